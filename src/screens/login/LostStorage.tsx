import { Link } from 'react-router-dom'
import { lostStorageWords as words } from '#words/lostStorage'
import type { Learner } from '../../data/accounts/accounts'
import { nameOf } from '../../data/accounts/learnerName'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { loginPath } from '../../words/links'
import { bringInFilePath } from '../../words/paths'
import styles from './LostStorage.module.css'

interface LostStorageProps {
  readonly learners: readonly Learner[]
  /** Whether a backup file is restored next. If so, the screen's first paragraph describes the next step. */
  readonly hasFile: boolean
  readonly onSignIn: () => void
}

/** Lists the learners whose data the browser has deleted, and their options. Renders nothing if no data is missing. */
export function LostStorage({ learners, hasFile, onSignIn }: LostStorageProps) {
  const found = learners.filter(({ isFound }) => isFound === true)
  const cleared = learners.filter(({ isCleared }) => isCleared === true)
  if (found.length + cleared.length === 0) return null
  const accounts = cleared.filter(({ kind }) => kind === 'cloud')
  return (
    <div className={styles.lost}>
      {found.length === 0 ? null : (
        <Banner kind="wait" icon="warning">
          <p>{words.found(found.map(nameOf))}</p>
          <p>{found.every(({ isProtected }) => isProtected) ? words.foundDo : words.foundOpen}</p>
        </Banner>
      )}
      {cleared.length === 0 ? null : (
        <Banner
          kind="wait"
          icon="warning"
          action={
            <div className={styles.ways}>
              {hasFile ? null : (
                <Link className={buttonClass('line', { size: 'compact' })} to={loginPath(bringInFilePath)}>
                  {words.restore}
                </Link>
              )}
              {accounts.length === 0 ? null : (
                <Button variant="line" size="compact" onClick={onSignIn}>
                  {words.signIn}
                </Button>
              )}
            </div>
          }
        >
          <p>{words.cleared(cleared.map(nameOf))}</p>
          {hasFile ? null : <p>{words.clearedDo}</p>}
          {accounts.length === 0 ? null : <p>{words.clearedAccount(accounts.map(nameOf))}</p>}
        </Banner>
      )}
    </div>
  )
}
