/**
 * Role: envelopes as a file: text that every share sheet and mail program takes, with one envelope or those of everyone on
 * a tablet.
 * Guarantee: whatever a teacher picks is recognised by its content, not by its name; of a bundle that was cut short, all
 * that is whole is given.
 * Must not: open anything: each envelope is judged by itself, and none stops the others.
 */
import { decodeBase64url, encodeBase64url } from '../../../core/progress/file/base64url'
import { unwrapped } from '../../../core/progress/file/wrappedText'
import { isCard } from '../card/classCard'
import { type Bytes, isSameBytes, joinBytes, uintBytes, uintOf } from '../bytes'
import { LARGEST_ENVELOPE, MAGIC } from '../envelope/envelope'

/** Bytes: a hundred envelopes, as base64 and with line breaks. */
export const LARGEST_FILE = 9 * 1024 * 1024
export const MOST_ENVELOPES = 100

const VERSION = 1
/** Of every text of this version: the magic, and the version. */
const BEGINNING = 'PL\x01'
const REPORT = 1
const PLAN = 2
const BUNDLE = 4
const HEADER_BYTES = MAGIC.length + 2 + 2
const LENGTH_BYTES = 4
const LINE = 76
const LONGEST_ADDRESS = 2000

/** Magic, version, kind 4, how many, then for each its length and its bytes: as base64url in lines. */
export function envelopeFileText(envelopes: readonly Bytes[]): string {
  if (envelopes.length === 0 || envelopes.length > MOST_ENVELOPES) {
    throw new RangeError(`A file holds 1 to ${MOST_ENVELOPES} envelopes, not ${envelopes.length}.`)
  }
  const entries = envelopes.flatMap((envelope) => [uintBytes(envelope.length, LENGTH_BYTES), envelope])
  const mark = Uint8Array.of(VERSION, BUNDLE)
  const text = encodeBase64url(joinBytes([MAGIC, mark, uintBytes(envelopes.length, 2), ...entries]))
  // Short lines: editors and mail programs choke on one that is as long as the file.
  return `${text.replace(new RegExp(`.{${LINE}}(?=.)`, 'g'), '$&\n')}\n`
}

/** `backup`: a backup file of a learner, which the profile brings in. `class-backup`: one of a class book. */
export type FileFault = 'empty' | 'too-large' | 'newer' | 'backup' | 'class-backup' | 'not-ours' | 'cut-short'

export type ReadEnvelopeFile =
  | {
      readonly kind: 'reports'
      readonly envelopes: readonly Bytes[]
      /** How many more there were before it was cut short. */
      readonly missing: number
    }
  | { readonly kind: 'plan'; readonly envelope: Bytes }
  /** To be read by `readCardBytes`. */
  | { readonly kind: 'card'; readonly bytes: Bytes }
  | { readonly kind: 'refused'; readonly reason: FileFault }

/** Reads text of base64url, the bytes themselves, or a link that ends in them. */
export function readEnvelopeFile(file: Uint8Array): ReadEnvelopeFile {
  if (file.length > LARGEST_FILE) return refused('too-large')
  const bytes = isBinary(file) ? file.slice() : decoded(file)
  if (bytes === undefined) return refused('empty')
  if (startsWith(bytes, 'ledger-backup ')) return refused('backup')
  if (startsWith(bytes, 'class-backup ')) return refused('class-backup')
  if (!isMarked(bytes)) return refused('not-ours')
  const [version = 0, kind = 0] = bytes.subarray(MAGIC.length)
  if (version > VERSION) return refused('newer')
  if (version !== VERSION) return refused('not-ours')
  if (isCard(bytes)) return { kind: 'card', bytes }
  if (kind === BUNDLE) return unbundled(bytes)
  // One longer than any may be is told from one that is whole.
  const envelope = bytes.slice(0, LARGEST_ENVELOPE + 1)
  if (kind === PLAN) return { kind: 'plan', envelope }
  return kind === REPORT ? { kind: 'reports', envelopes: [envelope], missing: 0 } : refused('not-ours')
}

function unbundled(bytes: Bytes): ReadEnvelopeFile {
  const count = bytes.length < HEADER_BYTES ? undefined : uintOf(bytes.subarray(HEADER_BYTES - 2, HEADER_BYTES))
  if (count === undefined) return refused('cut-short')
  if (count > MOST_ENVELOPES) return refused('too-large')
  const envelopes: Bytes[] = []
  let at = HEADER_BYTES
  while (envelopes.length < count) {
    const length = uintOf(bytes.subarray(at, at + LENGTH_BYTES)) ?? 0
    const end = at + LENGTH_BYTES + length
    if (bytes.length < end || at + LENGTH_BYTES > bytes.length) break
    envelopes.push(bytes.slice(at + LENGTH_BYTES, Math.min(end, at + LENGTH_BYTES + LARGEST_ENVELOPE + 1)))
    at = end
  }
  const missing = count - envelopes.length
  return envelopes.length === 0 ? refused('cut-short') : { kind: 'reports', envelopes, missing }
}

/** A version is no sign of text: one that begins with the magic's letters is not taken for the bytes. */
function isBinary(file: Uint8Array): boolean {
  return isMarked(file) && (file[MAGIC.length] ?? 0xff) < 0x09
}

function isMarked(bytes: Uint8Array): boolean {
  return isSameBytes(bytes.subarray(0, MAGIC.length), MAGIC)
}

/** The bytes of a text; undefined where nothing stands. */
function decoded(file: Uint8Array): Bytes | undefined {
  const text = unwrapped(file, [BEGINNING, 'ledger-backup ', 'class-backup '])
  const { bytes, signs, isCutShort } = decodeBase64url(fragmentOf(text) ?? text)
  return signs === 0 && !isCutShort ? undefined : bytes
}

/** What stands after the `#` of a link. */
function fragmentOf(file: Uint8Array): Uint8Array | undefined {
  const at = file.indexOf(0x23)
  // Of a file without one nothing is read as an address: so many bytes at once no browser takes.
  if (at < 0) return undefined
  const address = String.fromCharCode(...file.subarray(0, Math.min(at, LONGEST_ADDRESS)))
  return address.includes('://') ? file.subarray(at + 1) : undefined
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, text.length)) === text
}

function refused(reason: FileFault): ReadEnvelopeFile {
  return { kind: 'refused', reason }
}
