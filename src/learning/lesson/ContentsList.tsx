import { type MouseEvent, useSyncExternalStore } from 'react'
import { lessonWords as words } from '#words/lesson'
import type { ContentsEntry } from './contents'
import styles from './LessonPage.module.css'
import type { ReadingTracker } from './readingTracker'

interface ContentsListProps {
  readonly entries: readonly ContentsEntry[]
  readonly tracker: ReadingTracker
}

/** The headings of the lesson, with the one that is being read. */
export function ContentsList({ entries, tracker }: ContentsListProps) {
  const current = useSyncExternalStore(tracker.subscribe, tracker.heading)
  return (
    <nav className={styles.toc} aria-label={words.inThisLesson}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} aria-current={entry.id === current ? 'true' : undefined} onClick={goToHeading}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Moves without an entry in the browser's history, so that Back still leaves the lesson. */
function goToHeading(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const heading = document.getElementById(event.currentTarget.hash.slice(1))
  if (heading === null) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
}
