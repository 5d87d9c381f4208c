import { Link } from 'react-router-dom'
import { lessonPath } from '../../words/links'
import { useManifest } from '../../session/useRead'
import styles from './Review.module.css'

/** The title of a lesson, as a link if the course has the lesson. */
export function LessonLink({ lessonId }: { readonly lessonId: string }) {
  const manifest = useManifest()
  const module = manifest?.value.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId))
  const lesson = module?.lessons.find(({ id }) => id === lessonId)
  if (module === undefined || lesson === undefined) return <span>{lessonId}</span>
  return (
    <Link className={styles.link} to={lessonPath(module.id, lesson.id)}>
      {lesson.title}
    </Link>
  )
}
