/**
 * Role: converts each record of a class book to JSON and back, for encrypted rows and for backup files.
 * Guarantee: a parsed record is exactly what was written. An unreadable record doesn't affect the others.
 * Must not: repair records, because the disk or file may be damaged. A record of a kind that only a newer version knows
 * is not damaged, and is reported as newer.
 */
import type { Bytes } from '../protocol/bytes'
import type { ArchiveMark } from '../protocol/book/archive'
import {
  type Carrier,
  type Decision,
  type LeavingRow,
  reportKey,
  type ReportRow,
  type Succession,
} from '../protocol/book/classBook'
import type { CardRelay } from '../protocol/card/classCard'
import { type MemberId, parseMemberId, type SenderHash } from '../protocol/card/classId'
import { readName } from '../../core/progress/plainName'
import { parsePlan } from '../protocol/plan/plan'
import { HANDED_IN, type LearningReport, parseReport } from '../protocol/report/report'
import { writeShared } from '../protocol/report/sharedOutcomes'
import { bytesOf, encodeBase64url } from '../../core/progress/file/base64url'
import { type Instant, parseInstant } from '../../core/progress/ids'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import type { KeyBytes } from '../../platform/bookTools'
import type { RefusedEnvelope, RefusedReason, SignedPlan } from '../ports/TaughtClasses'

/** The class's secret keys, which exist only in its book and its backup files. */
export interface ClassSecret {
  readonly signing: KeyBytes
  readonly sealing: KeyBytes
  /** 32 bytes. */
  readonly planKey: Bytes
  readonly className: string
  readonly teacherName: string
  readonly relays: readonly CardRelay[]
  /** Increases with each change of `relays`, and with time. 0 in a new class and in every older book. */
  readonly relaysSequence: number
  readonly openedAt: Instant
  /**
   * The number of learners in the class, as the teacher entered it. Undefined if it was never entered, as in every
   * older book.
   */
  readonly expects: number | undefined
  /** Increases with each change of `expects`, and with time. 0 in a new class and in every older book. */
  readonly expectsSequence: number
}

/** `text` is empty after the note was deleted. */
export interface NoteRow {
  readonly member: MemberId
  readonly text: string
  /** Increases with each change, and with time. */
  readonly sequence: number
}

/** `id` is computed from the bytes, so an envelope that arrives twice is listed only once. */
export interface RefusedRow extends RefusedEnvelope {
  readonly id: string
  /** Increases with each row. */
  readonly turn: number
}

export type BookRecord =
  | { readonly kind: 'class'; readonly row: ClassSecret }
  | { readonly kind: 'report'; readonly row: ReportRow }
  | { readonly kind: 'leaving'; readonly row: LeavingRow }
  | { readonly kind: 'decision'; readonly row: Decision }
  | { readonly kind: 'succession'; readonly row: Succession }
  | { readonly kind: 'note'; readonly row: NoteRow }
  | { readonly kind: 'plan'; readonly row: SignedPlan }
  | { readonly kind: 'refused'; readonly row: RefusedRow }
  | { readonly kind: 'archive'; readonly row: ArchiveMark }

/** Returns the name of a record in its book. */
export function recordName({ kind, row }: BookRecord): string {
  switch (kind) {
    case 'class':
    case 'plan':
    case 'archive':
      return kind
    case 'report':
      return `${kind} ${reportKey(row)}`
    case 'leaving':
    case 'decision':
      return `${kind} ${row.sender}`
    case 'succession':
    case 'note':
      return `${kind} ${row.member}`
    case 'refused':
      return `${kind} ${row.id}`
  }
}

