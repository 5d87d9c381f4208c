import { Link } from 'react-router-dom'
import { lessonWords as words } from '#words/lesson'
import type { ModuleInfo } from '../../curriculum/curriculum'
import { Icon } from '../../ui/Icon'
import { lessonPath, quizPath } from '../../words/paths'
import styles from './LessonNeighbours.module.css'
import { neighboursOf } from './neighbours'

interface LessonNeighboursProps {
  readonly module: ModuleInfo
  readonly lessonId: string
}

export function LessonNeighbours({ module, lessonId }: LessonNeighboursProps) {
  const { number, previous, next } = neighboursOf(module, lessonId)
  return (
    <nav className={styles.neighbours} aria-label={words.lessons}>
      {previous !== undefined && (
        <Link to={lessonPath(module.id, previous.id)}>
          <span className={styles.kind}>
            <Icon name="arrowLeft" size="small" />
            {words.lessonNumber(String(number - 1))}
          </span>
          <b>{previous.title}</b>
        </Link>
      )}
      {next === 'quiz' ? (
        <Link className={styles.next} to={quizPath(module.id)}>
          <span className={styles.kind}>
            {words.thenQuiz}
            <Icon name="arrowRight" size="small" />
          </span>
          <b>{module.quiz.title}</b>
        </Link>
      ) : (
        <Link className={styles.next} to={lessonPath(module.id, next.id)}>
          <span className={styles.kind}>
            {words.lessonNumber(String(number + 1))}
            <Icon name="arrowRight" size="small" />
          </span>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  )
}
