import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../curriculum/curriculum'
import { Icon } from '../../../ui/Icon'
import type { LessonTarget } from './lessonTargets'
import styles from './TermList.module.css'

interface TermRowProps {
  readonly entry: GlossaryEntry
  /** Missing for a lesson that the manifest does not list. */
  readonly lesson: LessonTarget | undefined
  readonly isChosen: boolean
}

/** One term. The one that the address names is marked, in view and read out first. */
export function TermRow({ entry: { term, definition }, lesson, isChosen }: TermRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  const definitionId = useId()
  useEffect(() => {
    if (!isChosen) return undefined
    // After the router has put the page to its top and the page heading has taken the focus.
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
        {definition}
      </p>
      <p className={styles.lesson}>
        {lesson === undefined ? null : (
          <Link to={lesson.path}>
            <Icon name="book" size="small" />
            <span>
              <span className="sr">{words.lesson}</span>
              {lesson.title}
            </span>
          </Link>
        )}
      </p>
    </li>
  )
}
