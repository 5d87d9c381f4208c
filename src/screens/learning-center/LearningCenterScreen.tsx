import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { COURSE_CERTIFICATE, earnedCertificates } from '../../core/progress/certificates'
import type { ProgressDocument } from '../../core/progress/document'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { certificatePath, lessonPath, signPath, statePath } from '../../words/links'
import { areCardsOffered } from '../../session/besideLessons'
import { AccountUnread } from '../../session/AccountUnread'
import { CouldNotRead } from '../../session/CouldNotRead'
import { moduleStandings } from '../../session/moduleStandings'
import type { Started } from '../../session/nextSteps'
import { useSession } from '../../session/SessionContext'
import { useManifest, useProgress, useRead, useStarted } from '../../session/useRead'
import { type Unread, useUnread } from '../../session/useUnread'
import { Catalog } from './Catalog'
import { GlossaryView } from './glossary/GlossaryView'
import styles from './LearningCenterScreen.module.css'
import type { Elements } from '../../ui/Elements'

/** The catalog of the course. */
export function LearningCenterScreen() {
  return (
    <Leaf>
      <CatalogView />
    </Leaf>
  )
}

/** The glossary of the course. It shares the catalog's script. */
export function GlossaryScreen() {
  return (
    <Leaf>
      <GlossaryView />
    </Leaf>
  )
}

/** Lists every module with its lessons and quiz, so that learners can search, open and continue them. */
function CatalogView() {
  const document = useProgress()
  const manifest = useManifest()
  const started = useStarted(manifest?.value)
  const { reads } = useSession()
  const bookmarks = useRead(reads.bookmarks)
  const notes = useRead(reads.notes)
  const unread = useUnread()
  return document === undefined ||
    manifest === undefined ||
    started === undefined ||
    bookmarks === undefined ||
    notes === undefined ||
    unread === undefined ? (
    <LeafRow>
      <PageHeading>{words.title}</PageHeading>
      <Skeleton label={words.loading} />
    </LeafRow>
  ) : (
    <Center
      document={document}
      manifest={manifest}
      started={started}
      unread={unread}
      kept={<KeptLessons manifest={manifest.value} bookmarks={bookmarks} notes={notes} />}
    />
  )
}

interface CenterProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly started: Started
  readonly unread: Unread | 'known'
  readonly kept: Elements
}

function Center({ document, manifest, started, unread, kept }: CenterProps) {
  const { reads } = useSession()
  const standings = moduleStandings(document, manifest.value)
  const done = standings.reduce((sum, { lessonsDone }) => sum + lessonsDone, 0)
  const all = standings.reduce((sum, { module }) => sum + module.lessons.length, 0)
  const [count, what] = words.doneOf(done, all)
  const isAllDone = standings.every(
    ({ module, lessonsDone, isQuizPassed }) => isQuizPassed && lessonsDone === module.lessons.length,
  )
  const heading = (
    <>
      <PageHeading>{words.title}</PageHeading>
      {unread === 'known' ? null : <AccountUnread why={unread} document={document} hasWay={false} />}
      {manifest.kind === 'fallback' ? (
        <CouldNotRead title={words.sampleTitle} text={words.sampleText} onRetry={reads.manifest.again} />
      ) : isAllDone ? (
        <p className={styles.whole}>
          {words.allDone}{' '}
          {earnedCertificates(document).includes(COURSE_CERTIFICATE) ? (
            <Link className={textLinkClass} to={certificatePath(COURSE_CERTIFICATE)}>
              {words.seeCertificate}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  )
  return (
    <>
      <Catalog
        document={document}
        manifest={manifest.value}
        started={started}
        standings={standings}
        heading={heading}
        kept={kept}
        marginNote={
          unread === 'known' ? (
            <p className={styles.count}>
              <span>{count}</span> <br />
              <span>{what}</span>
            </p>
          ) : null
        }
      />
      <OtherPlaces />
    </>
  )
}

/** Links to pages that are not modules, for help with a decision. */
function OtherPlaces() {
  return (
    <LeafRow>
      <div className={styles.other}>
        {areCardsOffered ? (
          <p>
            {words.signWhen}{' '}
            <Link className={textLinkClass} to={signPath()}>
              {words.sign}
            </Link>
          </p>
        ) : null}
        <p>
          {words.stateWhen}{' '}
          <Link className={textLinkClass} to={statePath()}>
            {words.state}
          </Link>
        </p>
      </div>
    </LeafRow>
  )
}

interface KeptLessonsProps {
  readonly manifest: Manifest
  readonly bookmarks: ReadonlySet<string>
  readonly notes: ReadonlyMap<string, string>
}

/**
 * The lessons with bookmarks or notes, in the order of the course. Lessons that are no longer in the course come last.
 */
function KeptLessons({ manifest, bookmarks, notes }: KeptLessonsProps) {
  if (bookmarks.size === 0 && notes.size === 0) return null
  const lessons = manifest.modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
  const known = lessons.filter(({ lesson: { id } }) => bookmarks.has(id) || notes.has(id))
  const ids = new Set<string>(known.map(({ lesson: { id } }) => id))
  const gone = [...new Set([...bookmarks, ...notes.keys()])].filter((id) => !ids.has(id)).sort()
  return (
    <Fold label={words.keptTitle(bookmarks.size, notes.size)}>
      <p className={styles.keptText}>{words.keptText}</p>
      <ul className={styles.kept}>
        {known.map(({ module, lesson }) => (
          <li key={lesson.id}>
            <Mark isSet={bookmarks.has(lesson.id)} />
            <Link to={lessonPath(module.id, lesson.id)}>{lesson.title}</Link>
            <Note text={notes.get(lesson.id)} />
          </li>
        ))}
        {gone.map((id) => (
          <li key={id}>
            <Mark isSet={bookmarks.has(id)} />
            <span className={styles.gone}>{words.keptOfAnother(id)}</span>
            <Note text={notes.get(id)} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Mark({ isSet }: { readonly isSet: boolean }) {
  return (
    <span className={isSet ? styles.bookmark : undefined}>
      <Icon name={isSet ? 'bookmark' : 'pencil'} size="small" />
      <span className="sr">{isSet ? words.bookmark : words.note}</span>
    </span>
  )
}

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className={styles.keptNote}>{text}</p>
}
