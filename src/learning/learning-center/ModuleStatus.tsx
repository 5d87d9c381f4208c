import { learningCenterWords as words } from '#words/learningCenter'
import { balance } from '../../progress/balance'
import type { ProgressDocument } from '../../progress/document'
import { Bar } from '../../ui/Bar'
import { Chip } from '../../ui/Chip'
import type { ModuleStanding } from '../session/moduleStandings'
import styles from './ModuleRow.module.css'

interface ModuleStatusProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
}

/** The right side of a module: its price, its bar, or that all is posted. */
export function ModuleStatus({ standing, document }: ModuleStatusProps) {
  const { module, access, lessonsDone, percent, isQuizPassed, bestScore } = standing
  if (access.kind === 'locked') {
    const { total } = balance(document)
    return (
      <div className={styles.status}>
        <Chip kind="locked">{words.points(access.cost)}</Chip>
        <span className={styles.quiet}>
          {total < access.cost ? words.toGo(access.cost - total) : words.youHave(total)}
        </span>
      </div>
    )
  }
  if (lessonsDone === module.lessons.length) {
    return (
      <div className={styles.status}>
        <Chip kind="posted">{words.allPosted}</Chip>
        <span className={styles.quiet}>
          {isQuizPassed && bestScore !== undefined ? words.quizScore(bestScore) : words.quizOpen}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.status}>
      <Bar percent={percent} module={module.id} />
      <span className={styles.small}>{words.lessonsDone(lessonsDone, module.lessons.length, percent)}</span>
    </div>
  )
}
