import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteAccountWords } from '#words/deleteAccount'
import { profileWords } from '#words/profile'
import { startOverWords as words } from '#words/earlierProgress'
import { hasLearning, type ProgressDocument } from '../../core/progress/document'
import { isFileWhole } from '../../data/store/backupFile'
import { Button, ButtonRow } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { News } from '../../ui/News'
import { Skeleton } from '../../ui/Skeleton'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { useAction } from '../../ui/useAction'
import { backupFilePath, earlierProgressPath } from '../../words/paths'
import { AccountUnread } from '../../session/AccountUnread'
import { useSession } from '../../session/SessionContext'
import { useProgress, useRead } from '../../session/useRead'
import { useUnread } from '../../session/useUnread'
import { DeleteAccount } from './DeleteAccount'
import styles from './DeleteView.module.css'
import { TypedPhrase } from './TypedPhrase'
import { ViewHead } from './ViewHead'

/** The profile view for starting over and for deleting an account. */
export function DeleteView() {
  const { learner, deletion } = useSession()
  const document = useProgress()
  const unread = useUnread()
  const isThere = document !== undefined && unread !== undefined
  return (
    <Leaf>
      <LeafRow isTight={isThere}>
        <ViewHead view="delete" />
        {isThere ? null : <Skeleton label={profileWords.loading} />}
      </LeafRow>
      {isThere ? (
        <>
          <LeafRow>
            {/* Before the account is read, no one knows how much progress would go back to zero. */}
            {unread === 'known' ? (
              <StartOver document={document} />
            ) : (
              <AccountUnread why={unread} document={document} />
            )}
          </LeafRow>
          {learner.kind === 'cloud' && deletion !== undefined ? (
            <LeafRow>
              <DeleteAccount loader={deletion} />
            </LeafRow>
          ) : null}
          {learner.kind === 'device' ? (
            <LeafRow>
              <DeleteHere />
            </LeafRow>
          ) : null}
        </>
      ) : null}
    </Leaf>
  )
}

interface StartOverProps {
  readonly document: ProgressDocument
}

/**
 * Starts over with no progress, after the learner has typed a phrase. The earlier progress is kept, and a backup file
 * is offered first.
 */
function StartOver({ document }: StartOverProps) {
  const earlier = useRead(useSession().reads.supersededRecords)
  const [news, setNews] = useState('')
  return (
    <>
      <h2>{words.title}</h2>
      {hasLearning(document) ? <StartOverForm onNews={setNews} /> : <p className={styles.text}>{words.nothing}</p>}
      <News>{news}</News>
      {earlier === undefined || earlier.length === 0 ? null : (
        <Link className={textLinkClass} to={earlierProgressPath}>
          {words.toEarlier} <Icon name="arrowRight" />
        </Link>
      )}
    </>
  )
}

function StartOverForm({ onNews }: { readonly onNews: (text: string) => void }) {
  const { learner, store, reads } = useSession()
  const file = useRead(reads.backupFile)

  const begin = useAction(async () => {
    onNews('')
    const outcome = await store.setAside.startOver()
    onNews(outcome.kind === 'saved' || outcome.kind === 'unchanged' ? words.done : words.notDone[outcome.reason])
  })

  return (
    <>
      <p className={styles.text}>{words.intro}</p>
      {learner.kind === 'cloud' ? <p className={styles.text}>{words.elsewhere}</p> : null}
      <p className={styles.file}>
        {file !== undefined && isFileWhole(file) ? (
          words.fileHasAll
        ) : (
          <Link className={textLinkClass} to={backupFilePath}>
            {words.fileFirst} <Icon name="arrowRight" />
          </Link>
        )}
      </p>
      <TypedPhrase label={words.type} phrase={words.phrase} notTyped={words.notTyped} onTyped={begin.run}>
        <ButtonRow>
          <Button type="submit" variant="line" busy={begin.isBusy} busyLabel={words.starting}>
            {words.action}
          </Button>
        </ButtonRow>
      </TypedPhrase>
    </>
  )
}

/** Without an account, learners delete progress with the question that *Sign out* asks. */
function DeleteHere() {
  const { signOut } = useSession()
  return (
    <>
      <h2>{deleteAccountWords.here}</h2>
      <Text width={38} before={3}>
        {deleteAccountWords.hereText}
      </Text>
      <Button variant="line" onClick={signOut}>
        {deleteAccountWords.hereSignOut}
      </Button>
    </>
  )
}
