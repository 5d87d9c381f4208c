import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shortDay, whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { LessonContent, ModuleInfo } from '../../curriculum/curriculum'
import type { LessonId, LocalDate } from '../../progress/ids'
import { pointsForLesson } from '../../progress/points'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { PageHeading } from '../../ui/PageHeading'
import { paths } from '../../words/paths'
import styles from './LessonHero.module.css'
import { LessonPicture } from './LessonPicture'
import { neighboursOf } from './LessonNeighbours'
import type { PreparedLesson } from './prepareLesson'

interface LessonHeroProps {
  readonly module: ModuleInfo
  readonly lessonId: LessonId
  readonly lesson: PreparedLesson
  readonly duration: LessonContent['duration']
  readonly isComplete: boolean
  /** The date of completion, where it is known. */
  readonly completedOn: LocalDate | undefined
  /** Whether this lesson opens without a connection. */
  readonly isKept: boolean
  /** It can be read, and not completed yet. */
  readonly isLocked: boolean
}

/** Picture, title and the facts of the lesson. */
export function LessonHero({
  module,
  lessonId,
  lesson,
  duration,
  isComplete,
  completedOn,
  isKept,
  isLocked,
}: LessonHeroProps) {
  const { number } = neighboursOf(module, lessonId)
  // What is completed in this visit says so in the bar: another line up here would move the text under the reader's eyes.
  const [wasComplete] = useState(isComplete)
  return (
    <header className={styles.hero}>
      <div className={styles.art}>
        <LessonPicture moduleId={module.id} image={lesson.image} />
      </div>
      <div className={styles.text}>
        <p className={styles.crumb}>
          <Link to={paths.learning}>{module.title}</Link>
          <span className="num">{words.lessonOf(String(number), String(module.lessons.length))}</span>
        </p>
        <PageHeading pageKey={lessonId}>{lesson.title}</PageHeading>
        {lesson.subtitle !== '' && <p className={styles.sub}>{lesson.subtitle}</p>}
        <ul className={styles.meta}>
          <li>
            <Icon name="clock" />
            {duration}
          </li>
          <li>{words.points(whole(pointsForLesson(lessonId)))}</li>
          {isLocked && (
            <li>
              <Chip kind="locked">{words.notOpenYet}</Chip>
            </li>
          )}
          {wasComplete && (
            <li className={isComplete ? undefined : styles.taken}>
              <Chip kind="posted">
                {completedOn === undefined ? words.posted : words.postedOn(shortDay(completedOn))}
              </Chip>
            </li>
          )}
          {/* In its place before it is known, so that nothing moves then. */}
          <li className={styles.kept} data-known={isKept || undefined}>
            <Icon name="check" />
            {words.readyOffline}
          </li>
        </ul>
      </div>
    </header>
  )
}
