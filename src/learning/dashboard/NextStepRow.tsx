import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import { pointsForLesson, pointsForQuiz } from '../../progress/points'
import { lessonPath, quizPath } from '../../words/paths'
import type { Step } from '../session/nextSteps'
import styles from './NextStepRow.module.css'

interface NextStepRowProps {
  readonly step: Step
}

/** The step after the one on the sheet. The whole row is the target of its link. */
export function NextStepRow({ step }: NextStepRowProps) {
  const isLesson = step.kind === 'lesson'
  const points = isLesson ? pointsForLesson(step.lesson.id) : pointsForQuiz(step.module.id)
  const duration = isLesson ? step.lesson.duration : step.module.quiz.duration
  return (
    <p className={styles.row}>
      <span className={styles.note}>{words.nextBestStep}</span>
      <Link to={isLesson ? lessonPath(step.module.id, step.lesson.id) : quizPath(step.module.id)}>
        {isLesson ? step.lesson.title : words.quizOf(step.module.title)}
      </Link>
      <span className={styles.note}>{words.stepFacts(duration, points)}</span>
    </p>
  )
}
