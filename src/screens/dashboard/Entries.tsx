import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { buttonClass } from '../../ui/buttonClass'
import { EmptyState } from '../../ui/EmptyState'
import { lessonPath } from '../../words/links'
import { RecentActivity } from '../../session/RecentActivity'

interface EntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** The newest entries of the learner's activity. */
export function Entries({ document, manifest }: EntriesProps) {
  return (
    <div>
      <h2>{words.recentActivity}</h2>
      <RecentActivity
        document={document}
        manifest={manifest}
        limit={5}
        loading={words.loading}
        empty={<NoEntries manifest={manifest} />}
      />
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
