import { dashboardWords as words } from '#words/dashboard'
import { folioDay } from '#words/ledgerFormat'
import type { Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { Skeleton } from '../../ui/Skeleton'
import { nextSteps } from '../session/nextSteps'
import { useManifest, useProgress, useStarted } from '../session/useRead'
import { useToday } from '../session/useToday'
import { ActiveMonth } from './ActiveMonth'
import { ContinueSheet } from './ContinueSheet'
import styles from './DashboardScreen.module.css'
import { Entries } from './Entries'
import { Greeting } from './Greeting'
import { KeptSafe } from './KeptSafe'
import { NextStepRow } from './NextStepRow'
import { Quilt } from './Quilt'
import { Standing } from './Standing'

/** The learner's first page: where they are, what comes next, and what is posted. */
export function DashboardScreen() {
  const document = useProgress()
  const manifest = useManifest()
  return (
    <Leaf>
      <LeafRow folio={<FolioDay />}>
        <Greeting document={document} />
        {document === undefined || manifest === undefined ? (
          <Skeleton label={words.loading} />
        ) : (
          <Next document={document} manifest={manifest.value} />
        )}
      </LeafRow>
      {document === undefined || manifest === undefined ? null : <Record document={document} manifest={manifest} />}
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
  const [first, second] = nextSteps(document, manifest, started)
  return (
    <>
      <ContinueSheet document={document} manifest={manifest} step={first} />
      {second === undefined ? null : <NextStepRow step={second} />}
    </>
  )
}

interface RecordProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
}

function Record({ document, manifest }: RecordProps) {
  const [patch, forEachLesson] = words.quiltFolio
  const [recent, entries] = words.entriesFolio
  return (
    <>
      <LeafRow folio={<p>{words.standing}</p>}>
        <Standing document={document} manifest={manifest} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {patch} <br className={styles.wideOnly} />
            {forEachLesson}
          </p>
        }
      >
        <Quilt document={document} manifest={manifest.value} />
      </LeafRow>
      <LeafRow
        folio={
          <p>
            {recent} <br className={styles.wideOnly} />
            {entries}
          </p>
        }
      >
        <div className={styles.split}>
          <Entries document={document} manifest={manifest.value} />
          <ActiveMonth document={document} />
        </div>
      </LeafRow>
      <LeafRow folio={<p>{words.keptSafe}</p>}>
        <KeptSafe />
      </LeafRow>
    </>
  )
}

function FolioDay() {
  const today = useToday()
  const [day, year] = folioDay(today)
  return (
    <p>
      <time dateTime={today}>
        {day} <br className={styles.wideOnly} />
        {year}
      </time>
    </p>
  )
}
