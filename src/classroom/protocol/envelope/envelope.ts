/**
 * Role: the bytes of a version 1 envelope, which every carrier delivers and which relays and books store.
 * Guarantee: decoding returns the parts that were encoded; anything else is rejected with its reason, before any part
 * is decrypted or parsed.
 * Must not: throw on any input, or look into the sealed content.
 *
 * | field | bytes | |---|---| | magic `PL`, version 1, kind (1 report, 2 plan, 5 open, 6 closed, 7 deletion) | 2 + 1 +
 * 1 | | class id | 16 | | the sender's verifying key | 65 | | sequence, big-endian | 8 | | encapsulated key (report),
 * nonce (plan) or what is deleted (deletion), nothing for open and closed | 65, 12 or 32 | | ciphertext with its tag,
 * nothing for open, closed and deletion | n | | signature over everything before it | 64 |
 */
import { type Bytes, compareBytes, joinBytes, uintBytes, uintOf } from '../bytes'

/** Maximum bytes. A longer envelope is rejected without being read, no matter how it arrives. */
export const LARGEST_ENVELOPE = 64 * 1024

export const KEY_BYTES = 65
export const CLASS_ID_BYTES = 16
const SEQUENCE_BYTES = 8
export const NONCE_BYTES = 12
const TAG_BYTES = 16
const HASH_BYTES = 32
const SIGNATURE_BYTES = 64
const VERSION = 1

export const MAGIC: Bytes = Uint8Array.of(0x50, 0x4c)

/**
 * `open`, `closed`: the class tells a relay whether to accept reports. `deletion`: a document on the relay is to be
 * deleted. 3 and 4 are the codes of a card and of a bundle.
 */
export type EnvelopeKind = 'report' | 'plan' | 'open' | 'closed' | 'deletion'

/** `sealed`: minimum bytes of the sealed content; 0 if there is none. */
const KINDS: Readonly<
  Record<EnvelopeKind, { readonly code: number; readonly access: number; readonly sealed: number }>
> = {
  report: { code: 1, access: KEY_BYTES, sealed: TAG_BYTES },
  plan: { code: 2, access: NONCE_BYTES, sealed: TAG_BYTES },
  open: { code: 5, access: 0, sealed: 0 },
  closed: { code: 6, access: 0, sealed: 0 },
  deletion: { code: 7, access: HASH_BYTES, sealed: 0 },
}

/** The sequence ends here. Everything before this point is associated data. */
const HEADER_BYTES = MAGIC.length + 2 + CLASS_ID_BYTES + KEY_BYTES + SEQUENCE_BYTES

/** Bytes that an envelope adds to a deflated report. */
export const REPORT_OVERHEAD = HEADER_BYTES + KEY_BYTES + TAG_BYTES + SIGNATURE_BYTES

export interface EnvelopeHeader {
  readonly kind: EnvelopeKind
  readonly classId: Bytes
  /**
   * The sender's verifying key. It belongs to this learner on this device in this class or, for a plan, to the class.
   */
  readonly sender: Bytes
  /** Increases with each envelope from a sender. */
  readonly sequence: number
}

export interface Envelope extends EnvelopeHeader {
  /** The encapsulated key of a report, the nonce of a plan, or the hash of the deleted revision. */
  readonly access: Bytes
  readonly ciphertext: Bytes
  readonly signature: Bytes
  /** All bytes as they arrived. */
  readonly bytes: Bytes
  /** The associated data of the sealed content: everything before `access`. */
  readonly associated: Bytes
  /** The signed bytes: everything before the signature. */
  readonly signed: Bytes
}

/** `newer`: a version that this app can't read, but an update may be able to. */
export type EnvelopeFault = 'too-large' | 'not-an-envelope' | 'newer' | 'cut-short' | 'damaged'

export type DecodedEnvelope =
  | { readonly kind: 'envelope'; readonly envelope: Envelope }
  | { readonly kind: 'refused'; readonly reason: EnvelopeFault }

