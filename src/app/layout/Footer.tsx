import { footerWords as words } from '#words/footer'
import type { Site } from '../../site'
import { Logo } from '../../ui/Logo'
import { paths } from '../../words/paths'
import styles from './Footer.module.css'
import { type FooterLink, footerBase, footerColumns } from './footerLinks'
import { SiteLink } from './SiteLink'

/** The footer of public pages (contract, section 2.5). */
export function Footer({ site }: { readonly site: Site }) {
  return (
    <footer className={styles.footer}>
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
