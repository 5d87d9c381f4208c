/**
 * Role: the content of one class book, and how a colleague's copy of it is merged.
 * Guarantee: merging gives the same result in any order and any number of times.
 * Must not: store anything.
 */
import { compareBytes } from '../protocol/bytes'
import { type ArchiveMark, laterMark } from '../protocol/book/archive'
import { type ClassBook, EMPTY_BOOK, joinBooks, reportKey } from '../protocol/book/classBook'
import { idsBefore } from '../protocol/book/idsBefore'
import type { MemberId } from '../protocol/card/classId'
import type { Instant } from '../../core/progress/ids'
import { comparePlans, isAsking } from '../protocol/plan/plan'
import { canonicalText, compareScalars } from '../../core/progress/json'
import type { SignedPlan } from '../ports/TaughtClasses'
import { type BookRecord, type ClassSecret, type NoteRow, recordName, type RefusedRow } from './bookRecords'
import { joinSecrets } from './joinSecrets'

export interface BookContent {
  /** The class's secret keys; undefined if their row can't be read. */
  readonly secret: ClassSecret | undefined
  readonly book: ClassBook
  /** The teacher's notes by member id. */
  readonly notes: Readonly<Record<string, NoteRow>>
  /** The last envelope for the learners. It may have receipts without a plan. */
  readonly plan: SignedPlan | undefined
  /** The rejected envelopes by row id. */
  readonly refused: Readonly<Record<string, RefusedRow>>
  /** Undefined if the class was never archived. */
  readonly archive: ArchiveMark | undefined
}

const MOST_REFUSED = 100

export function contentOf(records: Iterable<BookRecord>): BookContent {
  const reports: Record<string, ClassBook['reports'][string]> = {}
  const [leavings, decisions, successions, notes, refused] = [{}, {}, {}, {}, {}] as [
    Record<string, ClassBook['leavings'][keyof ClassBook['leavings']]>,
    Record<string, ClassBook['decisions'][keyof ClassBook['decisions']]>,
    Record<string, ClassBook['successions'][keyof ClassBook['successions']]>,
    Record<string, NoteRow>,
    Record<string, RefusedRow>,
  ]
  let secret: ClassSecret | undefined
  let plan: SignedPlan | undefined
  let archive: ArchiveMark | undefined
  for (const { kind, row } of records) {
    if (kind === 'class') secret = row
    else if (kind === 'plan') plan = row
    else if (kind === 'archive') archive = row
    else if (kind === 'report') reports[reportKey(row)] = row
    else if (kind === 'leaving') leavings[row.sender] = row
    else if (kind === 'decision') decisions[row.sender] = row
    else if (kind === 'succession') successions[row.member] = row
    else if (kind === 'note') notes[row.member] = row
    else refused[row.id] = row
  }
  return { secret, book: { reports, leavings, decisions, successions }, notes, plan, refused, archive }
}

export const EMPTY_CONTENT: BookContent = {
  secret: undefined,
  book: EMPTY_BOOK,
  notes: {},
  plan: undefined,
  refused: {},
  archive: undefined,
}

/** Returns the records by name. */
export function recordsOf({
  secret,
  book,
  notes,
  plan,
  refused,
  archive,
}: BookContent): ReadonlyMap<string, BookRecord> {
  const records: BookRecord[] = [
    ...(secret === undefined ? [] : [{ kind: 'class' as const, row: secret }]),
    ...Object.values(book.reports).map((row) => ({ kind: 'report' as const, row })),
    ...Object.values(book.leavings).map((row) => ({ kind: 'leaving' as const, row })),
    ...Object.values(book.decisions).map((row) => ({ kind: 'decision' as const, row })),
    ...Object.values(book.successions).map((row) => ({ kind: 'succession' as const, row })),
    ...Object.values(notes).map((row) => ({ kind: 'note' as const, row })),
    ...(plan === undefined ? [] : [{ kind: 'plan' as const, row: plan }]),
    ...Object.values(refused).map((row) => ({ kind: 'refused' as const, row })),
    ...(archive === undefined ? [] : [{ kind: 'archive' as const, row: archive }]),
  ]
  return new Map(records.map((record) => [recordName(record), record]))
}

