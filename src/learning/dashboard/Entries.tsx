import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import { shortDay, signed, whole } from '#words/ledgerFormat'
import type { Manifest } from '../../curriculum/curriculum'
import { balance } from '../../progress/balance'
import type { ProgressDocument } from '../../progress/document'
import { buttonClass } from '../../ui/buttonClass'
import { EmptyState } from '../../ui/EmptyState'
import { Ledger, type LedgerRow } from '../../ui/Ledger'
import { Skeleton } from '../../ui/Skeleton'
import { lessonPath } from '../../words/paths'
import { useSession } from '../session/SessionContext'
import { useLive } from '../session/useLive'
import { useToday } from '../session/useToday'
import styles from './Entries.module.css'
import { entryTitle } from './entryTitle'
import { type PostedEntry, postedEntries } from './postedEntries'

interface EntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

const shown = 5

/** The newest entries of the learner's ledger, each with the balance after it. */
export function Entries({ document, manifest }: EntriesProps) {
  const { store } = useSession()
  const today = useToday()
  const activity = useLive(() => store.activity(shown), `activity:${shown}`)
  const { total } = balance(document)
  return (
    <div>
      <h2>{words.posted}</h2>
      {activity === undefined ? (
        <Skeleton label={words.loading} rows={shown} />
      ) : activity.length === 0 ? (
        <NoEntries manifest={manifest} />
      ) : (
        <Ledger
          caption={words.entriesCaption}
          isCaptionHidden
          className={styles['entries']}
          nameColumn={1}
          columns={[
            { label: words.date, kind: 'text' },
            { label: words.entry, kind: 'text' },
            { label: words.points, kind: 'number' },
            { label: words.balance, kind: 'number' },
          ]}
          rows={postedEntries(activity, total).map((entry) => row(entry, manifest))}
          total={['', words.balanceOn(today), '', whole(total)]}
        />
      )}
    </div>
  )
}

function row({ activity, balance: after }: PostedEntry, manifest: Manifest): LedgerRow {
  const kind = words.entryKind[activity.kind]
  const note = activity.score === undefined ? kind : words.withScore(kind, activity.score)
  const day = shortDay(activity.day)
  const name = (
    <>
      {entryTitle(activity, manifest)}
      <span className={styles['note']}>
        <span className={styles['day']}>{day}, </span>
        {note}
      </span>
    </>
  )
  return { id: String(activity.id), cells: [day, name, points(activity.points), whole(after)] }
}

function points(value: number): ReactNode {
  if (value === 0) return '0'
  return <span className={value > 0 ? styles['added'] : styles['taken']}>{signed(value)}</span>
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
