import { type footerWords, footerWords as words } from '#words/footer'
import type { Site } from '../../site'
import { Logo } from '../../ui/Logo'
import { filePath, paths, type SitePath } from '../../words/paths'
import styles from './Footer.module.css'
import { SiteLink } from './SiteLink'

/** The footer of public pages (contract, section 2.5). */
export function Footer({ site }: { readonly site: Site }) {
  return (
    <footer className={`${styles.footer} noPrint`}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <SiteLink className={styles.logo} to={paths.home}>
              <Logo name={site.name} />
            </SiteLink>
            <p>{site.description}</p>
            {site.email === '' ? null : (
              <p>
                <a className={styles.mail} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </p>
            )}
          </div>
          {footerColumns(site, words).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <Links>{links}</Links>
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <p className="num">{site.version}</p>
          <Links>{footerBase(site, words)}</Links>
        </div>
      </div>
    </footer>
  )
}

function Links({ children }: { readonly children: readonly FooterLink[] }) {
  if (children.length === 0) return null
  return (
    <ul>
      {children.map((link) => (
        <li key={link.label}>
          {link.kind === 'page' ? <SiteLink to={link.to}>{link.label}</SiteLink> : <a href={link.href}>{link.label}</a>}
        </li>
      ))}
    </ul>
  )
}

type FooterLink =
  | { readonly kind: 'page'; readonly label: string; readonly to: SitePath }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }

interface FooterColumn {
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

/** The last line of the footer, next to the version. */
export function footerBase(site: Site, words: Words): readonly FooterLink[] {
  return [
    ...elsewhere(words.privacy, filePath(site.documents.privacy)),
    ...elsewhere(words.terms, filePath(site.documents.terms)),
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
