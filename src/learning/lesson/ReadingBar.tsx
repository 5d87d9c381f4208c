import { useSyncExternalStore } from 'react'
import type { ReadingTracker } from './readingTracker'
import styles from './ReadingBar.module.css'

interface ReadingBarProps {
  readonly tracker: ReadingTracker
}

/** The red line at the top of the window. It says nothing that the page does not, so it is hidden from readers. */
export function ReadingBar({ tracker }: ReadingBarProps) {
  const share = useSyncExternalStore(tracker.subscribe, tracker.share)
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${100 * share}%`} height="4" />
    </svg>
  )
}
