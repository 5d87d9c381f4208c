import { appWords as words } from '#words/app'
import { Spinner } from '../ui/Spinner'
import { useWaitingStyle } from '../ui/useWaitingStyle'
import styles from './PageSpinner.module.css'

/** A placeholder for a page that is loading. It is invisible for the first 200 ms, because most pages load sooner. */
export function PageSpinner() {
  const style = useWaitingStyle(true)
  return (
    <div className={styles.place} style={style} role="status">
      <Spinner size="large" label={words.loading} />
    </div>
  )
}
