import { useId, useState } from 'react'
import { appearanceWords } from '#words/appearance'
import { backupFileWords } from '#words/backupFile'
import { browserStorageWords } from '#words/browserStorage'
import { homeStateWords } from '#words/homeState'
import { installOfferWords } from '#words/installOffer'
import { deleteAccountWords } from '#words/deleteAccount'
import { learnersWords } from '#words/learners'
import { pinWords } from '#words/pin'
import { profileWords as words } from '#words/profile'
import { progressPlaceWords } from '#words/progressPlace'
import { readyOfflineWords } from '#words/readyOffline'
import { earlierProgressWords, startOverWords } from '#words/earlierProgress'
import { studyTimeWords } from '#words/studyTime'
import { nameOf } from '../../data/accounts/learnerName'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { localDateOf } from '../../core/progress/calendar'
import type { ProgressDocument } from '../../core/progress/document'
import { parseInstant } from '../../core/progress/ids'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { AccountUnread } from '../../session/AccountUnread'
import { InstallWays } from '../../session/InstallWays'
import { useSession } from '../../session/SessionContext'
import { useManifest, useProgress, useRead } from '../../session/useRead'
import { type Unread, useUnread } from '../../session/useUnread'
import { AppearanceSection } from './AppearanceSection'
import { EarlierRecords } from './EarlierRecords'
import { BackupFile } from './BackupFile'
import { BalanceLedger } from './BalanceLedger'
import { BrowserStorage } from './BrowserStorage'
import { CertificateList } from './CertificateList'
import { ChecksTaken } from './ChecksTaken'
import { DaysInARow } from './DaysInARow'
import { DeleteAccount } from './DeleteAccount'
import { DeviceLook } from './DeviceLook'
import { Identity } from './Identity'
import { LedgerPin } from './LedgerPin'
import styles from './ProfileScreen.module.css'
import { LighterPages } from './LighterPages'
import { NotMe } from './NotMe'
import { ProgressPlace } from './ProgressPlace'
import { ReadyOffline } from './ReadyOffline'
import { RecentEntries } from './RecentEntries'
import { StartOver } from './StartOver'
import { StudyTime } from './StudyTime'
import { WhereYouLive } from './WhereYouLive'
import type { Elements } from '../../ui/Elements'

/** The learner's identity, progress and settings. */
export function ProfileScreen() {
  const { learner } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const unread = useUnread()
  return (
    <Leaf>
      {document === undefined || manifest === undefined || unread === undefined ? (
        <LeafRow>
          <PageHeading>
            <bdi>{nameOf(learner)}</bdi>
          </PageHeading>
          <Skeleton label={words.loading} />
        </LeafRow>
      ) : (
        <Profile document={document} manifest={manifest.value} unread={unread} />
      )}
    </Leaf>
  )
}

interface ProfileProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly unread: Unread | 'known'
}

function Profile({ document, manifest, unread }: ProfileProps) {
  return (
    <>
      <LeafRow marginNote={unread === 'known' ? <Joined document={document} /> : null}>
        <Identity document={document} />
      </LeafRow>
      <LeafRow marginNote={<TwoLines lines={learnersWords.marginNote} />}>
        <DeviceLook />
      </LeafRow>
      <LeafRow marginNote={<TwoLines lines={pinWords.marginNote} />}>
        <LedgerPin />
      </LeafRow>
      <ProfileGroup title={words.groups.ledger}>
        {unread === 'known' ? (
          <Earned document={document} manifest={manifest} />
        ) : (
          <LeafRow>
            <AccountUnread why={unread} document={document} />
          </LeafRow>
        )}
        <NotMe manifest={manifest} />
      </ProfileGroup>
      <ProfileGroup title={words.groups.learning}>
        <LeafRow marginNote={<TwoLines lines={appearanceWords.marginNote} />}>
          <AppearanceSection />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={homeStateWords.marginNote} />}>
          <WhereYouLive />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={studyTimeWords.marginNote} />}>
          <StudyTime />
        </LeafRow>
        <LeafRow marginNote={<p>{words.lighterNote}</p>}>
          <LighterPages />
        </LeafRow>
      </ProfileGroup>
      <ProfileGroup title={words.groups.kept}>
        <LeafRow marginNote={<TwoLines lines={backupFileWords.marginNote} />}>
          <BackupFile document={document} />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={progressPlaceWords.marginNote} />}>
          <ProgressPlace document={document} />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={browserStorageWords.marginNote} />}>
          <BrowserStorage />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={readyOfflineWords.marginNote} />}>
          <ReadyOffline manifest={manifest} />
        </LeafRow>
        <LeafRow marginNote={<TwoLines lines={installOfferWords.marginNote} />}>
          <h2>{installOfferWords.title}</h2>
          <div className={styles.install}>
            <InstallWays />
          </div>
        </LeafRow>
        <EarlierProgress />
      </ProfileGroup>
      <ProfileGroup title={words.groups.end} isEnd>
        {/* The amount of progress to leave behind is unknown before. */}
        {unread === 'known' ? (
          <LeafRow marginNote={<TwoLines lines={startOverWords.marginNote} />}>
            <StartOver document={document} />
          </LeafRow>
        ) : null}
        <Account />
      </ProfileGroup>
    </>
  )
}

function Earned({ document, manifest }: Omit<ProfileProps, 'unread'>) {
  return (
    <>
      <LeafRow marginNote={<p>{words.balance}</p>}>
        <BalanceLedger document={document} manifest={manifest} />
      </LeafRow>
      <LeafRow marginNote={<p>{words.streak}</p>}>
        <DaysInARow document={document} />
      </LeafRow>
      <LeafRow marginNote={<p>{words.certificates}</p>}>
        <CertificateList document={document} manifest={manifest} />
      </LeafRow>
      <ChecksTaken document={document} manifest={manifest} />
      <LeafRow marginNote={<TwoLines lines={words.recent} />}>
        <RecentEntries document={document} manifest={manifest} />
      </LeafRow>
    </>
  )
}

interface ProfileGroupProps {
  readonly title: string
  /** Whether the actions here start over or delete something. */
  readonly isEnd?: boolean
  readonly children: Elements
}

/** Related sections, below a line across the full page. */
function ProfileGroup({ title, isEnd = false, children }: ProfileGroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={`${styles.group} ${isEnd ? styles.end : ''}`}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  )
}

/** A note whose line break applies only beside the margin line. */
function TwoLines({ lines: [first, second] }: { readonly lines: readonly [string, string] }) {
  return (
    <p>
      <span>{first}</span> <br className={styles.wideOnly} />
      <span>{second}</span>
    </p>
  )
}

/** Shows earlier progress if there is any, or was any since this page opened. It stays to show the result of an action. */
function EarlierProgress() {
  const records = useRead(useSession().reads.supersededRecords)
  const [wasThere, setWasThere] = useState(false)
  if (records !== undefined && records.length > 0 && !wasThere) setWasThere(true)
  if (records === undefined || (records.length === 0 && !wasThere)) return null
  return (
    <LeafRow marginNote={<TwoLines lines={earlierProgressWords.marginNote} />}>
      <EarlierRecords records={records} />
    </LeafRow>
  )
}

/** Shown only for an account that is backed up. Others remove their progress from this device with Sign Out. */
function Account() {
  const { learner, deletion } = useSession()
  if (learner.kind !== 'cloud' || deletion === undefined) return null
  return (
    <LeafRow marginNote={<TwoLines lines={deleteAccountWords.marginNote} />}>
      <DeleteAccount loader={deletion} />
    </LeafRow>
  )
}

/** The day on which the learner joined. Renders nothing if it is unknown. */
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