/** Merges two books of the same class. */
export function joinContents(a: BookContent, b: BookContent): BookContent {
  return {
    secret: joinSecrets(a.secret, b.secret),
    book: joinBooks(a.book, b.book),
    notes: joined(
      a.notes,
      b.notes,
      (mine, theirs) => mine.sequence - theirs.sequence || compareScalars(mine.text, theirs.text),
    ),
    plan: laterPlan(a.plan, b.plan),
    refused: newestRefused(
      joined(a.refused, b.refused, (mine, theirs) => mine.turn - theirs.turn || compareTexts(mine, theirs)),
    ),
    archive: laterMark(a.archive, b.archive),
  }
}

function compareTexts(a: RefusedRow, b: RefusedRow): number {
  return compareScalars(canonicalText(a), canonicalText(b))
}

function joined<Row>(
  a: Readonly<Record<string, Row>>,
  b: Readonly<Record<string, Row>>,
  compare: (a: Row, b: Row) => number,
): Readonly<Record<string, Row>> {
  const all: Record<string, Row> = { ...a }
  for (const [key, theirs] of Object.entries(b)) {
    const mine = Object.hasOwn(a, key) ? a[key] : undefined
    all[key] = mine !== undefined && compare(mine, theirs) >= 0 ? mine : theirs
  }
  return all
}

/** Returns the later plan. If both are the same plan, returns the one signed later, or with the greater bytes. */
function laterPlan(a: SignedPlan | undefined, b: SignedPlan | undefined): SignedPlan | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const order = comparePlans(a.plan, b.plan) || compareBytes(a.envelope, b.envelope)
  return order >= 0 ? a : b
}

/** Returns undefined for an envelope that has only receipts. */
export function planIn(signed: SignedPlan | undefined): SignedPlan | undefined {
  return signed !== undefined && isAsking(signed.plan) ? signed : undefined
}

/** Returns when the class was archived; undefined if it is not archived. */
export function archivedAtOf({ archive }: Pick<BookContent, 'archive'>): Instant | undefined {
  return archive?.isArchived === true ? archive.at : undefined
}

/** Returns the rejected envelopes with the newest first. */
export function refusedList(refused: BookContent['refused']): readonly RefusedRow[] {
  return Object.values(refused).sort((a, b) => b.turn - a.turn || compareScalars(a.id, b.id))
}

/** Adds a row at the front, and drops rows after the first hundred. */
export function withRefused(refused: BookContent['refused'], row: Omit<RefusedRow, 'turn'>): BookContent['refused'] {
  const turn = Math.max(0, ...Object.values(refused).map((other) => other.turn)) + 1
  return newestRefused({ ...refused, [row.id]: { ...row, turn } })
}

function newestRefused(refused: BookContent['refused']): BookContent['refused'] {
  return Object.fromEntries(
    refusedList(refused)
      .slice(0, MOST_REFUSED)
      .map((row) => [row.id, row]),
  )
}

/**
 * Returns the notes by member. A member without a note under this card gets the note from the earlier card. A note that
 * was deleted stays deleted.
 */
export function shownNotes({ book, notes }: Pick<BookContent, 'book' | 'notes'>): Readonly<Record<MemberId, string>> {
  const shown = new Map(Object.values(notes).map(({ member, text }) => [member, text]))
  for (const { member } of Object.values(book.successions)) {
    if (notes[member] !== undefined) continue
    const known = idsBefore(book, member).find((before) => notes[before] !== undefined)
    if (known !== undefined) shown.set(member, notes[known]?.text ?? '')
  }
  return Object.fromEntries([...shown].filter(([, text]) => text !== ''))
}
