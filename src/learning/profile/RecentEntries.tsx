import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../curriculum/parseManifest'
import type { ProgressDocument } from '../../progress/document'
import { balance } from '../../progress/points'
import { Skeleton } from '../../ui/Skeleton'
import { EntryLedger } from '../session/EntryLedger'
import { useSession } from '../session/SessionContext'
import { useRead } from '../session/useRead'
import { useToday } from '../session/useToday'
import styles from './ProfileScreen.module.css'

interface RecentEntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

const shown = 10

/** What was posted last, newest first. */
export function RecentEntries({ document, manifest }: RecentEntriesProps) {
  const { reads } = useSession()
  const today = useToday()
  const activity = useRead(reads.activity(shown))
  return (
    <>
      <h2>{words.posted}</h2>
      {activity === undefined ? (
        <Skeleton label={words.loading} rows={shown} />
      ) : activity.length === 0 ? (
        <p className={styles.text}>{words.noEntries}</p>
      ) : (
        <div className={styles.entries}>
          <EntryLedger activity={activity} total={balance(document).total} manifest={manifest} today={today} />
        </div>
      )}
    </>
  )
}
