import { profileWords as words } from '#words/profile'
import { useManifest, useProgress } from '../../session/useRead'
import { useUnread } from '../../session/useUnread'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { Skeleton } from '../../ui/Skeleton'
import { BackupFile } from './BackupFile'
import { BringInFile } from './BringInFile'
import { BrowserStorage } from './BrowserStorage'
import { EarlierRecords } from './EarlierRecords'
import { ProgressPlace } from './ProgressPlace'
import { ReadyOffline } from './ReadyOffline'
import { ViewHead } from './ViewHead'

/**
 * The profile view about copies, with the backup file, the places where progress is saved, and the files available
 * offline.
 */
export function StorageView() {
  const document = useProgress()
  const manifest = useManifest()
  const unread = useUnread()
  const isThere = document !== undefined && manifest !== undefined && unread !== undefined
  return (
    <Leaf>
      <LeafRow isTight={isThere}>
        <ViewHead view="backup" />
        {isThere ? null : <Skeleton label={words.loading} />}
      </LeafRow>
      {isThere ? (
        <>
          <LeafRow>
            <BackupFile document={document} />
          </LeafRow>
          <LeafRow>
            <BringInFile />
          </LeafRow>
          <LeafRow>
            <ProgressPlace document={document} />
          </LeafRow>
          <EarlierRecords />
          <LeafRow>
            <BrowserStorage />
          </LeafRow>
          <LeafRow>
            <ReadyOffline manifest={manifest.value} />
          </LeafRow>
        </>
      ) : null}
    </Leaf>
  )
}
