import styles from './PartSpinner.module.css'
import { Spinner } from './Spinner'
import { useWaitingStyle } from './useWaitingStyle'

interface PartSpinnerProps {
  /** Read out while waiting, for example `Loading`. */
  readonly label: string
}

/** Stands where a part of a page will be. Invisible for the first 200 ms: most parts are there sooner. */
export function PartSpinner({ label }: PartSpinnerProps) {
  const style = useWaitingStyle(false)
  return (
    <div className={styles.place} style={style} role="status">
      <Spinner size="medium" label={label} />
    </div>
  )
}
