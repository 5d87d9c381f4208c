import { dashboardWords as words } from '#words/dashboard'
import { Link } from 'react-router-dom'
import { readiness } from '../../platform/window/readiness'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { storagePath } from '../../words/paths'
import { readinessText, useOfflineReadiness } from '../session/useOfflineReadiness'
import { useKeptText } from '../session/useBackup'
import styles from './KeptSafe.module.css'

/** Where the learner's work is, and how much of the course opens without a connection. */
export function KeptSafe() {
  const kept = useKeptText()
  const offline = useOfflineReadiness()
  const isReady = offline.state === 'ready'
  return (
    <>
      <h2 className="sr">{words.keptSafe}</h2>
      <div className={styles.kept}>
        <p className={styles.fact}>
          <Icon name="saved" />
          <b>{kept}</b>
        </p>
        <p className={`${styles.fact} ${isReady ? '' : styles.open}`}>
          <Icon name={isReady ? 'check' : 'download'} />
          <span>{readinessText(offline)}</span>
        </p>
        {offline.state === 'paused-save-data' ? (
          <Button variant="line" size="compact" onClick={readiness.fetchLessons}>
            {words.download(offline.bytes)}
          </Button>
        ) : null}
        <Link className={`${textLinkClass} ${styles.more}`} to={storagePath}>
          {words.storage}
        </Link>
      </div>
    </>
  )
}
