import { classBookWords as common } from '#words/classBook'
import { membersOf } from '../../../protocol/book/members'
import { focusPageHeading } from '../../../../ui/PageHeading'
import { Button, ButtonRow } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { ChangePassword } from './ChangePassword'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { CloseClass } from './CloseClass'
import styles from './KeepPage.module.css'
import { LeftMembers } from './LeftMembers'
import { fullMoment } from '../moments'
import { useBookBackup } from './useBookBackup'

const words = common.keep

interface KeepPageProps extends ClassPageProps {
  readonly onLock: () => void
  readonly onClosed: () => void
}

/** Backs up, locks and deletes the class, and changes its password. */
export function KeepPage({ view, onLock, onClosed }: KeepPageProps) {
  const { isMadeUp, state } = view
  return (
    <>
      <LeafRow
        folio={
          <p>
            {words.folio[0]} {words.folio[1]}
          </p>
        }
      >
        <ClassHead view={view} page="keep" title={words.title} />
        {isMadeUp ? <p>{words.notInDemo}</p> : <BackUp view={view} />}
      </LeafRow>
      <LeftMembers view={view} />
      {isMadeUp ? null : (
        <>
          <LeafRow>
            <h2>{words.lockTitle}</h2>
            <p className={styles.text}>{words.lockText}</p>
            <Button
              variant="line"
              onClick={() => {
                onLock()
                focusPageHeading()
              }}
            >
              <Icon name="lock" size="small" /> <span>{words.lock}</span>
            </Button>
          </LeafRow>
          <LeafRow>
            <ChangePassword view={view} />
          </LeafRow>
          <LeafRow>
            <CloseClass view={view} members={membersOf(state.book).length} onClosed={onClosed} />
          </LeafRow>
        </>
      )}
    </>
  )
}

function BackUp({ view }: ClassPageProps) {
  const { book, state, now } = view
  const { backedUpAt, hasChanged } = state
  const { make, isBusy, news } = useBookBackup(book)
  return (
    <>
      <h2>{words.backupTitle}</h2>
      <p className={styles.text}>{words.backupText}</p>
      <p className={backedUpAt === undefined || hasChanged ? styles.due : styles.kept}>
        <Icon name={backedUpAt === undefined || hasChanged ? 'warning' : 'check'} />
        <span>
          {backedUpAt === undefined
            ? words.never
            : (hasChanged ? words.stale : words.whole)(fullMoment(backedUpAt, now))}
        </span>
      </p>
      {state.damaged > 0 ? <p className={styles.due}>{common.damagedRows(state.damaged)}</p> : null}
      <ButtonRow>
        <Button busy={isBusy} busyLabel={words.making} onClick={() => void make()}>
          <Icon name="download" size="small" /> <span>{words.make}</span>
        </Button>
      </ButtonRow>
      <p role="status">{news}</p>
    </>
  )
}
