import { BackupLine, BackupNews } from '../../learning/session/BackupLine'
import { useSession } from '../../learning/session/SessionContext'
import { Leaf } from '../../ui/Leaf'
import styles from './BackupPlace.module.css'
import type { Frame } from './screens'

interface BackupPlaceProps {
  readonly frame: Frame | undefined
}

/**
 * Where the backup status of an account stands. Lessons and quizzes say it beside what was changed. Where there is little
 * room only what the learner has to do something about is worth a line.
 */
export function BackupPlace({ frame }: BackupPlaceProps) {
  const { learner } = useSession()
  // Without an account there is only one place, and it is said where something was saved.
  if (learner.kind === 'device') return null
  return (
    <>
      <BackupNews />
      {frame === 'section' ? (
        <Leaf className={styles.section}>
          <BackupLine />
        </Leaf>
      ) : frame === 'plain' ? (
        <div className="wrap">
          <BackupLine />
        </div>
      ) : null}
    </>
  )
}
