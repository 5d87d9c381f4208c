import type { ReactNode } from 'react'
import { dashboardWords as words } from '#words/dashboard'
import { whole } from '#words/ledgerFormat'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { syllabusOf } from '../../core/curriculum/findLesson'
import type { ProgressDocument } from '../../core/progress/document'
import { progressResult } from '../../core/progress/progressResult'
import { Ring } from '../../ui/Ring'
import { CouldNotRead } from '../../session/CouldNotRead'
import { moduleStandings } from '../../session/moduleStandings'
import { pointsNote } from '../../session/pointsNote'
import { useSession } from '../../session/SessionContext'
import styles from './Standing.module.css'

interface StandingProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
}

/**
 * The ring and three figures. Each counts lessons, quizzes and points of the curriculum. Without one they are the defaults
 * (contract, section 7.6). The learner's own points are a different number, shown separately.
 */
export function Standing({ document, manifest }: StandingProps) {
  const { reads } = useSession()
  const isSample = manifest.kind === 'fallback'
  const result = progressResult(document, isSample ? undefined : syllabusOf(manifest.value))
  const points = result.earnedPoints
  const note = pointsNote(document, points)
  const standings = moduleStandings(document, manifest.value)
  const passed = standings.filter(({ isQuizPassed }) => isQuizPassed).length
  return (
    <>
      <h2 className="sr">{words.standing}</h2>
      {isSample ? <CouldNotRead text={words.placeholderFigures} onRetry={reads.manifest.again} /> : null}
      <div className={styles.standing}>
        <Ring percent={result.progressPercentage} label={words.ringLabel(result.progressPercentage)} />
        <dl className={styles.figures}>
          <Figure name={words.points} figure={points} of={words.ofAll(result.totalPoints)} more={words.inTheCourse} />
          <Figure
            name={words.lessons}
            figure={result.completedLessons}
            of={words.ofAll(result.totalLessons)}
            more={words.done}
          />
          <Figure name={words.quizzes} figure={passed} of={words.ofAll(standings.length)} more={words.passed} />
        </dl>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly figure: number
  readonly of: string
  /** A detail that is hidden if there is little room. */
  readonly more: string
}

function Figure({ name, figure, of, more }: FigureProps): ReactNode {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <span>{whole(figure)}</span>
      </dd>
      <dd className={styles.of}>
        <span>{of}</span> <span className={styles.more}>{more}</span>
      </dd>
    </div>
  )
}
