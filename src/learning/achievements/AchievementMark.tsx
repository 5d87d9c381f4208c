import type { ReactNode } from 'react'
import { achievementWords as words } from '#words/achievements'
import { whole } from '#words/ledgerFormat'
import type { Achievement } from '../../progress/achievements'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { Tally } from '../../ui/Tally'
import styles from './AchievementRow.module.css'

interface AchievementMarkProps {
  readonly achievement: Achievement
}

/** More strokes than these don't fit beside the text. */
const mostStrokes = 7

/** The picture of an achievement: the block of a module, the strokes of a streak, a stamp for the rest. */
export function AchievementMark({ achievement }: AchievementMarkProps) {
  const { goal, isEarned, done, needed } = achievement
  if (goal.kind === 'module') return <QuiltBlock module={goal.moduleId} done={done} total={needed} />
  if (goal.kind === 'streak' && done > 0 && done <= mostStrokes) {
    return (
      <span className={styles.tally}>
        <Tally count={done} label={words.tally(done)} />
      </span>
    )
  }
  return (
    <span className={`${styles.stamp} ${isEarned ? styles.isEarned : ''}`} aria-hidden="true">
      {stamp(achievement)}
    </span>
  )
}

function stamp({ goal, needed }: Achievement): ReactNode {
  switch (goal.kind) {
    case 'first-lesson':
      return <Icon name="book" />
    case 'first-quiz':
      return <Icon name="check" />
    case 'perfect-score':
      return words.stamp.perfect
    case 'points':
      return words.stamp.points(goal.points)
    case 'half-of-lessons':
      return <span className={styles.fraction}>{words.stamp.half}</span>
    case 'streak':
    case 'module':
    case 'all-lessons':
    case 'all-quizzes':
      return whole(needed)
  }
}
