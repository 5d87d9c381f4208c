import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import { signed, whole } from '#words/ledgerFormat'
import type { LessonInfo } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import type { ModuleId } from '../../progress/ids'
import { isLessonComplete } from '../../progress/lessons'
import { pointsForLesson } from '../../progress/points'
import type { LessonPlace } from '../../store/learnerStore'
import { Chip } from '../../ui/Chip'
import { lessonPath } from '../../words/paths'
import styles from './LessonList.module.css'

interface LessonLineProps {
  readonly document: ProgressDocument
  readonly moduleId: ModuleId
  readonly lesson: LessonInfo
  /** 1 for the first lesson of its module. */
  readonly number: number
  readonly place: LessonPlace | undefined
}

/** One lesson; the whole line is the target of its link. */
export function LessonLine({ document, moduleId, lesson, number, place }: LessonLineProps) {
  const isPosted = isLessonComplete(document, lesson.id)
  const percent = isPosted || place === undefined ? 0 : Math.round(place.read * 100)
  const points = pointsForLesson(lesson.id)
  return (
    <li className={`${styles.line} ${percent > 0 ? styles.isBegun : ''}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Link to={lessonPath(moduleId, lesson.id)}>{lesson.title}</Link>
      <span className={styles.minutes}>{lesson.duration}</span>
      <span className={styles.state}>
        {isPosted ? <Chip kind="posted">{words.posted}</Chip> : null}
        {percent > 0 ? <Chip kind="progress">{words.read(percent)}</Chip> : null}
      </span>
      <span className={`${styles.points} ${isPosted ? styles.isPosted : ''}`}>
        {isPosted ? signed(points) : whole(points)}
        <span className="sr"> {words.pointsWord}</span>
      </span>
    </li>
  )
}
