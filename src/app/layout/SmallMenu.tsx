import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { languagesWords } from '#words/languages'
import { navWords as words } from '#words/nav'
import { SiteIcon } from '../../ui/SiteIcon'
import { isolated } from '../../words/isolated'
import { otherLanguages } from '../../words/languages'
import { paths } from '../../words/paths'
import { LanguageEntries } from './LanguageEntries'
import styles from './NavBar.module.css'
import { SiteLink } from './SiteLink'
import { accountEntries, navEntries } from './siteLinks'
import type { Elements } from '../../ui/Elements'

interface SmallMenuProps {
  readonly path: string
  readonly name: string | undefined
  /** The learner's picture. It is next to the menu's button, with the name. */
  readonly picture: Elements
  readonly onSignOut: () => void
  readonly onSwitch: () => void
}

/** The menu on small screens. It is a `details` element, so it works before scripts load, or without them. */
export function SmallMenu({ path, name, picture, onSignOut, onSwitch }: SmallMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = name !== undefined && picture !== undefined
  const close = (): void => {
    if (details.current !== null) details.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || details.current?.open !== true) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  // The user chose an entry. If the entry links to the current page, the page keeps its scroll position.
  const onChoose = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) close()
  }
  return (
    <details ref={details} className={styles.small} onKeyDown={onKeyDown}>
      <summary
        className={`${styles.item} ${isNamed ? styles.whose : ''}`}
        aria-label={isNamed ? words.menuOf(name) : words.menu}
      >
        {isNamed ? (
          <>
            {picture}
            <bdi className={styles.label}>{name}</bdi>
          </>
        ) : null}
        <SiteIcon name="menu" />
      </summary>
      <nav aria-label={words.menu} onClick={onChoose}>
        <ul>
          {navEntries(path).map((entry) =>
            'to' in entry ? (
              <li key={entry.to}>
                <SiteLink to={entry.to}>{entry.label}</SiteLink>
              </li>
            ) : (
              <SmallGroup key={entry.label} label={entry.label}>
                {entry.entries}
              </SmallGroup>
            ),
          )}
          {name === undefined ? (
            <li>
              <SiteLink to={paths.login}>{words.signIn}</SiteLink>
            </li>
          ) : (
            <SmallGroup label={isolated(name)} onSignOut={onSignOut} onSwitch={onSwitch}>
              {accountEntries}
            </SmallGroup>
          )}
          {__HAS_LANGUAGES__ && otherLanguages().length > 0 ? (
            <li>
              <span className={styles.group}>{languagesWords.title}</span>
              <ul>
                <LanguageEntries path={path} />
              </ul>
            </li>
          ) : null}
        </ul>
      </nav>
    </details>
  )
}

interface SmallGroupProps {
  readonly label: string
  readonly children: readonly { readonly to: string; readonly label: string }[]
  readonly onSignOut?: () => void
  readonly onSwitch?: () => void
}

function SmallGroup({ label, children, onSignOut, onSwitch }: SmallGroupProps) {
  return (
    <li>
      <span className={styles.group}>{label}</span>
      <ul>
        {children.map(({ to, label: entry }) => (
          <li key={to}>
            <SiteLink to={to}>{entry}</SiteLink>
          </li>
        ))}
        {onSwitch === undefined ? null : (
          <li>
            <button type="button" onClick={onSwitch}>
              {words.switchLearner}
            </button>
          </li>
        )}
        {onSignOut === undefined ? null : (
          <li>
            <button type="button" onClick={onSignOut}>
              {words.signOut}
            </button>
          </li>
        )}
      </ul>
    </li>
  )
}
