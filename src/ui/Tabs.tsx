import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './Tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  /** Renders the link around the content. The current link must have `aria-current="page"`. */
  readonly link: (content: ReactNode) => ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
}

/** Binder tabs above the page on wide screens, a bar at the bottom on narrow ones. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className={`${styles.tabs} noPrint`} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.link(
              <>
                <Icon name={item.icon} />
                <span>{item.text}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
