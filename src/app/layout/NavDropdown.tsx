import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '../../ui/Icon'
import { createDropdown, nextStop } from './dropdown'
import styles from './NavBar.module.css'

interface NavDropdownProps {
  /** Of the list, in the page. Not React's own ids: the parts of a prerendered page are hydrated one by one. */
  readonly id: string
  readonly label: string
  /** List items with one link or button each. */
  readonly children: ReactNode
  readonly isAtEnd?: boolean
}

const stopsSelector = 'a[href], button'

/** A button and the list that it discloses: by hover, tap, Enter, or the down arrow. */
export function NavDropdown({ id, label, children, isAtEnd = false }: NavDropdownProps) {
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
    // The list becomes visible, and so focusable, once React has drawn it.
    requestAnimationFrame(() => stops[next]?.focus())
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>): void => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) dropdown.close()
  }
  // A finger enters and leaves with every tap; only its press counts.
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
        {label}
        <Icon name="chevronDown" size="small" />
      </button>
      <ul id={id} className={styles.menu} data-open={isOpen || undefined} onClick={dropdown.close}>
        {children}
      </ul>
    </li>
  )
}
