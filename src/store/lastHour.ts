/**
 * Role: what the ledger of the last hour tells, for a learner who did not do it.
 * Guarantee: entries before the last clean page, or that were taken out already, are not told again.
 * Must not: judge whose work it was, or read more than the rows.
 */
import { parseInstant, parseLessonId, parseLocalDate, parseModuleId } from '../progress/ids'
import type { LedgerEvent } from '../progress/notMine'
import type { Activity, ActivityKind } from './learnerStore'

const HOUR_MS = 3_600_000
const ENDS: readonly ActivityKind[] = ['started-over', 'taken-out']
const LEARNED: readonly ActivityKind[] = ['lesson-completed', 'lesson-undone', 'quiz-passed', 'quiz-tried']

/** @param rows newest first; @returns oldest first. A row without a known time, or from a time to come, is nobody's hour. */
export function lastHour(rows: readonly Activity[], now: Date): readonly Activity[] {
  const end = rows.findIndex(({ kind }) => ENDS.includes(kind))
  return (end < 0 ? rows : rows.slice(0, end))
    .filter(({ kind, at }) => {
      const age = now.getTime() - Date.parse(at)
      return LEARNED.includes(kind) && age >= 0 && age < HOUR_MS
    })
    .toReversed()
}

/** @param rows oldest first. What can't be read is left out. */
export function eventsOf(rows: readonly Activity[]): readonly LedgerEvent[] {
  return rows.flatMap(({ kind, subject, score, at, day: written }): LedgerEvent[] => {
    const day = parseLocalDate(written)
    switch (kind) {
      case 'lesson-completed':
      case 'lesson-undone': {
        const lessonId = parseLessonId(subject)
        if (lessonId === undefined) return []
        return [{ kind: kind === 'lesson-completed' ? 'completed' : 'undone', lessonId, day }]
      }
      case 'quiz-passed': {
        const moduleId = parseModuleId(subject)
        if (moduleId === undefined || score === undefined) return []
        return [{ kind: 'passed', moduleId, score, at: parseInstant(at), day }]
      }
      case 'quiz-tried':
        return [{ kind: 'tried', day }]
      case 'module-unlocked':
      case 'certificate-earned':
      case 'brought-in':
      case 'started-over':
      case 'brought-back':
      case 'taken-out':
      case 'given':
        return []
    }
  })
}
