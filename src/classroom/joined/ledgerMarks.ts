/**
 * Role: how much a learner's progress has changed since it was handed in.
 * Guarantee: returns 0 only if a new report would match the teacher's copy exactly; counts a lesson or quiz once,
 * however often it changed.
 * Must not: be asynchronous, since it runs inside live queries.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { hashOf } from '../../core/progress/hashText'
import { canonicalText, own, ownEntries } from '../../core/progress/json'

/** A short hash of each lesson and quiz, and one hash of everything else. */
export type LedgerMarks = Readonly<Record<string, number>>

const REST = 'rest'
const SEED = 0x9747b28c

/** @param sharing the learner's place, if self-checks and the state are handed in */
export function marksOf(document: ProgressDocument, sharing?: { readonly place: unknown }): LedgerMarks {
  const { epoch, certificates, days, practice } = document
  const marks: readonly (readonly [name: string, mark: number])[] = [
    ...ownEntries(document.lessons).map(
      ([id, counters]) => [`lesson ${id}`, markOf([counters, own(document.completedOn, id)])] as const,
    ),
    ...ownEntries(document.quizzes).map(([id, quiz]) => [`quiz ${id}`, markOf(quiz)] as const),
    [REST, markOf([epoch, certificates, days, practice, ...(sharing ? [document.checks, sharing.place] : [])])],
  ]
  return Object.fromEntries(marks)
}

function markOf(value: unknown): number {
  return hashOf(canonicalText(value), SEED)
}

/**
 * Counts the lessons and quizzes that differ from the hand-in, since a learner sees those as changes. Returns 1 if only
 * dates, certificates or answers differ. `handedIn` is undefined if no hand-in is proved; in that case, returns 0 for
 * empty progress.
 */
export function changesSince(handedIn: LedgerMarks | undefined, now: LedgerMarks): number {
  const before = handedIn ?? { [REST]: now[REST] ?? 0 }
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  names.delete(REST)
  const changed = [...names].filter((name) => before[name] !== now[name]).length
  return changed === 0 && before[REST] !== now[REST] ? 1 : changed
}

/** Parses the marks as a row stores them. */
export function parseLedgerMarks(value: unknown): LedgerMarks | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value).flatMap(([name, mark]: readonly [string, unknown]) =>
    Number.isSafeInteger(mark) ? [[name, mark as number] as const] : [],
  )
  return Object.fromEntries(entries)
}
