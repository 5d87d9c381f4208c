/**
 * Role: the row of one class in a learner's database: its card, the signing key, and the reports.
 * Guarantee: every row that parses is complete; a damaged row doesn't affect other rows.
 * Must not: be asynchronous, since live queries and transactions read it.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import { CLASS_ID_BYTES, KEY_BYTES } from '../protocol/envelope/envelope'
import { readName } from '../../core/progress/plainName'
import { parsePlan, type Plan } from '../protocol/plan/plan'
import { parseReceipt, type Receipt } from '../protocol/plan/receipts'
import { type Instant, parseInstant } from '../../core/progress/ids'
import type { JsonMap } from '../../core/progress/json'
import type { ClassRow } from '../../data/store/classRows'
import type { LearnerId } from '../../core/progress/ids'
import type { HandedIn, HandInProof, NotJoined } from '../ports/JoinedClasses'
import type { ClassKey } from '../ports/TaughtClasses'
import { type LedgerMarks, parseLedgerMarks } from './ledgerMarks'

/** Number of reports that can still be confirmed with their answer code. */
export const MOST_REPORTS = 5
export const MOST_HANDED_IN = 10

/**
 * The learner's key on this device for this class. `bytes` has PKCS#8, for browsers that can't store a `CryptoKey` and
 * read it back.
 */
export type SigningKey = { readonly key: Bytes } & (
  | { readonly kind: 'kept'; readonly privateKey: CryptoKey }
  | { readonly kind: 'bytes'; readonly privateKey: Bytes }
)

/** A report that was made on this device. */
export interface OwnReportRow {
  readonly sequence: number
  /** The eight digits that prove that the report arrived. */
  readonly answer: string
  /** The class's receipt for exactly this report. Missing in rows of older versions. */
  readonly receipt?: Receipt
  /** SHA-256 of the name and the learning data, in hex, so that the same content is not sealed twice. */
  readonly content: string
  readonly marks: LedgerMarks
}

/** The newest report is stored with its bytes, so that it can be shown again. */
export interface LastReport extends OwnReportRow {
  readonly envelope: Bytes
  readonly text: string
}

export interface JoinedRow extends ClassRow {
  readonly key: ClassKey
  readonly card: ClassCard
  readonly name: string
  readonly joinedAt: Instant
  /** The last sequence used; 0 before the first report. */
  readonly sequence: number
  /** Undefined only after the learner has left the class. */
  readonly signing: SigningKey | undefined
  readonly isLeft: boolean
  /** The newest report. After the learner leaves, it is the report that says so. */
  readonly last: LastReport | undefined
  /** Newest first, including `last`. */
  readonly reports: readonly OwnReportRow[]
  /** Newest first. */
  readonly handedIn: readonly HandedIn[]
  /** The marks of the newest report that is proved to have arrived. */
  readonly provedMarks: LedgerMarks | undefined
  readonly plan: Plan | undefined
  /** Learners on this device who haven't joined but have agreed to be named to the teacher. */
  readonly notJoined: readonly NotJoined[]
  /** The learner agreed to hand in self-checks and the state. */
  readonly isSharing: boolean
  /** When this device learned that the teacher deleted its reports. A new key is needed to hand in again. */
  readonly deletedAt?: Instant | undefined
}

export function parseJoinedRow(value: unknown): JoinedRow | undefined {
  const row = mapOf(value)
  const { key } = row
  const name = readName(row['name'])
  const [card, sequence] = [parseCard(row['card']), parseSequence(row['sequence'])]
  if (typeof key !== 'string' || card === undefined || sequence === undefined || name === undefined) return undefined
  const isLeft = row['isLeft'] === true
  const signing = isLeft ? undefined : parseSigning(row['signing'])
  const last = parseLast(row['last'])
  // If the key is missing, the learner has to join the class again. After the learner leaves, only the last report
  // matters.
  if ((isLeft ? last : signing) === undefined) return undefined
  return {
    key,
    card,
    name,
    joinedAt: parseInstant(row['joinedAt']) ?? ('' as Instant),
    sequence,
    signing,
    isLeft,
    last,
    reports: listOf(row['reports'], parseReport).slice(0, MOST_REPORTS),
    handedIn: listOf(row['handedIn'], parseHandedIn).slice(0, MOST_HANDED_IN),
    provedMarks: parseLedgerMarks(row['provedMarks']),
    plan: parsePlan(mapOf(row['plan']) as JsonMap),
    notJoined: listOf(row['notJoined'], parseNotJoined),
    isSharing: row['isSharing'] === true,
    deletedAt: parseInstant(row['deletedAt']),
  }
}

