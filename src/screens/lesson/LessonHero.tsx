import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dayNear, whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { LessonId, LocalDate } from '../../core/progress/ids'
import { pointsForLesson } from '../../core/progress/points'
import { Block } from '../../ui/Block'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { PageHeading } from '../../ui/PageHeading'
import { filePath, paths } from '../../words/paths'
import { Row } from '../../ui/Row'
import { Text } from '../../ui/Text'
import styles from './LessonHero.module.css'
import { neighboursOf } from './LessonNeighbours'
import type { PreparedLesson } from './prepareLesson'
import { pictureWords } from '#words/pictures'
import { type ModuleLook, QuiltBlock } from '../../ui/QuiltBlock'

interface LessonHeroProps {
  readonly module: ModuleInfo
  readonly lessonId: LessonId
  readonly lesson: PreparedLesson
  /** The duration in words. */
  readonly duration: string
  readonly isComplete: boolean
  /** The date of completion, if it is known. */
  readonly completedOn: LocalDate | undefined
  readonly today: LocalDate
  /** Whether this lesson opens offline. */
  readonly isKept: boolean
  /** Whether the lesson is locked. It can be read, but not completed yet. */
  readonly isLocked: boolean
}

/** The picture, title and facts of the lesson. */
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
  // A completion during this visit is shown in the bar. Another line above the text would move the text while it is
  // being read.
  const [wasComplete] = useState(isComplete)
  return (
    <header className={styles.hero}>
      <div className={`${styles.art} noPrint`}>
        <LessonPicture module={module} image={lesson.image} />
      </div>
      <div className={styles.text}>
        <Row as="p" rowGap={0} gap={4} align="center" after={2} size="small" className={styles.crumb}>
          <Link to={paths.learning}>{module.title}</Link>
          <span className="num">{words.lessonOf(String(number), String(module.lessons.length))}</span>
        </Row>
        <PageHeading pageKey={lessonId}>{lesson.title}</PageHeading>
        {lesson.subtitle !== '' && (
          <Text width={34} before={2} after={2} tone="quiet" size="lead">
            {lesson.subtitle}
          </Text>
        )}
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
              <Chip kind="done">
                {completedOn === undefined ? words.lessonDone : words.doneOn(dayNear(completedOn, today))}
              </Chip>
            </li>
          )}
          {/* The item has its space before the answer is known, so that nothing moves then. */}
          <Block as="li" tone="done" className={styles.kept} data-known={isKept || undefined}>
            <Icon name="check" />
            {words.readyOffline}
          </Block>
        </ul>
      </div>
    </header>
  )
}

interface LessonPictureProps {
  readonly module: ModuleLook & { readonly id: string }
  /** The name of the lesson's drawing. If the name is unknown, the module's own drawing is shown. */
  readonly image: string | undefined
}

/** Three rows of eleven blocks, so that one complete block is in the middle and the quilt extends past the edges. */
const BLOCKS = Array.from({ length: 33 }, (_, index) => index)

/** Shows the lesson's drawing. Without a drawing, it shows the module's quilt block, large and repeated. */
export function LessonPicture({ module, image }: LessonPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([])
  const name = [image, module.id].find((one) => one !== undefined && isDrawn(one) && !missing.includes(one))
  if (name === undefined) return <Quilt look={module} />
  return (
    <img
      className={styles.scene}
      src={filePath(`/illustrations/${name}.svg`)}
      alt={pictureWords[name]}
      width={640}
      height={372}
      decoding="async"
      onError={() => setMissing([...missing, name])}
    />
  )
}

/** Returns whether a drawing with this name exists. Lesson text is data, and an unknown name must not load anything. */
function isDrawn(name: string): boolean {
  return Object.hasOwn(pictureWords, name)
}

function Quilt({ look }: { readonly look: ModuleLook }) {
  return (
    <div className={styles.quilt} aria-hidden="true">
      {BLOCKS.map((index) => (
        <QuiltBlock key={index} look={look} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}
