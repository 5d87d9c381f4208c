import { navWords } from '#words/nav'
import { plainScreenWords as words } from '#words/plainScreens'
import { site } from '../../site'
import { isolated } from '../../words/isolated'
import { paths } from '../../words/paths'
import { useAccountName } from '../account/useAccountName'
import { Row } from '../../ui/Row'
import { LanguageEntries } from './LanguageEntries'
import type { NavBarProps } from './NavBar'
import styles from './PlainBar.module.css'
import { SiteLink } from './SiteLink'
import { navEntries, type SiteLinkEntry } from './siteLinks'

const sections: readonly SiteLinkEntry[] = [
  { to: paths.dashboardOld, label: navWords.dashboard },
  { to: paths.learningOld, label: navWords.learningCenter },
  { to: paths.achievements, label: navWords.sectionEarned },
  { to: paths.tools, label: navWords.sectionTools },
  { to: paths.profile, label: navWords.profile },
]

/**
 * All links of the navigation bar and the tabs as plain text at the top of the page. It does not follow the scroll
 * position.
 */
export function PlainBar({ path, account, onSignOut, onSwitch, picture }: NavBarProps) {
  const name = useAccountName(account)
  const pages = navEntries(path).flatMap((entry) => ('to' in entry ? [entry] : entry.entries))
  return (
    <header className={styles.bar}>
      <div className="wrap">
        <Row as="p" rowGap={0} gap={4} align="center" justify="between" after={0} className={styles.site}>
          {site.name}
          {name === undefined || picture === undefined ? null : (
            <Row as="span" isInline isOneLine gap={2} align="center" breaksWords className={styles.whose}>
              {picture} <bdi>{name}</bdi>
            </Row>
          )}
        </Row>
        <nav aria-label={navWords.sections}>
          <ul className={styles.links}>
            {sections.map(({ to, label }) => (
              <li key={to}>
                {to === path ? (
                  <b aria-current="page">{label}</b>
                ) : (
                  <SiteLink className={styles.link} to={to}>
                    {label}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <details>
          <summary className={styles.link}>{words.more}</summary>
          <nav aria-label={navWords.main}>
            <ul className={styles.links}>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink className={styles.link} to={to}>
                    {label}
                  </SiteLink>
                </li>
              ))}
              {name === undefined ? null : (
                <>
                  <li>
                    <button type="button" className={styles.link} onClick={onSwitch}>
                      {navWords.switchLearner}
                    </button>
                  </li>
                  <li>
                    <button type="button" className={styles.link} onClick={onSignOut}>
                      {`${navWords.signOut} (${isolated(name)})`}
                    </button>
                  </li>
                </>
              )}
              {__HAS_LANGUAGES__ ? <LanguageEntries path={path} className={styles.link} /> : null}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}
