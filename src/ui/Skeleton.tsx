import styles from './Skeleton.module.css'
import { useWaitingStyle } from './useWaitingStyle'

interface SkeletonProps {
  /** Screen readers announce it while the content is loading, for example `Loading`. */
  readonly label: string
  /** The number of ruled bars that stand in for rows. */
  readonly rows?: number
}

/** The skeleton is invisible for the first 200 ms, because data from the device usually loads sooner. */
export function Skeleton({ label, rows = 6 }: SkeletonProps) {
  const style = useWaitingStyle(false)
  return (
    <div className={styles.skeleton} style={style} role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  )
}
