import { useCallback, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { learnerFrameWords as words } from '#words/learnerFrame'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import type { StoreHealth } from '../../data/store/storeHealth'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Row } from '../../ui/Row'
import { buttonClass } from '../../ui/buttonClass'
import { SteadyButton } from '../../ui/SteadyButton'
import { backupFilePath, bringInFilePath } from '../../words/paths'
import styles from './StorageBanners.module.css'
import { asksForReload, ReloadPage } from '../../session/ReloadPage'

interface StorageBannersProps {
  readonly store: OpenedLearnerStore
  /** Whether an account has a copy of the lost data. */
  readonly hasAccount: boolean
}

/**
 * Warns above every screen when something is not saved: after a failed write, or when a database was deleted or
 * cleared.
 */
export function StorageBanners({ store, hasAccount }: StorageBannersProps) {
  const subscribe = useCallback((listener: () => void) => store.onHealth(listener), [store])
  const getHealth = useCallback(() => store.health(), [store])
  const health = useSyncExternalStore(subscribe, getHealth, getHealth)
  const [isLossSeen, setLossSeen] = useState(false)
  const hasLost = store.beginning === 'lost' && !isLossSeen
  if (health.kind === 'healthy' && !hasLost) return null
  const close = (): void => {
    setLossSeen(true)
    // If this can't be saved, the next page shows the warning again.
    void store.noteLossSeen()
  }
  return (
    <div className={styles.banners}>
      {health.kind === 'failing' ? <Failing health={health} store={store} /> : null}
      {hasLost ? (
        <Banner
          kind="wait"
          icon="warning"
          action={
            <Row gap={2}>
              <Link className={buttonClass('line', { size: 'compact' })} to={bringInFilePath}>
                {words.restoreFile}
              </Link>
              <Button variant="line" size="compact" onClick={close}>
                {words.close}
              </Button>
            </Row>
          }
        >
          <p>{words.progressLost}</p>
          <p>{hasAccount ? words.progressLostAccount : words.progressLostDo}</p>
        </Banner>
      ) : null}
    </div>
  )
}

interface FailingProps extends Pick<StorageBannersProps, 'store'> {
  readonly health: Extract<StoreHealth, { kind: 'failing' }>
}

function Failing({ health, store }: FailingProps) {
  const [isRestoring, setRestoring] = useState(false)
  const restore = async (): Promise<void> => {
    setRestoring(true)
    await store.restore()
    setRestoring(false)
  }
  if (health.isGone === true) {
    return (
      <Banner
        kind="error"
        action={
          <SteadyButton meaning="restore" size="compact" busy={isRestoring} onPress={() => void restore()}>
            {words.restore}
          </SteadyButton>
        }
      >
        <p>{words.storageGone}</p>
      </Banner>
    )
  }
  return (
    <Banner
      kind="error"
      action={
        asksForReload(health.reason) ? (
          <ReloadPage />
        ) : health.reason === 'quota' ? (
          <Link className={buttonClass('line', { size: 'compact' })} to={backupFilePath}>
            {words.toStorage}
          </Link>
        ) : undefined
      }
    >
      <p>{words.notSaving[health.reason]}</p>
    </Banner>
  )
}
