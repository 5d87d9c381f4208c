import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../core/curriculum/parseLists'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import type { LessonId } from '../../../core/progress/ids'
import { Icon } from '../../../ui/Icon'
import { PhoneText } from '../../../ui/PhoneText'
import { lessonPath } from '../../../words/links'
import styles from './TermList.module.css'

interface TermListProps {
  readonly label: string
  readonly entries: readonly GlossaryEntry[]
  readonly lessons: ReadonlyMap<LessonId, LessonTarget>
  /** The term id in the address. */
  readonly chosen: string | undefined
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

interface TermRowProps {
  readonly entry: GlossaryEntry
  /** The term's lesson, or undefined if the manifest does not list it. */
  readonly lesson: LessonTarget | undefined
  readonly isChosen: boolean
}

/** One term. If its id is in the address, the term is marked, scrolled into view and focused. */
function TermRow({ entry: { term, definition }, lesson, isChosen }: TermRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  const definitionId = useId()
  useEffect(() => {
    if (!isChosen) return undefined
    // The next frame comes after the router has scrolled to the top and the page heading has taken the focus.
    const frame = requestAnimationFrame(() => {
      name.current?.focus({ preventScroll: true })
      row.current?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isChosen])
  return (
    <li ref={row} className={`${styles.row} ${isChosen ? styles.isChosen : ''}`}>
      <h3 ref={name} tabIndex={-1} aria-describedby={definitionId} className={styles.term}>
        {term}
      </h3>
      <p id={definitionId} className={styles.definition}>
        <PhoneText>{definition}</PhoneText>
      </p>
      <p className={styles.lesson}>
        {lesson === undefined ? null : (
          <Link to={lesson.path}>
            <Icon name="book" size="small" />
            <span>
              <span className="sr">{words.lesson}</span>
              <span>{lesson.title}</span>
            </span>
          </Link>
        )}
      </p>
    </li>
  )
}

export interface LessonTarget {
  readonly title: string
  readonly path: string
}

/** The address and title of each lesson. */
export function lessonTargets(manifest: Manifest): ReadonlyMap<LessonId, LessonTarget> {
  return new Map(
    manifest.modules.flatMap((module) =>
      module.lessons.map(({ id, title }) => [id, { title, path: lessonPath(module.id, id) }] as const),
    ),
  )
}
