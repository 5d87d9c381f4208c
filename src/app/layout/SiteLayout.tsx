import type { ReactNode } from 'react'
import { navWords as words } from '#words/nav'
import { mainContentId } from '../../words/paths'
import styles from './SiteLayout.module.css'
import type { Elements } from '../../ui/Elements'

interface SiteLayoutProps {
  /** The navigation bar. */
  readonly bar: Elements
  /** The tabs of the signed-in sections, above the content on wide screens. */
  readonly tabs?: Elements
  /** `under-bar`: the content starts at the top edge and adds its own space for the bar. Without tabs, `below-bar` starts below the bar. */
  readonly start: 'under-bar' | 'below-bar' | 'below-tabs'
  /** The footer. Leave it out for a task that needs the full screen, such as a quiz. */
  readonly footer?: Elements
  /** Floating elements: the scroll-to-top button and toasts. */
  readonly corner: Elements
  readonly children: ReactNode
}

/** Skip link, navigation bar, content, footer and scroll-to-top button (contract, section 2.1). */
export function SiteLayout({ bar, tabs, start, footer, corner, children }: SiteLayoutProps) {
  return (
    <div className={styles.site}>
      <a className="skip" href={`#${mainContentId}`}>
        {words.skip}
      </a>
      {bar}
      {tabs}
      <main id={mainContentId} tabIndex={-1} className={styles.main} data-start={start}>
        {children}
      </main>
      {footer}
      {corner}
    </div>
  )
}