/** Returns the associated data of an envelope to be sealed. Throws for an invalid header. */
export function headerBytes({ kind, classId, sender, sequence }: EnvelopeHeader): Bytes {
  if (classId.length !== CLASS_ID_BYTES || sender.length !== KEY_BYTES || !isSequence(sequence)) {
    throw new RangeError('An envelope needs a class id of 16 bytes, a key of 65 and a sequence from 1.')
  }
  const mark = Uint8Array.of(VERSION, KINDS[kind].code)
  return joinBytes([MAGIC, mark, classId, sender, uintBytes(sequence, SEQUENCE_BYTES)])
}

function isSequence(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

export function decodeEnvelope(bytes: Uint8Array): DecodedEnvelope {
  if (bytes.length > LARGEST_ENVELOPE) return refused('too-large')
  const begin = bytes.subarray(0, MAGIC.length)
  if (begin.length === 0 || compareBytes(begin, MAGIC.subarray(0, begin.length)) !== 0)
    return refused('not-an-envelope')
  const [version, code] = bytes.subarray(MAGIC.length)
  if (version === undefined || code === undefined) return refused('cut-short')
  if (version > VERSION) return refused('newer')
  const kind = kindOf(code)
  if (version !== VERSION || kind === undefined) return refused('not-an-envelope')
  const { access, sealed } = KINDS[kind]
  const least = HEADER_BYTES + access + sealed + SIGNATURE_BYTES
  if (bytes.length < least) return refused('cut-short')
  if (sealed === 0 && bytes.length > least) return refused('damaged')
  // Copies the bytes, so that keeping a part does not keep the file in memory.
  const whole = bytes.slice()
  const classFrom = MAGIC.length + 2
  const senderFrom = classFrom + CLASS_ID_BYTES
  const sequenceFrom = senderFrom + KEY_BYTES
  const signatureFrom = whole.length - SIGNATURE_BYTES
  const sequence = uintOf(whole.subarray(sequenceFrom, HEADER_BYTES))
  if (!isSequence(sequence)) return refused('damaged')
  const envelope = {
    kind,
    classId: whole.slice(classFrom, senderFrom),
    sender: whole.slice(senderFrom, sequenceFrom),
    sequence,
    access: whole.slice(HEADER_BYTES, HEADER_BYTES + access),
    ciphertext: whole.slice(HEADER_BYTES + access, signatureFrom),
    signature: whole.slice(signatureFrom),
    bytes: whole,
    associated: whole.slice(0, HEADER_BYTES),
    signed: whole.slice(0, signatureFrom),
  }
  return { kind: 'envelope', envelope }
}

/** Returns the class id of an envelope whose bytes were already decoded. */
export function classIdIn(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(MAGIC.length + 2, MAGIC.length + 2 + CLASS_ID_BYTES)
}

/** Returns a copy of the bytes before the sealed content. */
export function headerIn(bytes: Uint8Array): Bytes {
  return bytes.slice(0, HEADER_BYTES)
}

/** Returns the sender's key, without checking anything else. Undefined if the bytes are too short. */
export function senderIn(bytes: Uint8Array): Bytes | undefined {
  const from = MAGIC.length + 2 + CLASS_ID_BYTES
  return bytes.length < HEADER_BYTES ? undefined : bytes.slice(from, from + KEY_BYTES)
}

function kindOf(code: number): EnvelopeKind | undefined {
  return (['report', 'plan', 'open', 'closed', 'deletion'] as const).find((kind) => KINDS[kind].code === code)
}

function refused(reason: EnvelopeFault): DecodedEnvelope {
  return { kind: 'refused', reason }
}

/**
 * Compares two envelopes from one sender. Returns a positive number if `a` has the higher sequence, or the same
 * sequence and the greater bytes.
 */
export function compareEnvelopes(a: Envelope, b: Envelope): number {
  return a.sequence - b.sequence || compareBytes(a.bytes, b.bytes)
}
