/**
 * Role: writes a class book as the text of a backup file, and reads a selected file as a class book.
 * Guarantee: never throws for a file; checks how much work a file needs before doing it, and returns only complete
 * books.
 * Must not: write anything that the book's password doesn't protect.
 */
import { type Bytes, joinBytes, uintBytes, uintOf } from '../protocol/bytes'
import { readEnvelopeFile } from '../protocol/file/envelopeFile'
import { classroomTools } from '../../platform/classroomTools'
import { parseBoundedJson } from '../../core/progress/boundedJson'
import { CLASS_BACKUP, frame, unframe } from '../../core/progress/file/backupFrame'
import { type Instant, parseInstant } from '../../core/progress/ids'
import { canonicalText, isJsonArray, isJsonMap, type JsonMap, own } from '../../core/progress/json'
import type { RestoreFault } from '../ports/RestoreFault'
import type { ClassKey } from '../ports/TaughtClasses'
import { type BookContent, contentOf, recordsOf } from './bookContent'
import { type LockParts, readLock, type Stretched, type StretchKey, stretchFor, unlockKey } from './bookLock'
import { parseRecord, recordMap } from './bookRecords'
import { BOOK_KEY_BYTES, RowSeal } from './RowSeal'

/**
 * Maximum bytes of the records' JSON. It is more than senders may use (bookRoom.ts), which leaves room for the
 * teacher's own text.
 */
export const LARGEST_BOOK_TEXT = 64_000_000
/**
 * Maximum characters, for text that can't be compressed. It allows four for every three bytes, and one line break for
 * every 76.
 */
export const LARGEST_CLASS_BACKUP = 88_000_000
const LENGTH_BYTES = 4
const NONCE_BYTES = 12
const PLACE = 'backup'
const KEY = /^[0-9a-f]{32}$/
/**
 * The version of a file without the mark of an archived class. Apps of before that mark read such a file. They call any
 * other file newer.
 */
const WITHOUT_MARK = 1

export interface BookInFile {
  readonly content: BookContent
  readonly madeAt: Instant
}

interface Parts {
  readonly key: ClassKey
  readonly lock: JsonMap
  readonly sealed: { readonly nonce: Bytes; readonly sealed: Bytes }
}

/**
 * Returns the text of a file. It starts with the length of the lock and the lock itself, both unencrypted. They are
 * followed by a nonce and the encrypted part, which has the length of the records' JSON and the deflated JSON. Returns
 * undefined if the file would be too large to be read.
 */
export async function bookFileText(
  { content, madeAt }: BookInFile,
  { key, lock, seal }: { readonly key: ClassKey; readonly lock: JsonMap; readonly seal: RowSeal },
): Promise<string | undefined> {
  const records = [...recordsOf(content)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => recordMap(record))
  const text = classroomTools.encode(canonicalText({ book: key, madeAt, records }))
  const packed = joinBytes([uintBytes(text.length, LENGTH_BYTES), await classroomTools.deflate(text)])
  const { nonce, sealed } = await seal.sealed(packed, PLACE)
  const open = classroomTools.encode(canonicalText({ book: key, lock }))
  const body = joinBytes([uintBytes(open.length, LENGTH_BYTES), open, nonce, sealed])
  const version = content.archive === undefined ? WITHOUT_MARK : CLASS_BACKUP.version
  const file = await frame(body, classroomTools, { ...CLASS_BACKUP, version })
  return text.length > LARGEST_BOOK_TEXT || file.length > LARGEST_CLASS_BACKUP ? undefined : file
}

/** Decrypts the content of a backup file with the book's key. */
export async function bookInFile(text: string, seal: RowSeal): Promise<BookInFile | undefined> {
  const parts = await fileParts(classroomTools.encode(text))
  const read = typeof parts === 'string' ? undefined : await contentIn(parts, seal)
  return typeof read === 'string' ? undefined : read
}

export type ReadBookFile =
  | ({ readonly kind: 'read'; readonly key: ClassKey; readonly stretched: Stretched } & BookInFile)
  | { readonly kind: 'refused'; readonly reason: RestoreFault }

export async function readBookFile(file: Uint8Array, password: string, stretch: StretchKey): Promise<ReadBookFile> {
  const parts = await fileParts(file)
  if (typeof parts === 'string') return refused(parts)
  const lock: LockParts | 'damaged' | 'badly-locked' = await readLock(parts.lock)
  if (typeof lock === 'string') return refused(lock)
  const stretched = await stretchFor(lock, password, stretch)
  const raw = await unlockKey(lock, parts.key, stretched)
  if (raw === undefined) return refused('wrong-password')
  if (raw.length !== BOOK_KEY_BYTES) return refused('badly-locked')
  const read = await contentIn(parts, await RowSeal.of(parts.key, raw))
  return typeof read === 'string' ? refused(read) : { kind: 'read', key: parts.key, stretched, ...read }
}

async function fileParts(file: Uint8Array): Promise<Parts | RestoreFault> {
  if (file.length > LARGEST_CLASS_BACKUP) return 'too-large'
  const framed = await unframe(file, classroomTools, CLASS_BACKUP)
  if (framed.kind === 'refused') return faultOf(framed.reason, file)
  const { body } = framed
  const openFrom = LENGTH_BYTES
  const nonceFrom = openFrom + (uintOf(body.subarray(0, LENGTH_BYTES)) ?? 0)
  const sealedFrom = nonceFrom + NONCE_BYTES
  if (body.length <= sealedFrom) return 'damaged'
  const open = parseBoundedJson(body.slice(openFrom, nonceFrom), classroomTools)
  const [key, lock] = [open && own(open, 'book'), open && own(open, 'lock')]
  if (typeof key !== 'string' || !KEY.test(key) || lock === undefined || !isJsonMap(lock)) return 'damaged'
  return { key, lock, sealed: { nonce: body.slice(nonceFrom, sealedFrom), sealed: body.slice(sealedFrom) } }
}

/** Returns a more precise fault if we recognize another kind of file. */
function faultOf(reason: string, file: Uint8Array): RestoreFault {
  if (reason === 'empty' || reason === 'newer' || reason === 'damaged') return reason
  if (reason === 'truncated') return 'cut-short'
  const read = readEnvelopeFile(file)
  return read.kind === 'refused' && read.reason === 'backup' ? 'backup' : 'not-a-class-backup'
}

/** Returns `newer` for a file with a record that this version does not know, because a merge would lose the record. */
async function contentIn({ key, sealed }: Parts, seal: RowSeal): Promise<BookInFile | 'damaged' | 'newer'> {
  const packed = await seal.opened(sealed, PLACE)
  const length = packed && uintOf(packed.subarray(0, LENGTH_BYTES))
  if (packed === undefined || length === undefined || length > LARGEST_BOOK_TEXT) return 'damaged'
  const text = await classroomTools.inflate(packed.slice(LENGTH_BYTES), length)
  const map = typeof text === 'string' ? undefined : parseBoundedJson(text, classroomTools)
  const list = map && own(map, 'records')
  if (map === undefined || list === undefined || !isJsonArray(list) || own(map, 'book') !== key) return 'damaged'
  const records = list.map((one) => (isJsonMap(one) ? parseRecord(one) : undefined))
  if (records.includes(undefined)) return 'damaged'
  const known = records.filter((record) => record !== undefined && record !== 'newer')
  if (known.length < records.length) return 'newer'
  return { content: contentOf(known), madeAt: parseInstant(own(map, 'madeAt')) ?? ('' as Instant) }
}

function refused(reason: RestoreFault): ReadBookFile {
  return { kind: 'refused', reason }
}
