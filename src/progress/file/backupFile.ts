/**
 * Role: a backup as the text of a file, and a picked file as a backup.
 * Guarantee: never throws: whatever the file, the answer is the backup as it was written, or the name of what is wrong.
 * Must not: read a file that is too large, or stretch a passphrase as often as a stranger's file wants.
 */
import { canonicalText } from '../json'
import { own } from '../json'
import { type Backup, type BackupTools, refusedAs } from './backup'
import { contentText, type ReadContent, readContent } from './backupContent'
import { frame, unframe } from './backupFrame'
import { parseBackupJson } from './backupJson'
import { lockedBody, unlock } from './backupLock'

/** Ten years of learning on ten devices are far below one megabyte. */
export const LARGEST_BACKUP = 5_000_000

/** What a browser's `File` gives. */
export interface PickedFile {
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** `damaged`: what was to be written would not be read again. */
export interface NotWritten {
  readonly kind: 'refused'
  readonly reason: 'oversized' | 'damaged' | 'no-crypto'
  readonly detail: string
}

export type WrittenBackup = { readonly kind: 'written'; readonly text: string } | NotWritten

/** Without a passphrase anybody who has the file can read it. */
export async function writeBackup(backup: Backup, tools: BackupTools, passphrase = ''): Promise<WrittenBackup> {
  try {
    const content = tools.encode(contentText(backup))
    // Above the limit no app would read it, and a file that can't be read is no backup.
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

/** What keeps this content from being read again; a newer app reads what a newer app has put into the store. */
function problemOf(content: Uint8Array<ArrayBuffer>, tools: BackupTools): string | undefined {
  const parsed = parseBackupJson(content, tools)
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
  const body = parseBackupJson(unframed.body, tools)
  if (body === undefined) return refusedAs('damaged', 'body')
  if (own(body, 'lock') === undefined) return readContent(body)
  const unlocked = await unlock(body, passphrase, tools)
  if (unlocked.kind === 'refused') return unlocked
  const content = parseBackupJson(unlocked.content, tools)
  return content === undefined ? refusedAs('damaged', 'content') : readContent(content)
}
