import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import type { Manifest } from '../../curriculum/parseManifest'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { lessonPath } from '../../words/paths'
import styles from './KeptLessons.module.css'

interface KeptLessonsProps {
  readonly manifest: Manifest
  readonly bookmarks: ReadonlySet<string>
  readonly notes: ReadonlyMap<string, string>
}

/** The lessons that the learner marked or wrote on, in the order of the course; what has left the course comes last. */
export function KeptLessons({ manifest, bookmarks, notes }: KeptLessonsProps) {
  if (bookmarks.size === 0 && notes.size === 0) return null
  const lessons = manifest.modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
  const known = lessons.filter(({ lesson: { id } }) => bookmarks.has(id) || notes.has(id))
  const ids = new Set<string>(known.map(({ lesson: { id } }) => id))
  const gone = [...new Set([...bookmarks, ...notes.keys()])].filter((id) => !ids.has(id)).sort()
  return (
    <Fold label={words.keptTitle(bookmarks.size, notes.size)}>
      <p className={styles.text}>{words.keptText}</p>
      <ul className={styles.list}>
        {known.map(({ module, lesson }) => (
          <li key={lesson.id} data-module={module.id}>
            <Mark isSet={bookmarks.has(lesson.id)} />
            <Link to={lessonPath(module.id, lesson.id)}>{lesson.title}</Link>
            <Note text={notes.get(lesson.id)} />
          </li>
        ))}
        {gone.map((id) => (
          <li key={id}>
            <Mark isSet={bookmarks.has(id)} />
            <span className={styles.gone}>{words.keptOfAnother(id)}</span>
            <Note text={notes.get(id)} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Mark({ isSet }: { readonly isSet: boolean }) {
  return (
    <span className={isSet ? styles.bookmark : undefined}>
      <Icon name={isSet ? 'bookmark' : 'pencil'} size="small" />
      <span className="sr">{isSet ? words.bookmark : words.note}</span>
    </span>
  )
}

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className={styles.note}>{text}</p>
}
