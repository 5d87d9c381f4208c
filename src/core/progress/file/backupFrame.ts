/**
 * Role: the first line of a backup file: its kind, its version, its length, and the checksum of the rest.
 * Guarantee: a truncated file and a changed file are reported as different errors before anything is parsed.
 * Must not: read the framed content.
 */
import { type BackupTools, refusedAs, type Refused } from './backup'
import { type Decoded, decodeBase64url, encodeBase64url } from './base64url'
import { unwrapped } from './wrappedText'

/**
 * Raise this version for files that older apps must not read. Also raise it with any change to what `parseDocument`
 * keeps, because `backupFile.ts` compares a file with its own version's output.
 */
export const BACKUP_VERSION = 1

/** The text at the beginning of a file, and the highest version that this app reads. */
export interface FileForm {
  readonly mark: string
  readonly version: number
}

const LEARNER_BACKUP: FileForm = { mark: 'ledger-backup ', version: BACKUP_VERSION }
/**
 * The form of a class backup. This folder only recognizes a class backup; the teacher code reads it. A file has the
 * lowest version that can read all of it: see `bookFile.ts`.
 */
export const CLASS_BACKUP: FileForm = { mark: 'class-backup ', version: 2 }

const LONGEST_HEADER = 96
const HEADER = /^[a-z]+-backup (\d{1,6}) (\d{1,9}) ([\w-]{43})\n/
const LINE = 76

type FrameTools = Pick<BackupTools, 'encode' | 'digest'>

export async function frame(
  body: Uint8Array<ArrayBuffer>,
  tools: FrameTools,
  { mark, version }: FileForm = LEARNER_BACKUP,
): Promise<string> {
  const checksum = encodeBase64url(await tools.digest(body))
  const header = tools.encode(`${mark}${version} ${body.length} ${checksum}\n`)
  const whole = new Uint8Array(header.length + body.length)
  whole.set(header)
  whole.set(body, header.length)
  // The text is broken into short lines, because editors and mail programs can fail if the entire file is one line.
  return `${encodeBase64url(whole).replace(new RegExp(`.{${LINE}}`, 'g'), '$&\n')}\n`
}

export type Unframed = { readonly kind: 'unframed'; readonly body: Uint8Array<ArrayBuffer> } | Refused

export async function unframe(
  file: Uint8Array,
  tools: Pick<BackupTools, 'digest'>,
  form: FileForm = LEARNER_BACKUP,
): Promise<Unframed> {
  const text = unwrapped(file, [LEARNER_BACKUP.mark, CLASS_BACKUP.mark])
  const begin = decodeBase64url(text, signsOf(LONGEST_HEADER))
  const stranger = notOurs(begin, form)
  if (stranger !== undefined) return stranger
  const header = String.fromCharCode(...begin.bytes)
  const version = /^[a-z]+-backup (\d{1,6}) /.exec(header)?.[1]
  if (version !== undefined && Number(version) > form.version) return refusedAs('newer', `version ${version}`)
  const [line, , length, checksum] = HEADER.exec(header) ?? []
  if (line === undefined || Number(version) < 1) {
    const isShort = !begin.isCutShort && begin.bytes.length < LONGEST_HEADER && !header.includes('\n')
    return isShort ? refusedAs('truncated', 'header') : refusedAs('damaged', 'header')
  }
  // Text after the content, such as a signature, is ignored.
  const { bytes, isCutShort } = decodeBase64url(text, signsOf(line.length + Number(length)))
  const body = bytes.slice(line.length)
  if (isCutShort) return refusedAs('damaged', 'a strange sign')
  if (body.length < Number(length)) return refusedAs('truncated', `${body.length} of ${length} bytes`)
  if (encodeBase64url(await tools.digest(body)) !== checksum) return refusedAs('damaged', 'checksum')
  return { kind: 'unframed', body }
}

/** Returns the reason for refusing the file, or undefined if it begins like a backup file of this form. */
function notOurs({ bytes, signs, isCutShort }: Decoded, { mark }: FileForm): Refused | undefined {
  if (signs === 0 && !isCutShort) return refusedAs('empty', 'no text')
  const begin = String.fromCharCode(...bytes.subarray(0, mark.length))
  if (begin === mark) return undefined
  if (begin !== '' && mark.startsWith(begin) && !isCutShort) return refusedAs('truncated', 'mark')
  return refusedAs(startsAs(bytes, CLASS_BACKUP) ? 'class-backup' : 'not-a-backup', 'mark')
}

function startsAs(bytes: Uint8Array, { mark }: FileForm): boolean {
  return String.fromCharCode(...bytes.subarray(0, mark.length)) === mark
}

/** The number of base64 characters needed for a number of bytes. */
function signsOf(bytes: number): number {
  return Math.ceil((bytes * 4) / 3)
}
