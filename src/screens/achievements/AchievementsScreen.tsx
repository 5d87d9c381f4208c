import { Link, Navigate } from 'react-router-dom'
import { achievementWords as words } from '#words/achievements'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { syllabusOf } from '../../core/curriculum/findLesson'
import { type Achievement, achievements } from '../../core/progress/achievements'
import type { ProgressDocument } from '../../core/progress/document'
import { Block } from '../../ui/Block'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { EmptyState } from '../../ui/EmptyState'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { certificatePath, lessonPath } from '../../words/links'
import { paths } from '../../words/paths'
import { AccountUnread } from '../../session/AccountUnread'
import { CouldNotRead } from '../../session/CouldNotRead'
import { type HeldCertificate, heldCertificates } from '../../session/heldCertificates'
import { useSession } from '../../session/SessionContext'
import { usePlace } from '../../session/usePlace'
import { useManifest, useProgress } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { type Unread, useUnread } from '../../session/useUnread'
import { AchievementRow } from './AchievementRow'
import styles from './AchievementsScreen.module.css'
import { Certificate } from './certificate/Certificate'
import { CertificatePage } from './certificate/CertificatePage'
import { useNameOnIt } from './certificate/NameOnIt'
import { ChecksTaken } from './ChecksTaken'
import { inReach, newestFirst } from './inReach'

/**
 * The learner's earned achievements with their days, certificates and next achievements. Shows one certificate if its
 * id is in the address.
 */
export function AchievementsScreen() {
  const document = useProgress()
  const manifest = useManifest()
  const name = useNameOnIt()
  const unread = useUnread()
  return (
    <Leaf>
      {document === undefined || manifest === undefined || name === undefined || unread === undefined ? (
        <LeafRow>
          <PageHeading>{words.title}</PageHeading>
          <Skeleton label={words.loading} />
        </LeafRow>
      ) : (
        <Earnings document={document} manifest={manifest} name={name} unread={unread} />
      )}
    </Leaf>
  )
}

interface EarningsProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  /** The learner's name as it is written on certificates. */
  readonly name: string
  readonly unread: Unread | 'known'
}

function Earnings(props: EarningsProps) {
  const { document, manifest, name, unread } = props
  const asked = usePlace('achievements')?.certificate
  const held = heldCertificates(document, manifest.value)
  const certificate = held.find(({ id }) => id === asked)
  if (certificate === undefined && unread !== 'known')
    return (
      <LeafRow>
        <PageHeading>{words.title}</PageHeading>
        <AccountUnread why={unread} document={document} />
      </LeafRow>
    )
  // The address and the title would name a certificate that is not on the page.
  if (certificate === undefined && asked !== undefined) return <Navigate replace to={paths.achievements} />
  if (certificate === undefined) return <AllEarned {...props} held={held} />
  return (
    <CertificatePage
      // The key remounts the page when the address changes to another certificate.
      key={certificate.id}
      certificate={certificate}
      held={held}
      name={name}
      document={document}
      manifest={manifest.value}
    />
  )
}

interface AllEarnedProps extends EarningsProps {
  readonly held: readonly HeldCertificate[]
}

function AllEarned({ document, manifest, name, held }: AllEarnedProps) {
  const { reads } = useSession()
  const today = useToday()
  const isSample = manifest.kind === 'fallback'
  const all = achievements(document, isSample ? undefined : syllabusOf(manifest.value), today)
  const earned = newestFirst(all)
  const { next, rest } = inReach(all)
  const [earnedCount, openCount] = words.count(earned.length, all.length - earned.length)
  const list = (entries: readonly Achievement[]) => (
    <Block as="ul" before={3} isRuled>
      {entries.map((achievement) => (
        <AchievementRow key={achievement.id} achievement={achievement} manifest={manifest.value} document={document} />
      ))}
    </Block>
  )
  return (
    <>
      <LeafRow
        marginNote={
          <p className="num">
            <span>{earnedCount}</span> <br className={styles.wideOnly} />
            <span>{openCount}</span>
          </p>
        }
      >
        <PageHeading>{words.title}</PageHeading>
        <Text width={38} before={3}>
          {words.intro}
        </Text>
        {isSample ? (
          <CouldNotRead title={words.noCurriculumTitle} text={words.noCurriculumText} onRetry={reads.manifest.again} />
        ) : null}
        {earned.length === 0 ? <NothingYet manifest={manifest.value} /> : list(earned)}
      </LeafRow>
      <Certificates held={held} name={name} manifest={manifest.value} />
      <ChecksTaken document={document} manifest={manifest.value} />
      <LeafRow marginNote={<p>{words.open}</p>}>
        {next.length === 0 ? (
          <>
            <h2>{words.allEarned}</h2>
            <Text width={38} before={3}>
              {words.allEarnedText}
            </Text>
          </>
        ) : (
          <>
            <h2>{words.nextInReach}</h2>
            {list(next)}
          </>
        )}
        {rest.length === 0 ? null : <Fold label={words.more(rest.length)}>{list(rest)}</Fold>}
      </LeafRow>
    </>
  )
}

function NothingYet({ manifest }: { readonly manifest: Manifest }) {
  const module = manifest.modules[0]
  const lesson = module?.lessons[0]
  return (
    <EmptyState
      headingLevel={2}
      title={words.nothingYet}
      action={
        module === undefined || lesson === undefined ? undefined : (
          <Link className={buttonClass('solid')} to={lessonPath(module.id, lesson.id)}>
            {words.start}
          </Link>
        )
      }
    >
      {words.nothingYetText}
    </EmptyState>
  )
}

interface CertificatesProps {
  readonly held: readonly HeldCertificate[]
  /** The learner's name as it is written on certificates. */
  readonly name: string
  readonly manifest: Manifest
}

/**
 * Lists every earned certificate, each with a link to its page. The newest certificate is at full size. Renders nothing
 * if there are no certificates.
 */
function Certificates({ held, name, manifest }: CertificatesProps) {
  const [newest, ...others] = held
  if (newest === undefined) return null
  const entry = (certificate: HeldCertificate) => (
    <>
      <Certificate certificate={certificate} name={name} manifest={manifest} />
      <Link className={textLinkClass} to={certificatePath(certificate.id)}>
        {words.openCertificate}
        <span className="sr">{` ${certificate.title}`}</span> <Icon name="arrowRight" />
      </Link>
    </>
  )
  return (
    <LeafRow marginNote={<p>{words.certificates}</p>}>
      <h2>{words.certificateCount(held.length)}</h2>
      <p className={styles.certificatesText}>{words.certificatesText}</p>
      {entry(newest)}
      {others.length === 0 ? null : (
        <Fold label={words.moreCertificates(others.length)}>
          <ul className={styles.otherCertificates}>
            {others.map((certificate) => (
              <li key={certificate.id}>{entry(certificate)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </LeafRow>
  )
}
