import { signed, whole } from '#words/ledgerFormat'
import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { isCount } from '../../core/progress/ids'
import { completedLessons } from '../../core/progress/lessons'
import { unlockedModules } from '../../core/progress/moduleAccess'
import { balance, pointsForLesson, pointsForQuiz } from '../../core/progress/points'
import { quizModules } from '../../core/progress/quizzes'
import { Ledger } from '../../ui/Ledger'
import styles from './ProfileScreen.module.css'

interface BalanceLedgerProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** The points earned, spent and left. */
export function BalanceLedger({ document, manifest }: BalanceLedgerProps) {
  const { earned, redeemed, total } = balance(document)
  return (
    <>
      <h2>{words.points}</h2>
      <Ledger
        className={styles.ledger}
        caption={words.pointsCaption}
        isCaptionHidden
        areColumnsHidden
        columns={[
          { label: words.entry, kind: 'text' },
          { label: words.points, kind: 'number' },
        ]}
        rows={balanceEntries(document, manifest).map(({ id, name, points }) => ({
          id,
          cells: [
            name,
            <span key="points" className={points > 0 ? styles.earned : styles.spent}>
              {signed(points)}
            </span>,
          ],
        }))}
        total={[words.left, whole(total)]}
      />
      {redeemed > earned ? <p className={styles.note}>{words.overspent(redeemed - earned)}</p> : null}
    </>
  )
}

interface BalanceEntry {
  readonly id: string
  readonly name: string
  /** The points are positive when earned, and negative when spent. */
  readonly points: number
}

/**
 * The entries of the total: points earned by lessons and quizzes, and points spent on modules. Entries with zero points are
 * left out.
 */
export function balanceEntries(document: ProgressDocument, manifest: Manifest): readonly BalanceEntry[] {
  const lessons = completedLessons(document)
  const quizzes = quizModules(document)
  const entries: readonly BalanceEntry[] = [
    { id: 'lessons', name: words.lessonsDone(lessons.length), points: sum(lessons.map(pointsForLesson)) },
    { id: 'quizzes', name: words.quizzesPassed(quizzes.length), points: sum(quizzes.map(pointsForQuiz)) },
    ...unlockedModules(document).map((id) => {
      const title = manifest.modules.find((module) => module.id === id)?.title ?? words.unlistedModule
      return { id: `module-${id}`, name: words.opened(title), points: -paid(document.unlocks[id]) }
    }),
    { id: 'before', name: words.spentBefore, points: -document.spentBefore },
  ]
  return entries.filter(({ points }) => points !== 0)
}

function paid(points: unknown): number {
  return isCount(points) ? points : 0
}

function sum(points: readonly number[]): number {
  return points.reduce((total, next) => total + next, 0)
}
