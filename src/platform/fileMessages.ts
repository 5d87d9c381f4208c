/**
 * What the profile and the service worker say to each other about the kept files, over a channel of their own. Compiled for
 * both worlds. A page and a worker may come from different deployments: what does not parse is ignored.
 */
import { isCount, isRecord, parseTally, type Tally } from './workerMessages'

/** `files?`: a report; `check-files`: reads every kept file again and mends what it can, telling how far it is. */
export type FileQuestion = { readonly type: 'files?' | 'check-files' }

/** The last check that found, or made, every file whole. */
export interface LastCheck {
  /** UTC, `toISOString`, by this device's clock. */
  readonly at: string
  readonly files: number
}

export interface FileReport {
  readonly type: 'files'
  /** Names the texts of the lessons by their content: another text, another name. */
  readonly edition: string
  /** Lessons and quiz of each module. */
  readonly modules: Readonly<Record<string, { readonly lessons: Tally; readonly quizzes: Tally }>>
  readonly lastCheck: LastCheck | undefined
}

export interface CheckProgress extends Tally {
  readonly type: 'checking'
}

export interface FileCheck {
  readonly type: 'checked'
  readonly total: number
  /** Were not what the build promised, or were missing, and are whole now. */
  readonly mended: number
  /** Are not on this device now, though they were fetched. */
  readonly missing: number
  /** Are not on this device, since the browser saves data: each comes when it is opened. */
  readonly later: number
  /** What is missing was fetched, and the disk took no more. */
  readonly isFull?: true
}

export function parseFileQuestion(value: unknown): FileQuestion | undefined {
  if (!isRecord(value)) return undefined
  const type = value['type']
  return type === 'files?' || type === 'check-files' ? { type } : undefined
}

export function parseFileAnswer(value: unknown): FileReport | CheckProgress | FileCheck | undefined {
  if (!isRecord(value)) return undefined
  switch (value['type']) {
    case 'files':
      return parseReport(value)
    case 'checking': {
      const tally = parseTally(value)
      return tally && { type: 'checking', ...tally }
    }
    case 'checked': {
      // A worker before this field called them missing.
      const { total, mended, missing, later = 0 } = value
      const areCounts = isCount(total) && isCount(mended) && isCount(missing) && isCount(later)
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

export function parseLastCheck(value: unknown): LastCheck | undefined {
  if (!isRecord(value)) return undefined
  const { at, files } = value
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && isCount(files) ? { at, files } : undefined
}
