/**
 * Messages between the profile and the service worker about the saved files, on a separate channel. This file is
 * compiled for both. A page and a worker may come from different deployments, so a message that does not parse is
 * ignored.
 */
import { isFileCount, isRecord, parseTally, type FileTally } from './workerMessages'

/**
 * `files?` asks for a report. `check-files` reads every saved file again, repairs what it can, and reports its
 * progress. `language-files?` asks how much of each language is saved. `update-files?` asks which files of an update are
 * still missing.
 */
export type FileQuestion = { readonly type: (typeof questions)[number] }

const questions = ['files?', 'check-files', 'language-files?', 'update-files?'] as const

/** The last check that ended with every file complete. */
export interface LastCheck {
  /** UTC, `toISOString`, by this device's clock. */
  readonly at: string
  readonly files: number
}

export interface FileReport {
  readonly type: 'files'
  /** Identifies the lesson texts by their content. If a text changes, the edition changes. */
  readonly edition: string
  /** Lessons and quiz of each module. */
  readonly modules: Readonly<Record<string, { readonly lessons: FileTally; readonly quizzes: FileTally }>>
  readonly lastCheck: LastCheck | undefined
}

/** How much of a language is saved. It is complete when `done` is `total`. */
export interface LanguageTally extends FileTally {
  readonly tag: string
  /** The size of the download of the whole language, compressed, in bytes. */
  readonly bytes: number
}

export interface LanguageReport {
  readonly type: 'language-files'
  /** All languages of the site. Those that no one chose on this device are there too. */
  readonly languages: readonly LanguageTally[]
}

/** A file of an update that this device lacks. */
export interface UpdateFile {
  /** Its path at the site. */
  readonly path: string
  /** The first 16 bytes of its SHA-256, base64url, 22 characters. */
  readonly hash: string
  /** Uncompressed. */
  readonly bytes: number
}

export interface UpdateFiles {
  readonly type: 'update-files'
  readonly files: readonly UpdateFile[]
}

/** A page brings a file of an update, which it did not get from the site itself. The worker checks its hash. */
export interface TakeFile {
  readonly type: 'take-file'
  readonly path: string
  readonly content: ArrayBuffer
}

/** `isKept`: the file was right and is saved. */
export interface TakenFile {
  readonly type: 'taken'
  readonly path: string
  readonly isKept: boolean
}

export interface CheckProgress extends FileTally {
  readonly type: 'checking'
}

export interface FileCheck {
  readonly type: 'checked'
  readonly total: number
  /** The number of files that were damaged or missing and are complete now. */
  readonly mended: number
  /** The number of files that are not on this device, although we tried to fetch them. */
  readonly missing: number
  /**
   * The number of files that are not on this device because the browser's data saver is on. Each file is fetched when
   * it is opened.
   */
  readonly later: number
  /** The missing files were fetched, but the disk was full. */
  readonly isFull?: true
}

export function parseFileQuestion(value: unknown): FileQuestion | undefined {
  if (!isRecord(value)) return undefined
  const type = questions.find((known) => known === value['type'])
  return type && { type }
}

export function parseTakeFile(value: unknown): TakeFile | undefined {
  if (!isRecord(value) || value['type'] !== 'take-file') return undefined
  const { path, content } = value
  return typeof path === 'string' && content instanceof ArrayBuffer ? { type: 'take-file', path, content } : undefined
}

export function parseUpdateFiles(value: unknown): UpdateFiles | undefined {
  if (!isRecord(value) || value['type'] !== 'update-files' || !Array.isArray(value['files'])) return undefined
  const files = value['files'].flatMap((file: unknown) => {
    if (!isRecord(file)) return []
    const { path, hash, bytes } = file
    return typeof path === 'string' && typeof hash === 'string' && isFileCount(bytes) ? [{ path, hash, bytes }] : []
  })
  return { type: 'update-files', files }
}

export function parseTakenFile(value: unknown): TakenFile | undefined {
  if (!isRecord(value) || value['type'] !== 'taken') return undefined
  const { path, isKept } = value
  return typeof path === 'string' ? { type: 'taken', path, isKept: isKept === true } : undefined
}

export function parseFileAnswer(value: unknown): FileReport | LanguageReport | CheckProgress | FileCheck | undefined {
  if (!isRecord(value)) return undefined
  switch (value['type']) {
    case 'files':
      return parseReport(value)
    case 'language-files':
      return parseLanguages(value)
    case 'checking': {
      const tally = parseTally(value)
      return tally && { type: 'checking', ...tally }
    }
    case 'checked': {
      // Older workers don't send `later`, and count these files as missing.
      const { total, mended, missing, later = 0 } = value
      const areCounts = isFileCount(total) && isFileCount(mended) && isFileCount(missing) && isFileCount(later)
      const isSound = areCounts && mended + missing + later <= total
      const isFull = value['isFull'] === true
      return isSound ? { type: 'checked', total, mended, missing, later, ...(isFull && { isFull }) } : undefined
    }
    default:
      return undefined
  }
}

function parseReport({ edition, modules, lastCheck }: Record<string, unknown>): FileReport | undefined {
  if (typeof edition !== 'string' || !isRecord(modules)) return undefined
  const tallies = Object.entries(modules).flatMap(([id, value]) => {
    if (!isRecord(value)) return []
    const lessons = parseTally(value['lessons'])
    const quizzes = parseTally(value['quizzes'])
    return lessons && quizzes ? [[id, { lessons, quizzes }] as const] : []
  })
  return { type: 'files', edition, modules: Object.fromEntries(tallies), lastCheck: parseLastCheck(lastCheck) }
}

function parseLanguages({ languages }: Record<string, unknown>): LanguageReport | undefined {
  if (!Array.isArray(languages)) return undefined
  return {
    type: 'language-files',
    languages: languages.flatMap((value: unknown) => {
      const tally = parseTally(value)
      if (!isRecord(value) || tally === undefined) return []
      const { tag, bytes } = value
      return typeof tag === 'string' && isFileCount(bytes) ? [{ tag, bytes, ...tally }] : []
    }),
  }
}

export function parseLastCheck(value: unknown): LastCheck | undefined {
  if (!isRecord(value)) return undefined
  const { at, files } = value
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && isFileCount(files) ? { at, files } : undefined
}
