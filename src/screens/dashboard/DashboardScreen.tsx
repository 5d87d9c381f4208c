import { dashboardWords as words } from '#words/dashboard'
import { marginDay } from '#words/ledgerFormat'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { hasLearning, type ProgressDocument } from '../../core/progress/document'
import type { Elements } from '../../ui/Elements'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { Skeleton } from '../../ui/Skeleton'
import { useInSteps } from '../../ui/useInSteps'
import { AccountUnread } from '../../session/AccountUnread'
import { areCardsOffered } from '../../session/besideLessons'
import { nextSteps } from '../../session/nextSteps'
import { useSession } from '../../session/SessionContext'
import { useManifest, useProgress, useRead, useStarted } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { useUnread } from '../../session/useUnread'
import { ActiveMonth } from './ActiveMonth'
import { BackupReminder } from './BackupReminder'
import { ContinueSheet } from './ContinueSheet'
import styles from './DashboardScreen.module.css'
import { InstallOffer } from './InstallOffer'
import { KeepAsked } from './KeepAsked'
import { Entries } from './Entries'
import { Greeting } from './Greeting'
import { LastHour } from './LastHour'
import { Quilt } from './Quilt'
import { ReviewRow } from './ReviewRow'
import { Standing } from './Standing'
import { Link } from 'react-router-dom'
import { signPath } from '../../words/links'
import { storagePath } from '../../words/paths'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { OfflineAction } from '../../session/OfflineAction'
import { readinessText } from '../../session/readinessText'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { useKeptText } from '../../session/useBackup'

/**
 * The learner's home page: the next step, current progress, and completed lessons and quizzes. Before the first lesson
 * or quiz is complete, it shows only the next step, help with a decision today, and where progress is saved.
 */
export function DashboardScreen() {
  const document = useProgress()
  const manifest = useManifest()
  const unread = useUnread()
  const isThere = document !== undefined && manifest !== undefined && unread !== undefined
  const isKnown = unread === 'known'
  return (
    <Leaf>
      <LeafRow marginNote={<MarginDay />}>
        <Greeting document={document} hasStreak={isKnown} />
        {!isThere ? (
          <Skeleton label={words.loading} />
        ) : isKnown ? (
          <Next document={document} manifest={manifest.value} />
        ) : (
          <>
            <AccountUnread why={unread} document={document} />
            {areCardsOffered ? <SignRow /> : null}
          </>
        )}
      </LeafRow>
      {isThere ? (
        <>
          <Classes document={document} manifest={manifest.value} />
          <LastHour manifest={manifest.value} />
        </>
      ) : null}
      {!isThere ? null : isKnown && hasLearning(document) ? (
        <Record document={document} manifest={manifest} />
      ) : (
        <KeptRow />
      )}
    </Leaf>
  )
}

interface NextProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

function Next({ document, manifest }: NextProps) {
  const started = useStarted(manifest)
  if (started === undefined) return <Skeleton label={words.loading} />
  const [step] = nextSteps(document, manifest, started)
  return (
    <>
      <ContinueSheet document={document} manifest={manifest} step={step} />
      <ReviewRow document={document} manifest={manifest} />
      {areCardsOffered ? <SignRow /> : null}
    </>
  )
}

function SignRow() {
  return (
    <p className={styles.row}>
      <span className={styles.note}>{words.signWhen}</span>
      <Link to={signPath()}>{words.sign}</Link>
      <span className={styles.note}>{words.signWhat}</span>
    </p>
  )
}

interface RecordProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
}

function Record({ document, manifest }: RecordProps) {
  const [patch, forEachLesson] = words.quiltNote
  const [recent, entries] = words.entriesNote
  const shown = useInSteps(3, { first: 1, each: 1 })
  return (
    <>
      <BackupReminder document={document} />
      <LeafRow marginNote={<p>{words.standing}</p>}>
        <Standing document={document} manifest={manifest} />
      </LeafRow>
      {shown < 2 ? null : (
        <LeafRow
          marginNote={
            <p>
              <span>{patch}</span> <br className={styles.wideOnly} />
              <span>{forEachLesson}</span>
            </p>
          }
        >
          <Quilt document={document} manifest={manifest.value} />
        </LeafRow>
      )}
      {shown < 3 ? null : (
        <>
          <LeafRow
            marginNote={
              <p>
                <span>{recent}</span> <br className={styles.wideOnly} />
                <span>{entries}</span>
              </p>
            }
          >
            <div className={styles.split}>
              <Entries document={document} manifest={manifest.value} />
              <ActiveMonth document={document} />
            </div>
          </LeafRow>
          <KeptRow>
            <KeepAsked document={document} />
          </KeptRow>
          <InstallOffer document={document} />
        </>
      )}
    </>
  )
}

/** Loads no class code for learners without a class. */
function Classes(props: NextProps) {
  const { reads, classes } = useSession()
  const count = useRead(reads.classes) ?? 0
  return count === 0 ? null : <classes.ThisWeek {...props} />
}

function MarginDay() {
  const today = useToday()
  const [day, year] = marginDay(today)
  return (
    <p>
      <time dateTime={today}>
        <span>{day}</span> <br className={styles.wideOnly} />
        <span>{year}</span>
      </time>
    </p>
  )
}

function KeptRow({ children }: { readonly children?: Elements }) {
  return (
    <LeafRow marginNote={<p>{words.keptSafe}</p>}>
      <KeptSafe />
      {children}
    </LeafRow>
  )
}

/** Says where the learner's progress is saved, and how much of the course is available offline. */
function KeptSafe() {
  const kept = useKeptText()
  const offline = useOfflineReadiness()
  const isReady = offline.state === 'ready'
  return (
    <>
      <h2 className="sr">{words.keptSafe}</h2>
      <div className={styles.kept}>
        <p className={styles.fact}>
          <Icon name="saved" />
          <b>{kept}</b>
        </p>
        <p className={`${styles.fact} ${isReady ? '' : styles.open}`}>
          <Icon name={isReady ? 'check' : 'download'} />
          <span>{readinessText(offline)}</span>
        </p>
        <OfflineAction offline={offline} />
        <Link className={`${textLinkClass} ${styles.more}`} to={storagePath}>
          {words.storage}
        </Link>
      </div>
    </>
  )
}
