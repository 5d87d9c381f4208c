import { navWords as words } from '#words/nav'
import type { Mirror } from '../../platform/window/mirror'
import { site } from '../../site'
import { Logo } from '../../ui/Logo'
import { paths } from '../../words/paths'
import { useAccountName } from '../account/useAccountName'
import styles from './NavBar.module.css'
import { NavDropdown } from './NavDropdown'
import { SiteLink } from './SiteLink'
import { SmallMenu } from './SmallMenu'
import { accountEntries, navEntries } from './siteLinks'
import { useScrolledPast } from './useScrolledPast'

export interface NavBarProps {
  /** The path of the page that it stands on. */
  readonly path: string
  readonly account: Mirror
  readonly onSignOut: () => void
}

/** Fixed at the top; dark and blurred once the page is scrolled more than 10 px (contract, section 2.4). */
export function NavBar({ path, account, onSignOut }: NavBarProps) {
  const [sentinel, isScrolled] = useScrolledPast()
  const name = useAccountName(account)
  return (
    <>
      <i ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header className={styles.bar} data-scrolled={isScrolled || undefined}>
        <div className={styles.inner}>
          <SiteLink className={styles.logo} to={paths.home}>
            <Logo name={site.name} />
          </SiteLink>
          <nav className={styles.wide} aria-label={words.main}>
            <ul>
              {navEntries(path).map((entry) =>
                'to' in entry ? (
                  <li key={entry.to}>
                    <SiteLink className={styles.item} to={entry.to}>
                      {entry.label}
                    </SiteLink>
                  </li>
                ) : (
                  <NavDropdown key={entry.label} id="menu-learning" label={entry.label}>
                    {entry.entries.map(({ to, label }) => (
                      <li key={to}>
                        <SiteLink to={to}>{label}</SiteLink>
                      </li>
                    ))}
                  </NavDropdown>
                ),
              )}
              {name === undefined ? (
                <li className={styles.end}>
                  <SiteLink className={`${styles.item} ${styles.signIn}`} to={paths.login}>
                    {words.signIn}
                  </SiteLink>
                </li>
              ) : (
                <NavDropdown id="menu-account" label={name} isAtEnd>
                  {accountEntries.map(({ to, label }) => (
                    <li key={to}>
                      <SiteLink to={to}>{label}</SiteLink>
                    </li>
                  ))}
                  <li>
                    <button type="button" onClick={onSignOut}>
                      {words.signOut}
                    </button>
                  </li>
                </NavDropdown>
              )}
            </ul>
          </nav>
          <SmallMenu path={path} name={name} onSignOut={onSignOut} />
        </div>
      </header>
    </>
  )
}
