import { useState } from 'react'
import { reviewWords as words } from '#words/review'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { type DueToday, dueToday } from '../../core/review/dueItems'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { AccountUnread } from '../../session/AccountUnread'
import { type LoadedItems, loadReviewItems } from '../../session/loadReviewItems'
import { reviewedModules } from '../../session/reviewedModules'
import { useSession } from '../../session/SessionContext'
import { useManifest, useOnce, useProgress } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { useUnread } from '../../session/useUnread'
import { ChecksDue } from './ChecksDue'
import styles from './Review.module.css'
import { nextText, ReviewWays } from './ReviewEnd'
import { ReviewRun } from './ReviewRun'
import { Unreadable } from './Unreadable'

/** `/learning?view=review` asks the questions due today, at most ten. */
export function ReviewScreen() {
  const [attempt, setAttempt] = useState(0)
  return (
    <Leaf className={styles.page}>
      <Loader key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </Leaf>
  )
}

/** Each visit retries files that could not be read before. */
function Loader({ onRetry }: { readonly onRetry: () => void }) {
  const document = useProgress()
  const manifest = useManifest()
  const unread = useUnread()
  if (document === undefined || manifest === undefined || unread === undefined) return <Waiting />
  if (unread !== 'known')
    return (
      <LeafRow className={styles.end}>
        <PageHeading>{words.title}</PageHeading>
        <AccountUnread why={unread} document={document} />
      </LeafRow>
    )
  if (manifest.kind === 'fallback') return <UnreadableReview trouble={manifest.trouble} onRetry={onRetry} />
  return <Questions document={document} manifest={manifest.value} onRetry={onRetry} />
}

interface QuestionsProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly onRetry: () => void
}

/** Reads the questions of the modules that the learner has started. */
function Questions({ document, manifest, onRetry }: QuestionsProps) {
  const { library } = useSession()
  const [modules] = useState(() => reviewedModules(document, manifest))
  const loaded = useOnce(() => loadReviewItems(library, modules))
  if (loaded === undefined) return <Waiting />
  if (modules.length === 0) return <NothingYet />
  return <Today document={document} loaded={loaded} onRetry={onRetry} />
}

interface TodayProps {
  readonly document: ProgressDocument
  readonly loaded: LoadedItems
  readonly onRetry: () => void
}

/**
 * The review, or a message that there is nothing to ask. The questions due at the start stay the same until the learner
 * leaves.
 */
function Today({ document, loaded: { items, trouble }, onRetry }: TodayProps) {
  const today = useToday()
  const [begun] = useState((): { readonly due: DueToday; readonly on: LocalDate } => ({
    due: dueToday(document, items, today),
    on: today,
  }))
  if (begun.due.items.length > 0) {
    const notice = trouble === undefined ? undefined : words.someUnreadable
    return <ReviewRun due={begun.due} items={items} document={document} today={begun.on} notice={notice} />
  }
  if (trouble !== undefined) return <UnreadableReview trouble={trouble} onRetry={onRetry} />
  const { answered } = begun.due
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{answered > 0 ? words.doneTitle : words.nothingDueTitle}</PageHeading>
      <p className={styles.result}>{answered > 0 ? words.answeredToday(answered) : words.nothingDueText}</p>
      <p>{nextText(document, items, today)}</p>
      <ChecksDue document={document} today={today} />
      <ReviewWays />
    </LeafRow>
  )
}

function NothingYet() {
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{words.nothingYetTitle}</PageHeading>
      <p className={styles.result}>{words.nothingYetText}</p>
      <ReviewWays />
    </LeafRow>
  )
}

function Waiting() {
  return (
    <LeafRow>
      <Skeleton label={words.loading} />
    </LeafRow>
  )
}

interface UnreadableReviewProps {
  readonly trouble: LoadTrouble
  readonly onRetry: () => void
}

function UnreadableReview({ trouble, onRetry }: UnreadableReviewProps) {
  return (
    <Unreadable
      title={words.unreadableTitle}
      text={words.unreadable[trouble]}
      action={words.loadAgain}
      onRetry={onRetry}
    />
  )
}
