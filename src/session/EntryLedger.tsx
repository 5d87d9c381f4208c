import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { entryWords as words } from '#words/entries'
import { dayNear, signed, whole } from '#words/ledgerFormat'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { Activity } from '../data/store/learningRows'
import { Ledger, type LedgerRow } from '../ui/Ledger'
import { Text } from '../ui/Text'
import { certificatePath, quizAnswersPath } from '../words/links'
import styles from './EntryLedger.module.css'

interface EntryLedgerProps {
  /** Newest first. */
  readonly activity: readonly Activity[]
  /** Points to spend after the newest activity. */
  readonly toSpend: number
  readonly manifest: Manifest
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The learner's activity as ledger rows, each with the points to spend after it. */
export function EntryLedger({ activity, toSpend, manifest, today }: EntryLedgerProps) {
  return (
    <Ledger
      caption={words.caption}
      isCaptionHidden
      className={styles.entries}
      nameColumn={1}
      columns={[
        { label: words.date, kind: 'text' },
        { label: words.entry, kind: 'text' },
        { label: words.points, kind: 'number' },
        { label: words.balance, kind: 'number' },
      ]}
      rows={ledgerEntries(activity, toSpend).map((entry) => row(entry, manifest, today))}
      total={['', words.balanceOn(today), '', whole(toSpend)]}
    />
  )
}

function row({ activity, balance: after }: LedgerEntry, manifest: Manifest, today: string): LedgerRow {
  const kind = words.kind[activity.kind]
  const note = activity.score === undefined ? kind : words.withScore(kind, activity.score)
  const day = dayNear(activity.day, today)
  const name = (
    <>
      <EntryName activity={activity} manifest={manifest} />
      <Text as="span" tone="quiet" size="small" className={styles.note}>
        {activity.day === '' ? null : <span className={styles.day}>{`${day}, `}</span>}
        <span>{note}</span>
      </Text>
    </>
  )
  return { id: String(activity.id), cells: [day, name, points(activity.points), whole(after)] }
}

/** A quiz links to its answers, and a certificate links to the certificate. */
function EntryName({ activity, manifest }: { readonly activity: Activity; readonly manifest: Manifest }) {
  const title = entryTitle(activity, manifest)
  const path = pathOf(activity, manifest)
  return path === undefined ? <span>{title}</span> : <Link to={path}>{title}</Link>
}

function pathOf({ kind, subject, at }: Activity, manifest: Manifest): string | undefined {
  if (kind === 'certificate-earned') return certificatePath(subject)
  const isQuiz = kind === 'quiz-passed' || kind === 'quiz-tried'
  // Without a time, we can't identify the attempt, and the link must not open a different attempt.
  const isKnown = isQuiz && at !== '' && manifest.modules.some(({ id }) => id === subject)
  return isKnown ? quizAnswersPath(subject, at) : undefined
}

function points(value: number): ReactNode {
  // A failed quiz or a certificate doesn't earn points. Showing a zero would look like a loss.
  if (value === 0) return ''
  return (
    <Text as="span" tone={value > 0 ? 'done' : 'failed'}>
      {signed(value)}
    </Text>
  )
}

/** The curriculum's title for the lesson, quiz or certificate. */
export function entryTitle({ kind, subject }: Pick<Activity, 'kind' | 'subject'>, manifest: Manifest): string {
  const module = manifest.modules.find(({ id }) => id === subject)
  switch (kind) {
    case 'lesson-completed':
    case 'lesson-undone': {
      const lessons = manifest.modules.flatMap(({ lessons }) => lessons)
      return lessons.find(({ id }) => id === subject)?.title ?? words.unlistedEntry
    }
    case 'certificate-earned':
      if (module === undefined && subject !== 'course') return words.unlistedEntry
      return words.certificateOf(module?.title ?? words.courseCertificate)
    case 'quiz-passed':
    case 'quiz-tried':
      return module === undefined ? words.unlistedEntry : words.quizOf(module.title)
    case 'module-unlocked':
      return module === undefined ? words.unlistedEntry : words.moduleOf(module.title)
    case 'brought-in':
      return words.broughtInFrom(subject)
    case 'started-over':
      return words.startedOver
    case 'brought-back':
      return words.broughtBack
    case 'taken-out':
      return words.takenOut
    case 'given':
      return words.givenFrom(subject)
  }
}

interface LedgerEntry {
  readonly activity: Activity
  /** Points after this entry. */
  readonly balance: number
}

/**
 * Returns each activity with the points to spend after it, counted back from the points that the learner has now. The newest row
 * always matches other screens. Older rows include only the activity that this device has received.
 * @param activities newest first
 */
export function ledgerEntries(activities: readonly Activity[], toSpend: number): readonly LedgerEntry[] {
  let balance = toSpend
  return activities.map((activity) => {
    const entry = { activity, balance }
    balance = Math.max(0, balance - activity.points)
    return entry
  })
}
