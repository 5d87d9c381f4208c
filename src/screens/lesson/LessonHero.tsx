import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dayNear, whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { LessonId, LocalDate } from '../../core/progress/ids'
import { pointsForLesson } from '../../core/progress/points'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { PageHeading } from '../../ui/PageHeading'
import { paths } from '../../words/paths'
import styles from './LessonHero.module.css'
import { neighboursOf } from './LessonNeighbours'
import type { PreparedLesson } from './prepareLesson'
import { pictureWords } from '#words/pictures'
import { QuiltBlock } from '../../ui/QuiltBlock'

interface LessonHeroProps {
  readonly module: ModuleInfo
  readonly lessonId: LessonId
  readonly lesson: PreparedLesson
  /** What it takes, as text. */
  readonly duration: string
  readonly isComplete: boolean
  /** The date of completion, where it is known. */
  readonly completedOn: LocalDate | undefined
  readonly today: LocalDate
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
  today,
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
            <span>{duration}</span>
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
                {completedOn === undefined ? words.posted : words.postedOn(dayNear(completedOn, today))}
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

interface LessonPictureProps {
  readonly moduleId: string
  /** The drawing that the lesson asks for; an unknown name shows the module's own. */
  readonly image: string | undefined
}

/** Three rows of eleven: one whole block stands in the middle of every picture, and the quilt runs off its edges. */
const BLOCKS = Array.from({ length: 33 }, (_, index) => index)

/** The scene of the lesson, or the module's quilt block, large and repeated, where no scene can be had. */
export function LessonPicture({ moduleId, image }: LessonPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([])
  const name = [image, moduleId].find((one) => one !== undefined && isDrawn(one) && !missing.includes(one))
  if (name === undefined) return <Quilt moduleId={moduleId} />
  return (
    <img
      className={styles.scene}
      src={`/illustrations/${name}.svg`}
      alt={pictureWords[name]}
      width={640}
      height={372}
      decoding="async"
      onError={() => setMissing([...missing, name])}
    />
  )
}

/** Lesson text is data: a name that no drawing has asks for nothing. */
function isDrawn(name: string): boolean {
  return Object.hasOwn(pictureWords, name)
}

function Quilt({ moduleId }: { readonly moduleId: string }) {
  return (
    <div className={styles.quilt} aria-hidden="true">
      {BLOCKS.map((index) => (
        <QuiltBlock key={index} module={moduleId} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}
