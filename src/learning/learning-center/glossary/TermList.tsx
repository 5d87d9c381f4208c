import type { GlossaryEntry } from '../../../curriculum/curriculum'
import type { LessonId } from '../../../progress/ids'
import type { LessonTarget } from './lessonTargets'
import styles from './TermList.module.css'
import { TermRow } from './TermRow'

interface TermListProps {
  readonly label: string
  readonly entries: readonly GlossaryEntry[]
  readonly lessons: ReadonlyMap<LessonId, LessonTarget>
  /** The id that the address names. */
  readonly chosen: string | null
}

export function TermList({ label, entries, lessons, chosen }: TermListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <TermRow key={entry.id} entry={entry} lesson={lessons.get(entry.lessonId)} isChosen={entry.id === chosen} />
      ))}
    </ul>
  )
}
