import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import { signed, whole } from '#words/ledgerFormat'
import { pointsForQuiz } from '../../progress/points'
import type { QuizDraft } from '../../store/learnerStore'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { quizPath } from '../../words/paths'
import type { ModuleStanding } from '../session/moduleStandings'
import styles from './LessonList.module.css'

interface QuizLineProps {
  readonly standing: ModuleStanding
  readonly draft: QuizDraft | undefined
}

/** The quiz of a module: a link once the module is open. */
export function QuizLine({ standing, draft }: QuizLineProps) {
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
      <span className={styles.minutes}>{module.quiz.duration}</span>
      <span className={styles.state}>
        <QuizState standing={standing} draft={draft} />
      </span>
      <span className={`${styles.points} ${isQuizPassed ? styles.isPosted : ''}`}>
        {isQuizPassed ? signed(points) : whole(points)}
        <span className="sr"> {words.pointsWord}</span>
      </span>
    </li>
  )
}

function QuizState({ standing: { access, isQuizPassed, bestScore, attempts, passingScore }, draft }: QuizLineProps) {
  if (access.kind === 'locked') return <Chip kind="locked">{words.quizLocked}</Chip>
  const answered = draft === undefined ? 0 : Object.keys(draft.answers).length
  if (answered > 0) return <Chip kind="progress">{words.quizStarted(answered)}</Chip>
  if (isQuizPassed && bestScore !== undefined) return <Chip kind="posted">{words.quizPassed(bestScore)}</Chip>
  if (attempts > 0) return <Chip kind="progress">{words.quizTried}</Chip>
  return <>{words.passAt(passingScore)}</>
}
