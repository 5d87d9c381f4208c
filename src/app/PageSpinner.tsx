import { appWords as words } from '#words/app'
import { Spinner } from '../ui/Spinner'
import styles from './PageSpinner.module.css'

/** Stands where a page will be. Invisible for the first 200 ms: most pages are there sooner. */
export function PageSpinner() {
  return (
    <div className={styles.place} role="status">
      <Spinner size="large" label={words.loading} />
    </div>
  )
}
