import { appWords as words } from '#words/app'
import { Spinner } from '../ui/Spinner'
import { useWaitingStyle } from '../ui/useWaitingStyle'
import styles from './PageSpinner.module.css'

/** Stands where a page will be. Invisible for the first 200 ms: most pages are there sooner. */
export function PageSpinner() {
  const style = useWaitingStyle(true)
  return (
    <div className={styles.place} style={style} role="status">
      <Spinner size="large" label={words.loading} />
    </div>
  )
}
