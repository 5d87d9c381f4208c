/**
 * Role: reads the last hour of activity, for a learner who says that someone else did those lessons.
 * Guarantee: it leaves out entries from before the learner last started over, and entries that were already removed.
 * Must not: decide who did the lessons, or read anything but these rows.
 */
import { parseInstant, parseLessonId, parseLocalDate, parseModuleId } from '../../core/progress/ids'
import type { LedgerEvent } from '../../core/progress/notMine'
import type { Activity, ActivityKind } from './learningRows'

const HOUR_MS = 3_600_000
const ENDS: readonly ActivityKind[] = ['started-over', 'taken-out']
const QUIZZES: readonly ActivityKind[] = ['quiz-passed', 'quiz-tried']
const LEARNED: readonly ActivityKind[] = ['lesson-completed', 'lesson-undone', ...QUIZZES]

/** @param rows newest first; @returns oldest first, without rows whose time is unknown or in the future */
export function lastHour(rows: readonly Activity[], now: Date): readonly Activity[] {
  const end = rows.findIndex(({ kind }) => ENDS.includes(kind))
  return (end < 0 ? rows : rows.slice(0, end))
    .filter(({ kind, at }) => {
      const age = now.getTime() - Date.parse(at)
      return LEARNED.includes(kind) && age >= 0 && age < HOUR_MS
    })
    .reverse()
}

/** Returns whether the rows include an earlier removal. The answers of the other entries no longer exist. */
export function isTakenOut(rows: readonly Activity[]): boolean {
  return rows.some(({ kind }) => kind === 'taken-out')
}

/**
 * @param rows oldest first, to the end of the activity. Unreadable ones are left out. @param ids of the requested rows
 */
export function eventsOf(rows: readonly Activity[], ids: readonly number[]): readonly LedgerEvent[] {
  return rows.flatMap(({ id, kind, subject, score, at, day: written }, index): LedgerEvent[] => {
    if (!ids.includes(id)) return []
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
        return [{ kind: 'passed', moduleId, score, at: parseInstant(at), day, later: later(subject, index) }]
      }
      case 'quiz-tried': {
        const moduleId = parseModuleId(subject)
        return moduleId === undefined ? [] : [{ kind: 'tried', moduleId, day, later: later(subject, index) }]
      }
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

  function later(quiz: string, index: number): number {
    return rows.slice(index + 1).filter(({ kind, subject }) => QUIZZES.includes(kind) && subject === quiz).length
  }
}
