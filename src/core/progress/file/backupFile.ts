/**
 * Role: writes a backup as the text of a file, and reads a chosen file as a backup.
 * Guarantee: it never throws. For any file, the result is the backup as it was written, or the reason why it can't be
 * read.
 * Must not: read a file that is too large, or derive a key with whatever number of rounds an unknown file specifies.
 * Must not repair a document that this app would not have written, or judge an unknown section.
 */
import { UNKNOWN_INSTANT } from '../calendar'
import { parseBoundedJson } from '../boundedJson'
import { FORMAT } from '../document'
import { isCount, isId, parseInstant, parseLearnerId } from '../ids'
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../json'
import { parseDocument } from '../parseDocument'
import { visibleName } from '../plainName'
import { type BackupContent, type BackupTools, refusedAs, type Refused } from './backup'
import { frame, unframe } from './backupFrame'
import { lockedBody, unlock } from './backupLock'

/** In bytes. Ten years of learning on ten devices takes up far less than one megabyte. */
export const LARGEST_BACKUP = 5_000_000

/** Identifies the course that the files belong to. This id must not change, even if the product's name does. */
const COURSE = 'prairie-ledger'
const PROGRESS = 'progress'
const LONGEST_NAME = 200

/** The part of a browser's `File` that is used. */
export interface PickedFile {
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** `damaged`: the content could not be read again if it were written. */
export interface NotWritten {
  readonly kind: 'refused'
  readonly reason: 'oversized' | 'damaged' | 'no-crypto'
  readonly detail: string
}

export type ReadContent = { readonly kind: 'read'; readonly backup: BackupContent } | Refused

export type WrittenBackup = { readonly kind: 'written'; readonly text: string } | NotWritten

/** Writes a backup. Without a passphrase, anyone with the file can read it. */
export async function writeBackup(backup: BackupContent, tools: BackupTools, passphrase = ''): Promise<WrittenBackup> {
  try {
    const content = tools.encode(contentText(backup))
    // No app would read a file above the limit, and a file that can't be read is not a backup.
    if (content.length > LARGEST_BACKUP) return notWritten('oversized', `${content.length} bytes`)
    const problem = problemOf(content, tools)
    if (problem !== undefined) return notWritten('damaged', problem)
    const body = passphrase === '' ? content : tools.encode(canonicalText(await lockedBody(content, passphrase, tools)))
    const text = await frame(body, tools)
    return text.length > LARGEST_BACKUP ? notWritten('oversized', `${text.length} bytes`) : { kind: 'written', text }
  } catch (error) {
    return notWritten('no-crypto', String(error))
  }
}

function notWritten(reason: NotWritten['reason'], detail: string): NotWritten {
  return { kind: 'refused', reason, detail }
}

/**
 * The reason why this content could not be read again, or undefined. Newer data in the store is allowed, because a
 * newer version of the app can read it.
 */
function problemOf(content: Uint8Array<ArrayBuffer>, tools: BackupTools): string | undefined {
  const parsed = parseBoundedJson(content, tools)
  const read = parsed === undefined ? refusedAs('damaged', 'content') : readContent(parsed)
  return read.kind === 'refused' && read.reason !== 'newer' ? read.detail : undefined
}

export async function readBackup(file: PickedFile, tools: BackupTools, passphrase = ''): Promise<ReadContent> {
  if (file.size > LARGEST_BACKUP) return refusedAs('oversized', `${file.size} bytes`)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    return refusedAs('unread', String(error))
  }
  if (bytes.length > LARGEST_BACKUP) return refusedAs('oversized', `${bytes.length} bytes`)
  try {
    return await readBytes(bytes, tools, passphrase)
  } catch (error) {
    return refusedAs('no-crypto', String(error))
  }
}

async function readBytes(bytes: Uint8Array, tools: BackupTools, passphrase: string): Promise<ReadContent> {
  const unframed = await unframe(bytes, tools)
  if (unframed.kind === 'refused') return unframed
  const body = parseBoundedJson(unframed.body, tools)
  if (body === undefined) return refusedAs('damaged', 'body')
  if (own(body, 'lock') === undefined) return readContent(body)
  const unlocked = await unlock(body, passphrase, tools)
  if (unlocked.kind === 'refused') return unlocked
  const content = parseBoundedJson(unlocked.content, tools)
  return content === undefined ? refusedAs('damaged', 'content') : readContent(content)
}

function contentText({ name, madeAt, document, sections }: BackupContent): string {
  const progress = document as unknown as JsonMap
  // A character outside the Basic Multilingual Plane has two code units, which must not be separated.
  const short = Array.from(name)
    .slice(0, LONGEST_NAME / 2)
    .join('')
  return canonicalText({ course: COURSE, madeAt, name: short, sections: { ...sections, [PROGRESS]: progress } })
}

function readContent(content: JsonMap): ReadContent {
  if (own(content, 'course') !== COURSE) return refusedAs('foreign', 'course')
  const all = own(content, 'sections')
  if (all === undefined || !isJsonMap(all)) return refusedAs('damaged', 'sections')
  const [name, madeAt] = [own(content, 'name'), own(content, 'madeAt')]
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return refusedAs('damaged', 'name')
  if (madeAt !== UNKNOWN_INSTANT && parseInstant(madeAt) === undefined) return refusedAs('damaged', 'madeAt')
  const strange = Object.keys(all).find((key) => !isId(key))
  if (strange !== undefined) return refusedAs('damaged', 'the name of a section')
  const { [PROGRESS]: progress, ...sections } = all
  const read = readProgress(progress)
  if (read.kind === 'refused') return read
  const backup = {
    name: visibleName(name),
    madeAt: parseInstant(madeAt) ?? UNKNOWN_INSTANT,
    document: read.document,
    sections,
  }
  return { kind: 'read', backup }
}

function readProgress(value: Json | undefined): { kind: 'parsed'; document: BackupContent['document'] } | Refused {
  if (value === undefined) return refusedAs('foreign', 'no progress')
  if (!isJsonMap(value)) return refusedAs('damaged', 'progress')
  const owner = parseLearnerId(own(value, 'owner'))
  if (owner === undefined) return refusedAs('foreign', 'owner')
  const format = own(value, 'format')
  if (isCount(format) && format > FORMAT) return refusedAs('newer', `format ${format}`)
  const parsed = parseDocument(value, owner)
  if (parsed.kind === 'unreadable') return refusedAs('damaged', parsed.reason)
  // Only parsed documents are written to files, and parsing twice changes nothing. If parsing changes this document,
  // another program wrote it.
  const isAsWritten = canonicalText(parsed.document) === canonicalText(value)
  return isAsWritten ? parsed : refusedAs('damaged', 'progress')
}
