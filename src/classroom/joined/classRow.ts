/**
 * Role: what a learner's database keeps of one class: its card, the key that signs, and what was handed in.
 * Guarantee: a row that reads is whole; one that does not hides itself and nothing else.
 * Must not: wait: it is read inside live queries and transactions.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import { CLASS_ID_BYTES, KEY_BYTES } from '../protocol/envelope/envelope'
import { readName } from '../../core/progress/plainName'
import { parsePlan, type Plan } from '../protocol/plan/plan'
import { type Instant, parseInstant } from '../../core/progress/ids'
import type { JsonMap } from '../../core/progress/json'
import type { ClassRow } from '../../data/store/classRows'
import type { LearnerId } from '../../core/progress/ids'
import type { HandedIn, HandInProof, NotJoined } from '../ports/JoinedClasses'
import type { ClassKey } from '../ports/TaughtClasses'
import { type LedgerMarks, parseMarks } from './ledgerMarks'

/** Reports whose answers are still waited for. */
export const MOST_REPORTS = 5
export const MOST_HANDED_IN = 10

/**
 * The learner's key on this device in this class. `bytes`: PKCS#8, where a browser could not give a key back that it was
 * given to keep.
 */
export type SigningKey = { readonly key: Bytes } & (
  | { readonly kind: 'kept'; readonly privateKey: CryptoKey }
  | { readonly kind: 'bytes'; readonly privateKey: Bytes }
)

/** A report that was made here. */
export interface ReportRow {
  readonly sequence: number
  /** The eight digits that prove it. */
  readonly answer: string
  /** SHA-256 of its name and learning, in hex: what is the same is not sealed twice. */
  readonly content: string
  readonly marks: LedgerMarks
}

/** The newest one is kept whole, to be shown again. */
export interface LastReport extends ReportRow {
  readonly envelope: Bytes
  readonly text: string
}

export interface JoinedRow extends ClassRow {
  readonly key: ClassKey
  readonly card: ClassCard
  readonly name: string
  readonly joinedAt: Instant
  /** The last one used; 0 before the first. */
  readonly sequence: number
  /** Undefined once the class was left, and only then. */
  readonly signing: SigningKey | undefined
  readonly isLeft: boolean
  /** After leaving, what tells the teacher so. */
  readonly last: LastReport | undefined
  /** Newest first, with the last one. */
  readonly reports: readonly ReportRow[]
  /** Newest first. */
  readonly handedIn: readonly HandedIn[]
  /** Of the newest report that is proved. */
  readonly provedMarks: LedgerMarks | undefined
  readonly plan: Plan | undefined
  /** Who uses this device, has not joined, and said yes to being named to the teacher. */
  readonly notJoined: readonly NotJoined[]
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
  // A class whose key was lost has to be joined again; of one that was left nothing but the last report is of use.
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
    provedMarks: parseMarks(row['provedMarks']),
    plan: parsePlan(mapOf(row['plan']) as JsonMap),
    notJoined: listOf(row['notJoined'], parseNotJoined),
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
  // They were read as a card when the class was joined.
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

/** Also of another realm: a database may come back from one. */
function isPrivateKey(value: unknown): value is CryptoKey {
  return mapOf(value)['type'] === 'private'
}

function parseReport(value: unknown): ReportRow | undefined {
  const { answer, content, ...rest } = mapOf(value)
  const [sequence, marks] = [parseSequence(rest['sequence']), parseMarks(rest['marks'])]
  if (typeof answer !== 'string' || typeof content !== 'string' || sequence === undefined || marks === undefined)
    return undefined
  return { sequence, answer, content, marks }
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
  return { at: parseInstant(row['at']) ?? ('' as Instant), proof, sequence }
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

/** A copy of its own. */
function bytesOf(value: unknown, length?: number): Bytes | undefined {
  if (!ArrayBuffer.isView(value)) return undefined
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
  return length === undefined || bytes.length === length ? bytes : undefined
}