/** Leaves out values that JSON can't express. */
export function recordMap({ kind, row }: BookRecord): JsonMap {
  switch (kind) {
    case 'class':
      return plain({
        ...row,
        kind,
        signing: keyMap(row.signing),
        sealing: keyMap(row.sealing),
        planKey: text(row.planKey),
        // A class that never set them has the same row as in every older book.
        relaysSequence: row.relaysSequence || undefined,
        expectsSequence: row.expectsSequence || undefined,
      })
    case 'report':
      return plain({ ...row, kind, bytes: text(row.bytes), report: reportMap(row.report) })
    case 'leaving':
      return plain({ ...row, kind, bytes: text(row.bytes) })
    case 'plan':
      return plain({ ...row, kind, envelope: text(row.envelope) })
    case 'decision':
    case 'succession':
    case 'note':
    case 'refused':
    case 'archive':
      return plain({ ...row, kind })
  }
}

const text = encodeBase64url

function keyMap({ privateKey, publicKey }: KeyBytes) {
  return { privateKey: text(privateKey), publicKey: text(publicKey) }
}

function plain(value: object): JsonMap {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
}

/** Returns the form that `parseReport` reads. */
function reportMap({ kind: _learning, member, document, shared, ...about }: LearningReport): JsonMap {
  const fields = document as unknown as Readonly<Record<string, Json>>
  const learning = HANDED_IN.map((field) => [field, own(fields, field)] as const).filter(
    ([, value]) => value !== undefined,
  )
  return plain({
    ...about,
    ...(shared && writeShared(shared)),
    learning: { ...Object.fromEntries(learning), owner: member },
  })
}

/** Returns undefined if the map is not a record, and `newer` for a kind that this version does not know. */
export function parseRecord(map: JsonMap): BookRecord | 'newer' | undefined {
  const kind = own(map, 'kind')
  if (typeof kind !== 'string') return undefined
  switch (kind) {
    case 'class':
      return record('class', parseSecret(map))
    case 'report':
      return record('report', parseReportRow(map))
    case 'leaving':
      return record('leaving', parseLeaving(map))
    case 'decision':
      return record('decision', parseDecision(map))
    case 'succession':
      return record('succession', parseSuccession(map))
    case 'note':
      return record('note', parseNote(map))
    case 'plan':
      return record('plan', parseSignedPlan(map))
    case 'refused':
      return record('refused', parseRefused(map))
    case 'archive':
      return record('archive', parseArchive(map))
    default:
      return 'newer'
  }
}

function record<Kind extends BookRecord['kind'], Row>(kind: Kind, row: Row | undefined) {
  return row === undefined ? undefined : { kind, row }
}

function parseSecret(map: JsonMap): ClassSecret | undefined {
  const [signing, sealing] = [parseKey(own(map, 'signing')), parseKey(own(map, 'sealing'))]
  const [className, teacherName] = [readName(own(map, 'className')), readName(own(map, 'teacherName'))]
  const relays = own(map, 'relays')
  const planKey = bytesOf(own(map, 'planKey'))
  if (signing === undefined || sealing === undefined || planKey?.length !== 32) return undefined
  if (className === undefined || teacherName === undefined || relays === undefined || !isJsonArray(relays))
    return undefined
  const openedAt = instantIn(map, 'openedAt')
  const expects = own(map, 'expects')
  const [relaysSequence, expectsSequence] = [own(map, 'relaysSequence'), own(map, 'expectsSequence')]
  return {
    signing,
    sealing,
    planKey,
    className,
    teacherName,
    relays: relays as unknown as readonly CardRelay[],
    relaysSequence: isWhole(relaysSequence) ? relaysSequence : 0,
    openedAt,
    expects: isWhole(expects) ? expects : undefined,
    expectsSequence: isWhole(expectsSequence) ? expectsSequence : 0,
  }
}

function parseKey(value: Json | undefined): KeyBytes | undefined {
  if (value === undefined || !isJsonMap(value)) return undefined
  const [privateKey, publicKey] = [bytesOf(own(value, 'privateKey')), bytesOf(own(value, 'publicKey'))]
  return privateKey && publicKey && { privateKey, publicKey }
}

function parseReportRow(map: JsonMap): ReportRow | undefined {
  const [numbered, report] = [parseNumbered(map), own(map, 'report')]
  if (numbered === undefined || report === undefined || !isJsonMap(report)) return undefined
  const parsed = parseReport(report)
  return parsed.kind === 'parsed' && parsed.report.kind === 'learning'
    ? { ...numbered, report: parsed.report }
    : undefined
}

