import styles from './Skeleton.module.css'
import { useWaitingStyle } from './useWaitingStyle'

interface SkeletonProps {
  /** Read out while waiting, for example `Loading`. */
  readonly label: string
  /** Ruled bars in the place of rows. */
  readonly rows?: number
}

/** Invisible for the first 200 ms: what is read from the device is usually there sooner. */
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
