/**
 * Role: counts the rows that a merge brought, by comparing a copy of a class with the merged class.
 * Guarantee: each number comes from the two contents. A report that only arrived another way is not new.
 * Must not: guess from a file, or have text of its own.
 */
import type { ClassBook, LeavingRow } from '../protocol/book/classBook'
import { isDeletionMark } from '../protocol/book/deletedSenders'
import { type Bytes, isSameBytes } from '../protocol/bytes'
import { canonicalText } from '../../core/progress/json'
import type { JoinNews } from '../ports/JoinNews'
import type { SignedPlan } from '../ports/TaughtClasses'
import { archivedAtOf, type BookContent } from './bookContent'

type Rows<Row> = Readonly<Record<string, Row>>

/** Returns what `after` has and `before` does not. `after` is the result of a merge with `before`. */
export function joinNews(before: BookContent, after: BookContent): JoinNews {
  const [was, is] = [before.book, after.book]
  const gone = Object.entries(was.reports).filter(
    ([key, { sender }]) => !Object.hasOwn(is.reports, key) && is.leavings[sender]?.isErased === true,
  )
  return {
    reports: newRows(was.reports, is.reports, sameEnvelope),
    leavings: newRows(withoutMarks(was.leavings), withoutMarks(is.leavings), sameEnvelope),
    decisions: newRows(was.decisions, is.decisions, sameText) + newRows(was.successions, is.successions, sameText),
    notes: newRows(before.notes, after.notes, (a, b) => a.text === b.text),
    hasPlan: newRows(plansOf(before), plansOf(after), (a, b) => isSameBytes(a.envelope, b.envelope)) > 0,
    hasSettings: settingsOf(before) !== settingsOf(after),
    archived: archivedOf(before, after),
    deleted: gone.length,
  }
}

function newRows<Row>(before: Rows<Row>, after: Rows<Row>, isSame: (a: Row, b: Row) => boolean): number {
  return Object.entries(after).filter(([key, row]) => {
    const known = Object.hasOwn(before, key) ? before[key] : undefined
    return known === undefined || !isSame(known, row)
  }).length
}

/** A deletion by the teacher is not a device that left. */
function withoutMarks(leavings: ClassBook['leavings']): Rows<LeavingRow> {
  return Object.fromEntries(Object.entries(leavings).filter(([, row]) => !isDeletionMark(row)))
}

function sameEnvelope(a: { readonly bytes: Bytes }, b: { readonly bytes: Bytes }): boolean {
  return isSameBytes(a.bytes, b.bytes)
}

function plansOf({ plan }: BookContent): Rows<SignedPlan> {
  return plan === undefined ? {} : { plan }
}

function sameText(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b)
}

function settingsOf({ secret }: BookContent): string {
  return canonicalText([secret?.relays ?? [], secret?.expects ?? null])
}

function archivedOf(before: BookContent, after: BookContent): JoinNews['archived'] {
  const [was, is] = [archivedAtOf(before) !== undefined, archivedAtOf(after) !== undefined]
  return was === is ? undefined : is ? 'archived' : 'reopened'
}
