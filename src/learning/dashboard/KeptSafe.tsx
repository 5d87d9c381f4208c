import { dashboardWords as words } from '#words/dashboard'
import { readiness } from '../../platform/window/readiness'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { readinessText } from '../session/readinessText'
import { useOfflineReadiness } from '../session/useOfflineReadiness'
import { useSession } from '../session/SessionContext'
import styles from './KeptSafe.module.css'

/** Where the learner's work is, and how much of the course opens without a connection. */
export function KeptSafe() {
  const { learner } = useSession()
  const offline = useOfflineReadiness()
  const isReady = offline.state === 'ready'
  return (
    <>
      <h2 className="sr">{words.keptSafe}</h2>
      <div className={styles['kept']}>
        <p className={styles['fact']}>
          <Icon name="saved" />
          <b>{learner.kind === 'cloud' ? words.backedByAccount : words.onThisDevice}</b>
        </p>
        <p className={`${styles['fact']} ${isReady ? '' : styles['open']}`}>
          <Icon name={isReady ? 'check' : 'download'} />
          <span>{readinessText(offline)}</span>
        </p>
        {offline.state === 'paused-save-data' ? (
          <Button variant="line" size="compact" onClick={readiness.fetchLessons}>
            {words.download(offline.bytes)}
          </Button>
        ) : null}
      </div>
    </>
  )
}
