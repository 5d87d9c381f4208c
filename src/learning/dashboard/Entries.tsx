import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../curriculum/parseManifest'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import { buttonClass } from '../../ui/buttonClass'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'
import { lessonPath } from '../../words/paths'
import { EntryLedger } from '../session/EntryLedger'
import { useSession } from '../session/SessionContext'
import { useRead } from '../session/useRead'
import { useToday } from '../session/useToday'

interface EntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

const shown = 5

/** The newest entries of the learner's ledger. */
export function Entries({ document, manifest }: EntriesProps) {
  const { reads } = useSession()
  const today = useToday()
  const activity = useRead(reads.activity(shown))
  return (
    <div>
      <h2>{words.posted}</h2>
      {activity === undefined ? (
        <Skeleton label={words.loading} rows={shown} />
      ) : activity.length === 0 ? (
        <NoEntries manifest={manifest} />
      ) : (
        <EntryLedger activity={activity} total={balance(document).total} manifest={manifest} today={today} />
      )}
    </div>
  )
}

function NoEntries({ manifest }: { readonly manifest: Manifest }) {
  const module = manifest.modules[0]
  const lesson = module?.lessons[0]
  if (module === undefined || lesson === undefined) return null
  return (
    <EmptyState
      title={words.noEntries}
      action={
        <Link className={buttonClass('line')} to={lessonPath(module.id, lesson.id)}>
          {words.startAction}
        </Link>
      }
    >
      {words.noEntriesText(lesson.duration)}
    </EmptyState>
  )
}