function parseLeaving(map: JsonMap): LeavingRow | undefined {
  const [numbered, isErased] = [parseNumbered(map), own(map, 'isErased')]
  return numbered && typeof isErased === 'boolean' ? { ...numbered, isErased } : undefined
}

function parseNumbered(map: JsonMap) {
  const [sender, sequence, bytes] = [senderIn(map), own(map, 'sequence'), bytesOf(own(map, 'bytes'))]
  const carrier = carrierIn(map)
  if (sender === undefined || !isWhole(sequence) || bytes === undefined || carrier === undefined) return undefined
  return { sender, sequence, bytes, heardAt: instantIn(map, 'heardAt'), carrier }
}

function parseDecision(map: JsonMap): Decision | undefined {
  const [sender, member] = [senderIn(map), parseMemberId(own(map, 'member'))]
  const [isLetIn, turn] = [own(map, 'isLetIn'), own(map, 'turn')]
  if (sender === undefined || member === undefined || typeof isLetIn !== 'boolean' || !isWhole(turn)) return undefined
  const at = parseInstant(own(map, 'at'))
  return { sender, member, isLetIn, turn, ...(at !== undefined && { at }) }
}

function parseSuccession(map: JsonMap): Succession | undefined {
  const [member, turn, told] = [parseMemberId(own(map, 'member')), own(map, 'turn'), own(map, 'before')]
  const before = parseMemberId(told)
  if (member === undefined || !isWhole(turn) || (told !== undefined && before === undefined)) return undefined
  return { member, before, turn }
}

function parseNote(map: JsonMap): NoteRow | undefined {
  const [member, words, sequence] = [parseMemberId(own(map, 'member')), own(map, 'text'), own(map, 'sequence')]
  if (member === undefined || typeof words !== 'string' || !isWhole(sequence)) return undefined
  return { member, text: words, sequence }
}

function parseSignedPlan(map: JsonMap): SignedPlan | undefined {
  const [value, envelope] = [own(map, 'plan'), bytesOf(own(map, 'envelope'))]
  const plan = value !== undefined && isJsonMap(value) ? parsePlan(value) : undefined
  if (plan === undefined || envelope === undefined) return undefined
  const [receipts, uncounted] = [own(map, 'receipts'), own(map, 'uncounted')]
  return {
    plan,
    envelope,
    ...(typeof receipts === 'string' && { receipts }),
    ...(typeof uncounted === 'string' && { uncounted }),
  }
}

function parseRefused(map: JsonMap): RefusedRow | undefined {
  const [id, turn, reason, name] = [own(map, 'id'), own(map, 'turn'), own(map, 'reason'), own(map, 'name')]
  const carrier = carrierIn(map)
  if (typeof id !== 'string' || !isWhole(turn) || typeof reason !== 'string' || carrier === undefined) return undefined
  const at = instantIn(map, 'at')
  return { id, turn, at, carrier, reason: reason as RefusedReason, name: readName(name) }
}

function parseArchive(map: JsonMap): ArchiveMark | undefined {
  const [isArchived, turn] = [own(map, 'isArchived'), own(map, 'turn')]
  if (typeof isArchived !== 'boolean' || !isWhole(turn)) return undefined
  return { isArchived, turn, at: instantIn(map, 'at') }
}

const HASH = /^[0-9a-f]{64}$/

function senderIn(map: JsonMap): SenderHash | undefined {
  const sender = own(map, 'sender')
  return typeof sender === 'string' && HASH.test(sender) ? (sender as SenderHash) : undefined
}

const CARRIERS: readonly Carrier[] = ['light', 'file', 'relay']

function carrierIn(map: JsonMap): Carrier | undefined {
  return CARRIERS.find((carrier) => carrier === own(map, 'carrier'))
}

function instantIn(map: JsonMap, field: string): Instant {
  return parseInstant(own(map, field)) ?? ('' as Instant)
}

/** Accepts large values, because sequences can be times in milliseconds. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
