import { profileWords as words } from '#words/profile'
import { nameOf } from '../../data/accounts/learnerName'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useSession } from '../../session/SessionContext'
import { useProgress } from '../../session/useRead'
import { useUnread } from '../../session/useUnread'
import { DeviceLook } from './DeviceLook'
import { Identity } from './Identity'
import { LedgerPin } from './LedgerPin'
import { ViewHead } from './ViewHead'

/** The first profile view, with the learner's name, pictures and PIN. */
export function PersonView() {
  const { learner } = useSession()
  const document = useProgress()
  const unread = useUnread()
  const isThere = document !== undefined && unread !== undefined
  return (
    <Leaf>
      <LeafRow>
        <ViewHead view="profile">
          {isThere ? (
            <Identity document={document} isKnown={unread === 'known'} />
          ) : (
            <>
              <PageHeading>
                <bdi>{nameOf(learner)}</bdi>
              </PageHeading>
              <Skeleton label={words.loading} />
            </>
          )}
        </ViewHead>
      </LeafRow>
      {isThere ? (
        <>
          <LeafRow>
            <DeviceLook />
          </LeafRow>
          <LeafRow>
            <LedgerPin />
          </LeafRow>
        </>
      ) : null}
    </Leaf>
  )
}
