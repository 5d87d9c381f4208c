import type { ReactNode } from 'react'
import { achievementWords as words } from '#words/achievements'
import { dayNear, whole } from '#words/ledgerFormat'
import { moduleLook } from '../../core/curriculum/moduleLook'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { Achievement } from '../../core/progress/achievements'
import type { ProgressDocument } from '../../core/progress/document'
import { Bar } from '../../ui/Bar'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { Tally } from '../../ui/Tally'
import { useToday } from '../../session/useToday'
import { Text } from '../../ui/Text'
import styles from './AchievementRow.module.css'
import { achievementText } from './achievementText'

interface AchievementRowProps {
  readonly achievement: Achievement
  readonly manifest: Manifest
  readonly document: ProgressDocument
}

/** Shows one achievement, with its day if it is earned and with its progress if it is not. */
export function AchievementRow({ achievement, manifest, document }: AchievementRowProps) {
  const today = useToday()
  const { isEarned, day, done, needed } = achievement
  const { name, detail } = achievementText(achievement, manifest, document)
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <AchievementMark achievement={achievement} manifest={manifest} />
      </span>
      <div className={styles.text}>
        <Text isBold>{name}</Text>
        <Text tone="quiet" size="small" isNumeric>
          {detail}
        </Text>
        {isEarned ? null : <Bar percent={(done / needed) * 100} />}
      </div>
      {day === undefined ? null : (
        <time className={styles.day} dateTime={day}>
          {dayNear(day, today)}
        </time>
      )}
    </li>
  )
}

interface AchievementMarkProps {
  readonly achievement: Achievement
  readonly manifest: Manifest
}

/** The maximum number of strokes that fit beside the text. */
const mostStrokes = 7

/** Draws an achievement's picture, which is a module's block, a streak's strokes, or a stamp for all others. */
function AchievementMark({ achievement, manifest }: AchievementMarkProps) {
  const { goal, isEarned, done, needed } = achievement
  if (goal.kind === 'module')
    return <QuiltBlock look={moduleLook(manifest.modules, goal.moduleId)} done={done} total={needed} />
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
