import { dashboardWords as words } from '#words/dashboard'
import { entryWords } from '#words/entries'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { balance } from '../../core/progress/points'
import { quizModules } from '../../core/progress/quizzes'
import { EntryLedger } from '../../session/EntryLedger'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { Skeleton } from '../../ui/Skeleton'

/** The most entries to show. */
const MOST = 5

interface EntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** The newest entries of the learner's activity. */
export function Entries(props: EntriesProps) {
  return (
    <div>
      <h2>{words.recentActivity}</h2>
      <Newest {...props} />
    </div>
  )
}

function Newest({ document, manifest }: EntriesProps) {
  const { reads } = useSession()
  const today = useToday()
  const activity = useRead(reads.activity(MOST))
  if (activity === undefined) return <Skeleton label={words.loading} rows={expectedRows(document)} />
  // The learner was active on another device, so there is progress without an entry here.
  if (activity.length === 0) return <p>{entryWords.elsewhere}</p>
  return <EntryLedger activity={activity} toSpend={balance(document).toSpend} manifest={manifest} today={today} />
}

/** About as many rows as will appear, so that nothing below moves under the learner's finger. */
function expectedRows(document: ProgressDocument): number {
  // After Start over, the activity from before is still listed.
  if (document.epoch > 0) return MOST
  return Math.min(MOST, Math.max(1, completedLessons(document).length + quizModules(document).length))
}
