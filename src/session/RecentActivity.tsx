import type { ReactElement } from 'react'
import { entryWords as words } from '#words/entries'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import { completedLessons } from '../core/progress/lessons'
import { balance } from '../core/progress/points'
import { quizModules } from '../core/progress/quizzes'
import { Skeleton } from '../ui/Skeleton'
import { EntryLedger } from './EntryLedger'
import { useSession } from './SessionContext'
import { useRead } from './useRead'
import { useToday } from './useToday'

interface RecentActivityProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  /** The most entries to show. */
  readonly limit: number
  /** Announced while the entries are loading. */
  readonly loading: string
  /** Shown when the learner has no activity yet. */
  readonly empty: ReactElement
}

/** The learner's most recent activity, newest first. */
export function RecentActivity({ document, manifest, limit, loading, empty }: RecentActivityProps) {
  const { reads } = useSession()
  const today = useToday()
  const activity = useRead(reads.activity(limit))
  if (activity === undefined) return <Skeleton label={loading} rows={expectedRows(document, limit)} />
  if (activity.length === 0) return completedIn(document) > 0 ? <p>{words.elsewhere}</p> : empty
  return <EntryLedger activity={activity} total={balance(document).total} manifest={manifest} today={today} />
}

/** About as many rows as will appear, so that nothing below moves under the learner's finger. */
function expectedRows(document: ProgressDocument, limit: number): number {
  // After Start over, the activity from before is still listed.
  if (document.epoch > 0) return limit
  return Math.min(limit, Math.max(1, completedIn(document)))
}

function completedIn(document: ProgressDocument): number {
  return completedLessons(document).length + quizModules(document).length
}
