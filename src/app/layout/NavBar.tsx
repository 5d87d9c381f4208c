import { navWords as words } from '#words/nav'
import type { Mirror } from '../../platform/window/mirror'
import { site } from '../../site'
import { Logo } from '../../ui/Logo'
import { isolated } from '../../words/isolated'
import { language } from '../../words/language'
import { otherLanguages } from '../../words/languages'
import { isLearnerPath, paths } from '../../words/paths'
import { useAccountName } from '../account/useAccountName'
import { LanguageEntries } from './LanguageEntries'
import styles from './NavBar.module.css'
import { SiteLink } from './SiteLink'
import { SmallMenu } from './SmallMenu'
import { accountEntries, navEntries } from './siteLinks'
import { useScrolledPast } from './useScrolledPast'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react'
import { SiteIcon } from '../../ui/SiteIcon'
import { createDropdown, nextStop } from './dropdown'
import type { Elements } from '../../ui/Elements'

export interface NavBarProps {
  /** The path of the current page. */
  readonly path: string
  readonly account: Mirror
  readonly onSignOut: () => void
  readonly onSwitch: () => void
  /** The learner's picture, in the learner area, so that it is always visible who is learning. */
  readonly picture?: Elements
}

/**
 * The bar is fixed at the top. It is dark and blurred once the page is scrolled more than 10 px (contract, section
 * 2.4).
 */
export function NavBar({ path, account, onSignOut, onSwitch, picture }: NavBarProps) {
  const [sentinel, isScrolled] = useScrolledPast()
  const name = useAccountName(account)
  return (
    <>
      <i ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header className={`${styles.bar} noPrint`} data-scrolled={isScrolled || undefined}>
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
              {__HAS_LANGUAGES__ && (name === undefined || !isLearnerPath(path)) ? <BarLanguages path={path} /> : null}
              {name === undefined ? (
                <li className={styles.end}>
                  <SiteLink className={`${styles.item} ${styles.signIn}`} to={paths.login}>
                    {words.signIn}
                  </SiteLink>
                </li>
              ) : (
                <NavDropdown id="menu-account" label={isolated(name)} mark={picture} isAtEnd>
                  {accountEntries.map(({ to, label }) => (
                    <li key={to}>
                      <SiteLink to={to}>{label}</SiteLink>
                    </li>
                  ))}
                  {__HAS_LANGUAGES__ && isLearnerPath(path) ? <LanguageEntries path={path} /> : null}
                  <li>
                    <button type="button" onClick={onSwitch}>
                      {words.switchLearner}
                    </button>
                  </li>
                  <li>
                    <button type="button" onClick={onSignOut}>
                      {words.signOut}
                    </button>
                  </li>
                </NavDropdown>
              )}
            </ul>
          </nav>
          <SmallMenu path={path} name={name} picture={picture} onSignOut={onSignOut} onSwitch={onSwitch} />
        </div>
      </header>
    </>
  )
}

/** The only other language, or a menu of several. */
function BarLanguages({ path }: Pick<NavBarProps, 'path'>) {
  if (otherLanguages().length < 2) return <LanguageEntries path={path} className={styles.item} />
  return (
    <NavDropdown id="menu-language" label={language.name}>
      <LanguageEntries path={path} />
    </NavDropdown>
  )
}

interface NavDropdownProps {
  /**
   * The id of the list in the page. React's own ids don't work, because the parts of a prerendered page are hydrated
   * separately.
   */
  readonly id: string
  readonly label: string
  /** A picture in front of the label. */
  readonly mark?: Elements
  /** List items with one link or button each. */
  readonly children: ReactNode
  readonly isAtEnd?: boolean
}

const stopsSelector = 'a[href], button'

/** A button, and the list that opens on hover, a tap, Enter, or the down arrow. */
function NavDropdown({ id, label, mark, children, isAtEnd = false }: NavDropdownProps) {
  const [dropdown] = useState(createDropdown)
  const isOpen = useSyncExternalStore(dropdown.subscribe, dropdown.isOpen, dropdown.isOpen)

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>): void => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stopsSelector)]
    if (event.key === 'Escape' && isOpen) {
      dropdown.close()
      stops[0]?.focus()
      return
    }
    const next = nextStop(event.key, stops.indexOf(event.target as HTMLElement), stops.length)
    if (next === undefined) return
    event.preventDefault()
    dropdown.open()
    // The list is visible, and so focusable, only after React has rendered it.
    requestAnimationFrame(() => stops[next]?.focus())
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>): void => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) dropdown.close()
  }
  // A finger fires enter and leave events with every tap, so only its press is used.
  const byMouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then()
  }

  return (
    <li
      className={`${styles.drop} ${isAtEnd ? styles.end : ''}`}
      onPointerEnter={byMouse(dropdown.pointerEntered)}
      onPointerLeave={byMouse(dropdown.pointerLeft)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={dropdown.pressed}
      >
        {mark}
        <span className={styles.label}>{label}</span>
        <SiteIcon name="chevronDown" size="small" />
      </button>
      <ul id={id} className={styles.menu} data-open={isOpen || undefined} onClick={dropdown.close}>
        {children}
      </ul>
    </li>
  )
}
