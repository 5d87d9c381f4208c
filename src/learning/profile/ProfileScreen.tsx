import { Link } from 'react-router-dom'
import { backupFileWords } from '#words/backupFile'
import { learnersWords } from '#words/learners'
import { profileWords as words } from '#words/profile'
import { studyTimeWords } from '#words/studyTime'
import { progressPlaceWords } from '#words/progressPlace'
import { nameOf } from '../../accounts/learnerName'
import type { Manifest } from '../../curriculum/curriculum'
import { localDateOf } from '../../progress/calendar'
import type { ProgressDocument } from '../../progress/document'
import { parseInstant } from '../../progress/ids'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { paths } from '../../words/paths'
import { useSession } from '../session/SessionContext'
import { useManifest, useProgress, useRead } from '../session/useRead'
import { BackupFile } from './BackupFile'
import { BalanceLedger } from './BalanceLedger'
import { CertificateList } from './CertificateList'
import { DaysInARow } from './DaysInARow'
import { DeviceLook } from './DeviceLook'
import { Identity } from './Identity'
import styles from './ProfileScreen.module.css'
import { ProgressPlace } from './ProgressPlace'
import { StudyTime } from './StudyTime'
import { balance } from '../../progress/points'
import { EntryLedger } from '../session/EntryLedger'
import { useToday } from '../session/useToday'

/** Who the learner is, and what stands in their ledger. */
export function ProfileScreen() {
  const { learner } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  return (
    <Leaf>
      {document === undefined || manifest === undefined ? (
        <LeafRow>
          <PageHeading>{nameOf(learner)}</PageHeading>
          <Skeleton label={words.loading} />
        </LeafRow>
      ) : (
        <Profile document={document} manifest={manifest.value} />
      )}
    </Leaf>
  )
}

interface ProfileProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

function Profile({ document, manifest }: ProfileProps) {
  const [recent, entries] = words.recent
  const [storage, andBackup] = progressPlaceWords.folio
  const [onThis, device] = learnersWords.folio
  return (
    <>
      <LeafRow folio={<Joined document={document} />}>
        <Identity document={document} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {onThis} <br className={styles.wideOnly} />
            {device}
          </p>
        }
      >
        <DeviceLook />
      </LeafRow>
      <LeafRow folio={<p>{words.balance}</p>}>
        <BalanceLedger document={document} manifest={manifest} />
      </LeafRow>
      <LeafRow folio={<p>{words.streak}</p>}>
        <DaysInARow document={document} />
      </LeafRow>
      <LeafRow folio={<p>{words.certificates}</p>}>
        <CertificateList document={document} manifest={manifest} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {recent} <br className={styles.wideOnly} />
            {entries}
          </p>
        }
      >
        <RecentEntries document={document} manifest={manifest} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {storage} <br className={styles.wideOnly} />
            {andBackup}
          </p>
        }
      >
        <ProgressPlace document={document} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {backupFileWords.folio[0]} <br className={styles.wideOnly} />
            {backupFileWords.folio[1]}
          </p>
        }
      >
        <BackupFile document={document} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {studyTimeWords.folio[0]} <br className={styles.wideOnly} />
            {studyTimeWords.folio[1]}
          </p>
        }
      >
        <StudyTime />
      </LeafRow>
      <LeafRow folio={<p>{words.lighterFolio}</p>}>
        <LighterPages />
      </LeafRow>
    </>
  )
}

/** Nothing when the day is not known. */
function Joined({ document }: { readonly document: ProgressDocument }) {
  const at = parseInstant(document.joinedOn)
  const day = at === undefined ? undefined : localDateOf(new Date(at))
  const [joined, on] = words.joined
  if (day === undefined) return null
  return (
    <p>
      {joined} <br className={styles.wideOnly} />
      <time dateTime={day}>{on(day)}</time>
    </p>
  )
}

/** The way to the plain versions of the two largest pages. */
function LighterPages() {
  return (
    <>
      <h2>{words.lighter}</h2>
      <p className={styles.text}>{words.lighterText}</p>
      <ul className={styles.links}>
        <li>
          <Link className={textLinkClass} to={paths.dashboardOld}>
            {words.lighterDashboard} <Icon name="arrowRight" />
          </Link>
        </li>
        <li>
          <Link className={textLinkClass} to={paths.learningOld}>
            {words.lighterLearning} <Icon name="arrowRight" />
          </Link>
        </li>
      </ul>
    </>
  )
}

interface RecentEntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

const shown = 10

function RecentEntries({ document, manifest }: RecentEntriesProps) {
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
