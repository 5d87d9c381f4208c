import { dayNear } from '#words/ledgerFormat'
import type { Manifest } from '../../curriculum/curriculum'
import type { Achievement } from '../../progress/achievements'
import type { ProgressDocument } from '../../progress/document'
import { Bar } from '../../ui/Bar'
import { useToday } from '../session/useToday'
import { AchievementMark } from './AchievementMark'
import styles from './AchievementRow.module.css'
import { achievementText } from './achievementText'

interface AchievementRowProps {
  readonly achievement: Achievement
  readonly manifest: Manifest
  readonly document: ProgressDocument
}

/** One entry: earned with its day, or open with how far it is. */
export function AchievementRow({ achievement, manifest, document }: AchievementRowProps) {
  const today = useToday()
  const { isEarned, day, done, needed } = achievement
  const { name, detail } = achievementText(achievement, manifest, document)
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <AchievementMark achievement={achievement} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{detail}</p>
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
