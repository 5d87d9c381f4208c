import { Link } from 'react-router-dom'
import { durationText } from '#words/duration'
import { checkOfferWords } from '#words/checkOffer'
import { learningCenterWords as words } from '#words/learningCenter'
import { signed, whole } from '#words/ledgerFormat'
import type { LessonInfo } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import { isLessonComplete } from '../../core/progress/lessons'
import { pointsForLesson, pointsForQuiz } from '../../core/progress/points'
import { checkDue } from '../../core/review/moduleChecks'
import type { LessonPlace, QuizDraft } from '../../data/store/learningRows'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { checkPath, lessonPath, quizPath } from '../../words/links'
import type { ModuleStanding } from '../../session/moduleStandings'
import type { Started } from '../../session/nextSteps'
import { useToday } from '../../session/useToday'
import { useIsKnown } from '../../session/useUnread'
import styles from './LessonList.module.css'

interface LessonListProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly started: Started
}

/** The lessons of a module, with its quiz last, and their totals. */
export function LessonList({ standing, document, started }: LessonListProps) {
  const { module, access, points } = standing
  const today = useToday()
  const isKnown = useIsKnown()
  const check = access.kind === 'open' && isKnown ? checkDue(document, module, today) : undefined
  const offer = check === undefined ? null : <CheckLine moduleId={module.id} text={checkOfferWords.offer[check]} />
  return (
    <div className={styles.list}>
      {check === 'before' ? offer : null}
      <ol aria-label={words.lessonsOf(module.title)}>
        {module.lessons.map((lesson, index) => (
          <LessonLine
            key={lesson.id}
            document={document}
            moduleId={module.id}
            lesson={lesson}
            number={index + 1}
            place={started.places.find(({ lessonId }) => lessonId === lesson.id)}
          />
        ))}
        <QuizLine standing={standing} draft={started.drafts.find(({ moduleId }) => moduleId === module.id)} />
      </ol>
      {check === 'before' ? null : offer}
      <p className={styles.sum}>
        <b>{words.modulePoints}</b>
        <span className={styles.total}>{whole(points)}</span>
      </p>
    </div>
  )
}

/** The self-check before or after the lessons. Its link covers the full row. */
function CheckLine({ moduleId, text }: { readonly moduleId: ModuleId; readonly text: string }) {
  return (
    <p className={styles.check}>
      <Link to={checkPath(moduleId)}>{text}</Link>
    </p>
  )
}

interface LessonLineProps {
  readonly document: ProgressDocument
  readonly moduleId: ModuleId
  readonly lesson: LessonInfo
  /** The position of the lesson in its module, from 1. */
  readonly number: number
  readonly place: LessonPlace | undefined
}

/** One lesson. Its link covers the full row. */
export function LessonLine({ document, moduleId, lesson, number, place }: LessonLineProps) {
  const isComplete = isLessonComplete(document, lesson.id)
  const percent = isComplete || place === undefined ? 0 : Math.round(place.read * 100)
  const points = pointsForLesson(lesson.id)
  return (
    <li className={`${styles.line} ${percent > 0 ? styles.isStarted : ''}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Link to={lessonPath(moduleId, lesson.id)}>{lesson.title}</Link>
      <span className={styles.minutes}>{durationText(lesson.duration)}</span>
      <span className={styles.state}>
        {isComplete ? <Chip kind="done">{words.lessonDone}</Chip> : null}
        {percent > 0 ? <Chip kind="progress">{words.read(percent)}</Chip> : null}
      </span>
      <span className={`${styles.points} ${isComplete ? styles.isDone : ''}`}>
        <span>{isComplete ? signed(points) : whole(points)}</span>
        <span className="sr"> {words.pointsWord}</span>
      </span>
    </li>
  )
}

interface QuizLineProps {
  readonly standing: ModuleStanding
  readonly draft: QuizDraft | undefined
}

/** The quiz of a module. It is a link if the module is unlocked. */
function QuizLine({ standing, draft }: QuizLineProps) {
  const { module, access, isQuizPassed } = standing
  const title = words.quizOf(module.title)
  const points = pointsForQuiz(module.id)
  return (
    <li className={styles.line}>
      <span className={styles.number}>
        <Icon name="ribbon" />
      </span>
      {access.kind === 'open' ? (
        <Link to={quizPath(module.id)}>{title}</Link>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      <span className={styles.minutes}>{durationText(module.quiz.duration)}</span>
      <span className={styles.state}>
        <QuizState standing={standing} draft={draft} />
      </span>
      <span className={`${styles.points} ${isQuizPassed ? styles.isDone : ''}`}>
        <span>{isQuizPassed ? signed(points) : whole(points)}</span>
        <span className="sr"> {words.pointsWord}</span>
      </span>
    </li>
  )
}

function QuizState({ standing: { access, isQuizPassed, bestScore, attempts, passingScore }, draft }: QuizLineProps) {
  if (access.kind === 'locked') return <Chip kind="locked">{words.quizLocked}</Chip>
  const answered = draft === undefined ? 0 : Object.keys(draft.answers).length
  if (answered > 0) return <Chip kind="progress">{words.quizStarted(answered)}</Chip>
  if (isQuizPassed && bestScore !== undefined) return <Chip kind="done">{words.quizPassed(bestScore)}</Chip>
  if (attempts > 0) return <Chip kind="progress">{words.quizTried}</Chip>
  return <span>{words.passAt(passingScore)}</span>
}
