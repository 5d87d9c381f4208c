import { Link, useSearchParams } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import type { Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import { COURSE_CERTIFICATE } from '../../progress/certificates'
import type { ProgressDocument } from '../../progress/document'
import { Callout } from '../../ui/Callout'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { moduleStandings } from '../session/moduleStandings'
import type { Begun } from '../session/nextSteps'
import { useBegun } from '../session/useBegun'
import { useManifest } from '../session/useManifest'
import { useProgress } from '../session/useProgress'
import { certificatePath, learningViews } from '../../words/paths'
import { Catalog } from './Catalog'
import { GlossaryView } from './glossary/GlossaryView'
import styles from './LearningCenterScreen.module.css'
import { NoReview } from './NoReview'

/** The catalog of the course; under `?view=glossary` its glossary, and under `?view=review` that there is none. */
export function LearningCenterScreen() {
  const [params] = useSearchParams()
  return <Leaf>{viewOf(params.get('view'))}</Leaf>
}

function viewOf(view: string | null) {
  if (view === learningViews.glossary) return <GlossaryView />
  return view === learningViews.review ? <NoReview /> : <CatalogView />
}

/** Every module with its lessons and its quiz: to find, to open, to go on. */
function CatalogView() {
  const document = useProgress()
  const manifest = useManifest()
  const begun = useBegun(manifest?.value)
  return document === undefined || manifest === undefined || begun === undefined ? (
    <LeafRow>
      <PageHeading>{words.title}</PageHeading>
      <Skeleton label={words.loading} />
    </LeafRow>
  ) : (
    <Center document={document} manifest={manifest} begun={begun} />
  )
}

interface CenterProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly begun: Begun
}

function Center({ document, manifest, begun }: CenterProps) {
  const standings = moduleStandings(document, manifest.value)
  const done = standings.reduce((sum, { lessonsDone }) => sum + lessonsDone, 0)
  const all = standings.reduce((sum, { module }) => sum + module.lessons.length, 0)
  const [count, what] = words.postedOf(done, all)
  const isAllDone = standings.every(
    ({ module, lessonsDone, isQuizPassed }) => isQuizPassed && lessonsDone === module.lessons.length,
  )
  const heading = (
    <>
      <PageHeading>{words.title}</PageHeading>
      {manifest.kind === 'fallback' ? (
        <Callout color="red" title={words.sampleTitle} headingLevel={2}>
          <p>{words.sampleText}</p>
        </Callout>
      ) : isAllDone ? (
        <p className={styles.whole}>
          {words.allDone}{' '}
          <Link className={textLinkClass} to={certificatePath(COURSE_CERTIFICATE)}>
            {words.seeCertificate}
          </Link>
        </p>
      ) : null}
    </>
  )
  return (
    <Catalog
      document={document}
      manifest={manifest.value}
      begun={begun}
      standings={standings}
      heading={heading}
      folio={
        <p className={styles.count}>
          {count} <br />
          {what}
        </p>
      }
    />
  )
}
