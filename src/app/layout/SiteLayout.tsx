import type { ReactNode } from 'react'
import { navWords as words } from '#words/nav'
import { mainContentId } from '../../words/paths'
import styles from './SiteLayout.module.css'
import type { Elements } from '../../ui/Elements'

interface SiteLayoutProps {
  /** The navigation bar. */
  readonly bar: Elements
  /** The tabs of the signed-in sections, above the content when wide. */
  readonly tabs?: Elements
  /** `under-bar`: the content begins at the top edge and keeps clear of the bar by itself. */
  readonly start: 'under-bar' | 'below-tabs'
  /** Below everything; without one the screen is a task that nothing else should stand beside, such as a quiz. */
  readonly footer?: Elements
  /** What floats: scroll-to-top button and toasts. */
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
