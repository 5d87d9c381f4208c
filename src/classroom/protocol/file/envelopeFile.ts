/**
 * Role: envelopes as a file: text that every share sheet and email program accepts, with one envelope or the envelopes
 * of everyone on a tablet.
 * Guarantee: recognizes a file by its content, not by its name; returns every complete envelope of a bundle that was
 * cut short.
 * Must not: open anything: each envelope is checked separately, and a bad one does not affect the others.
 */
import { decodeBase64url, encodeBase64url } from '../../../core/progress/file/base64url'
import { unwrapped } from '../../../core/progress/file/wrappedText'
import { isCard } from '../card/classCard'
import { type Bytes, isSameBytes, joinBytes, uintBytes, uintOf } from '../bytes'
import { LARGEST_ENVELOPE, MAGIC } from '../envelope/envelope'

/** Maximum bytes, enough for a hundred envelopes as base64 with line breaks. */
export const LARGEST_FILE = 9 * 1024 * 1024
export const MOST_ENVELOPES = 100

const VERSION = 1
/** Every text of this version begins with the magic and the version. */
const BEGINNING = 'PL\x01'
const REPORT = 1
const PLAN = 2
const BUNDLE = 4
const HEADER_BYTES = MAGIC.length + 2 + 2
const LENGTH_BYTES = 4
const LINE = 76
const LONGEST_ADDRESS = 2000

/**
 * Writes magic, version, kind 4 and the number of envelopes, then the length and bytes of each envelope. The text is
 * base64url with line breaks.
 */
export function envelopeFileText(envelopes: readonly Bytes[]): string {
  if (envelopes.length === 0 || envelopes.length > MOST_ENVELOPES) {
    throw new RangeError(`A file holds 1 to ${MOST_ENVELOPES} envelopes, not ${envelopes.length}.`)
  }
  const entries = envelopes.flatMap((envelope) => [uintBytes(envelope.length, LENGTH_BYTES), envelope])
  const mark = Uint8Array.of(VERSION, BUNDLE)
  const text = encodeBase64url(joinBytes([MAGIC, mark, uintBytes(envelopes.length, 2), ...entries]))
  // Breaks lines, because editors and email programs have trouble with one very long line.
  return `${text.replace(new RegExp(`.{${LINE}}(?=.)`, 'g'), '$&\n')}\n`
}

/** `backup`: a learner's backup file, which the profile page restores. `class-backup`: a backup of a class book. */
export type FileFault = 'empty' | 'too-large' | 'newer' | 'backup' | 'class-backup' | 'not-ours' | 'cut-short'

export type ReadEnvelopeFile =
  | {
      readonly kind: 'reports'
      readonly envelopes: readonly Bytes[]
      /** Number of envelopes that were cut off. */
      readonly missing: number
    }
  | { readonly kind: 'plan'; readonly envelope: Bytes }
  /** `readCardBytes` parses these bytes. */
  | { readonly kind: 'card'; readonly bytes: Bytes }
  | { readonly kind: 'refused'; readonly reason: FileFault }

/** Reads base64url text, raw bytes, or a link that ends in base64url. */
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
  // Keeps one byte above the limit, so that an envelope that is too large is still recognized.
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

/**
 * The version byte can't occur in text, so a text that begins with the letters of the magic is not mistaken for raw
 * bytes.
 */
function isBinary(file: Uint8Array): boolean {
  return isMarked(file) && (file[MAGIC.length] ?? 0xff) < 0x09
}

function isMarked(bytes: Uint8Array): boolean {
  return isSameBytes(bytes.subarray(0, MAGIC.length), MAGIC)
}

/** Returns the bytes of a text; undefined if it is empty. */
function decoded(file: Uint8Array): Bytes | undefined {
  const text = unwrapped(file, [BEGINNING, 'ledger-backup ', 'class-backup '])
  const { bytes, signs, isCutShort } = decodeBase64url(fragmentOf(text) ?? text)
  return signs === 0 && !isCutShort ? undefined : bytes
}

/** Returns the part of a link after `#`. */
function fragmentOf(file: Uint8Array): Uint8Array | undefined {
  const at = file.indexOf(0x23)
  // Does not read a file without `#` as an address, because no browser can decode that many bytes at once.
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
