import { useState } from 'react'
import { Link } from 'react-router-dom'
import { checkWords as words } from '#words/check'
import { findModule } from '../../core/curriculum/findLesson'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import { NO_POOL, parsePool } from '../../core/curriculum/parsePool'
import type { CheckKind } from '../../core/progress/checks'
import type { ProgressDocument } from '../../core/progress/document'
import { checkDue, checkQuestions } from '../../core/review/moduleChecks'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { modulePath } from '../../words/links'
import { paths } from '../../words/paths'
import { NotInCourse } from '../../session/NotInCourse'
import { useSession } from '../../session/SessionContext'
import { usePlace } from '../../session/usePlace'
import { useManifest, useOnce, useProgress } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { CheckRun } from './CheckRun'
import styles from './Review.module.css'
import { Unreadable } from './Unreadable'

/** `/learning?view=check&module={moduleId}` shows the module self-check that is due now. */
export function CheckScreen() {
  const { module: moduleId = '' } = usePlace('check') ?? {}
  const [attempt, setAttempt] = useState(0)
  return <CheckLoader key={`${moduleId}/${attempt}`} moduleId={moduleId} onRetry={() => setAttempt(attempt + 1)} />
}

interface CheckLoaderProps {
  readonly moduleId: string
  /** Loads all data again. */
  readonly onRetry: () => void
}

function CheckLoader({ moduleId, onRetry }: CheckLoaderProps) {
  const { library } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const pool = useOnce(() => library.besideQuiz(moduleId, parsePool, NO_POOL))
  const module = manifest === undefined ? undefined : findModule(manifest.value, moduleId)
  if (pool === null || (module === null && manifest?.kind === 'loaded')) {
    return <NotInCourse title={words.notFoundTitle} text={words.notFoundText} link={words.toLearning} />
  }
  const trouble = [manifest, pool].find((read) => read?.kind === 'fallback')
  return (
    <Leaf className={styles.page}>
      {trouble?.kind === 'fallback' ? (
        <Unreadable
          title={words.unreadableTitle}
          text={words.unreadable[trouble.trouble]}
          action={words.loadAgain}
          onRetry={onRetry}
        />
      ) : document === undefined || pool === undefined || !module ? (
        <LeafRow>
          <Skeleton label={words.loading} />
        </LeafRow>
      ) : (
        <Check document={document} module={module} questionsOf={(kind) => checkQuestions(pool.value, kind)} />
      )}
    </Leaf>
  )
}

interface CheckProps {
  readonly document: ProgressDocument
  readonly module: ModuleInfo
  readonly questionsOf: (kind: CheckKind) => ReturnType<typeof checkQuestions>
}

/** Introduces the self-check, then asks its questions. The kind stays the same as when the self-check started. */
function Check({ document, module, questionsOf }: CheckProps) {
  const today = useToday()
  const [begun, setBegun] = useState<CheckKind | undefined>(undefined)
  if (begun !== undefined) {
    return <CheckRun module={module} kind={begun} questions={questionsOf(begun)} document={document} />
  }
  const kind = checkDue(document, module, today)
  if (kind === undefined || questionsOf(kind).length === 0) return <NothingToCheck module={module} />
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{words.heading[kind](module.title)}</PageHeading>
      <p className={styles.result}>{words.about[kind]}</p>
      <p>{words.noGrade}</p>
      <ButtonRow>
        <Button onClick={() => setBegun(kind)}>{words.start}</Button>
        <Link className={buttonClass('line')} to={modulePath(module.id)}>
          {words.notNow}
        </Link>
      </ButtonRow>
    </LeafRow>
  )
}

function NothingToCheck({ module }: { readonly module: ModuleInfo }) {
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{words.nothingTitle}</PageHeading>
      <p className={styles.result}>{words.nothingText}</p>
      <ButtonRow>
        <Link className={buttonClass('solid')} to={modulePath(module.id)}>
          {words.toLessons}
        </Link>
        <Link className={buttonClass('line')} to={paths.achievements}>
          {words.toAchievements}
        </Link>
      </ButtonRow>
    </LeafRow>
  )
}
