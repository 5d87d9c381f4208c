import type { footerWords } from '#words/footer'
import type { Site } from '../../site'
import { existingPaths } from '../../words/existingPaths'
import { paths, type SitePath } from '../../words/paths'

export type FooterLink =
  | { readonly kind: 'page'; readonly label: string; readonly to: SitePath }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

type Words = typeof footerWords
type Known = ReadonlySet<SitePath>

/** The columns of the footer (contract, section 2.5). Links without a target, and columns without a link, are left out. */
export function footerColumns(site: Site, words: Words, known: Known = existingPaths): readonly FooterColumn[] {
  const columns: readonly FooterColumn[] = [
    {
      title: words.platform,
      links: [
        ...page(words.aboutUs, paths.about, known),
        ...page(words.newsletters, paths.newsletters, known),
        ...page(words.contact, paths.contact, known),
      ],
    },
    {
      title: words.resources,
      links: [
        ...elsewhere(words.github, site.social.github),
        ...page(words.openSource, paths.openSource, known),
        ...page(words.research, paths.research, known),
      ],
    },
    {
      title: words.partnerships,
      links: [
        ...page(words.partnerWithUs, paths.partnerships, known),
        ...site.partners.flatMap(({ label, href }) => elsewhere(label, href)),
      ],
    },
  ]
  return columns.filter(({ links }) => links.length > 0)
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

function page(label: string, to: SitePath, known: Known): readonly FooterLink[] {
  return known.has(to) ? [{ kind: 'page', label, to }] : []
}

function elsewhere(label: string, href: string): readonly FooterLink[] {
  return href === '' ? [] : [{ kind: 'elsewhere', label, href }]
}
