import { BackupLine } from '../../learning/session/BackupLine'
import { BackupNews } from '../../learning/session/BackupNews'
import { Leaf } from '../../ui/Leaf'
import styles from './BackupPlace.module.css'
import type { Frame } from './screens'

interface BackupPlaceProps {
  readonly frame: Frame | undefined
}

/**
 * Where the backup status stands. Lessons and quizzes say it beside their title, whose picture or bar begins at the top
 * of the window.
 */
export function BackupPlace({ frame }: BackupPlaceProps) {
  return (
    <>
      <BackupNews />
      {frame === 'section' ? (
        <Leaf className={styles['section'] ?? ''}>
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
