import styles from './PartSpinner.module.css'
import { Spinner } from './Spinner'
import { useWaitingStyle } from './useWaitingStyle'

interface PartSpinnerProps {
  /** Screen readers announce it while the part is loading, for example `Loading`. */
  readonly label: string
}

/** A placeholder for a part that is loading. It is invisible for the first 200 ms, because most parts load sooner. */
export function PartSpinner({ label }: PartSpinnerProps) {
  const style = useWaitingStyle(false)
  return (
    <div className={styles.place} style={style} role="status">
      <Spinner size="medium" label={label} />
    </div>
  )
}