function parseCard(value: unknown): ClassCard | undefined {
  const { relays, ...keys } = mapOf(value)
  const [className, teacherName] = [readName(keys['className']), readName(keys['teacherName'])]
  const classId = bytesOf(keys['classId'], CLASS_ID_BYTES)
  const verifyingKey = bytesOf(keys['verifyingKey'], KEY_BYTES)
  const sealingKey = bytesOf(keys['sealingKey'], KEY_BYTES)
  const planKey = bytesOf(keys['planKey'])
  if (classId === undefined || verifyingKey === undefined || sealingKey === undefined || planKey === undefined)
    return undefined
  if (className === undefined || teacherName === undefined || !Array.isArray(relays)) return undefined
  // These relays were validated as part of the card when the learner joined.
  const known = relays as ClassCard['relays']
  return { classId, className, teacherName, verifyingKey, sealingKey, planKey, relays: known }
}

function parseSigning(value: unknown): SigningKey | undefined {
  const { kind, privateKey, ...rest } = mapOf(value)
  const key = bytesOf(rest['key'], KEY_BYTES)
  if (key === undefined) return undefined
  const bytes = bytesOf(privateKey)
  if (kind === 'bytes') return bytes && { kind, key, privateKey: bytes }
  return kind === 'kept' && isPrivateKey(privateKey) ? { kind, key, privateKey } : undefined
}

/** Also accepts keys from another realm, since a database may return them. */
function isPrivateKey(value: unknown): value is CryptoKey {
  return mapOf(value)['type'] === 'private'
}

function parseReport(value: unknown): OwnReportRow | undefined {
  const { answer, content, ...rest } = mapOf(value)
  const [sequence, marks] = [parseSequence(rest['sequence']), parseLedgerMarks(rest['marks'])]
  if (typeof answer !== 'string' || typeof content !== 'string' || sequence === undefined || marks === undefined)
    return undefined
  const receipt = parseReceipt(rest['receipt'])
  return { sequence, answer, content, marks, ...(receipt !== undefined && { receipt }) }
}

function parseLast(value: unknown): LastReport | undefined {
  const { text, envelope } = mapOf(value)
  const [report, bytes] = [parseReport(value), bytesOf(envelope)]
  return report && bytes && typeof text === 'string' ? { ...report, envelope: bytes, text } : undefined
}

function parseNotJoined(value: unknown): NotJoined | undefined {
  const { learner, ...rest } = mapOf(value)
  const name = readName(rest['name'])
  return typeof learner === 'string' && name !== undefined ? { learner: learner as LearnerId, name } : undefined
}

const PROOFS: readonly HandInProof[] = ['answered', 'ticked', 'on-relay']

function parseHandedIn(value: unknown): HandedIn | undefined {
  const row = mapOf(value)
  const proof = PROOFS.find((name) => name === row['proof'])
  const sequence = parseSequence(row['sequence'])
  if (proof === undefined || sequence === undefined) return undefined
  const [counts, toldIn] = [row['counts'], parseSequence(row['toldIn'])]
  const standing = typeof counts === 'boolean' && toldIn !== undefined && { counts, toldIn }
  const off = proof === 'on-relay' && row['isOffRelay'] === true && { isOffRelay: true as const }
  return { at: parseInstant(row['at']) ?? ('' as Instant), proof, sequence, ...standing, ...off }
}

function parseSequence(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

function listOf<T>(value: unknown, parse: (item: unknown) => T | undefined): readonly T[] {
  return Array.isArray(value) ? value.flatMap((item: unknown) => parse(item) ?? []) : []
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

/** Returns a copy of the bytes. */
function bytesOf(value: unknown, length?: number): Bytes | undefined {
  if (!ArrayBuffer.isView(value)) return undefined
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
  return length === undefined || bytes.length === length ? bytes : undefined
}
