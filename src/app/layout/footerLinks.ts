import type { footerWords } from '#words/footer'
import type { Site } from '../../site'
import { paths, type SitePath } from '../../words/paths'

export type FooterLink =
  | { readonly kind: 'page'; readonly label: string; readonly to: SitePath }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

type Words = typeof footerWords

/** The columns of the footer (contract, section 2.5). Links without a target are left out. */
export function footerColumns(site: Site, words: Words): readonly FooterColumn[] {
  return [
    {
      title: words.platform,
      links: [
        page(words.aboutUs, paths.about),
        page(words.newsletters, paths.newsletters),
        page(words.contact, paths.contact),
      ],
    },
    {
      title: words.resources,
      links: [
        ...elsewhere(words.github, site.social.github),
        page(words.openSource, paths.openSource),
        page(words.research, paths.research),
      ],
    },
    {
      title: words.partnerships,
      links: [
        page(words.partnerWithUs, paths.partnerships),
        ...site.partners.flatMap(({ label, href }) => elsewhere(label, href)),
      ],
    },
  ]
}

/** The last line of the footer, beside the version. */
export function footerBase(site: Site, words: Words): readonly FooterLink[] {
  return [
    ...elsewhere(words.privacy, site.documents.privacy),
    ...elsewhere(words.terms, site.documents.terms),
    ...elsewhere(words.github, site.social.github),
    ...elsewhere(words.linkedin, site.social.linkedin),
    ...elsewhere(words.x, site.social.x),
  ]
}

function page(label: string, to: SitePath): FooterLink {
  return { kind: 'page', label, to }
}

function elsewhere(label: string, href: string): readonly FooterLink[] {
  return href === '' ? [] : [{ kind: 'elsewhere', label, href }]
}
