/**
 * What the page and the service worker say to each other. Compiled for both worlds, so it names nothing of either.
 * A page and a worker may come from different deployments: whatever does not parse is ignored, never guessed at.
 */

/** The tag of Background Sync by which a page asks for the worker, which then sends what waits to the learner's account. */
export const BACKUP_TAG = 'backup'

export type PageMessage = { readonly type: 'readiness?' | 'fill-lessons' | 'skip-waiting' }

/** How many of the wanted files are kept on this device. */
export interface Tally {
  readonly done: number
  readonly total: number
}

/**
 * - `ready`: everything is kept; the whole site opens without a connection.
 * - `filling`: files are being fetched now.
 * - `waiting`: something is missing and nobody is fetching it.
 * - `paused-save-data`: only lessons are missing, and the browser asks to save data; a `fill-lessons` message starts.
 */
export type ReadinessState = 'ready' | 'filling' | 'waiting' | 'paused-save-data'

export interface ReadinessMessage {
  readonly type: 'readiness'
  readonly state: ReadinessState
  /** Pages, scripts, pictures, and the lesson data that is neither a lesson nor a quiz (manifest, figures, glossary). */
  readonly precache: Tally
  readonly lessons: Tally
  readonly quizzes: Tally
  /** What a first visit downloads for all of it, compressed, in bytes. */
  readonly bytes: number
  /** The last filling ended because the disk took no more. */
  readonly isFull?: true
}

const states: readonly ReadinessState[] = ['ready', 'filling', 'waiting', 'paused-save-data']

export function parsePageMessage(value: unknown): PageMessage | undefined {
  if (!isRecord(value)) return undefined
  const type = value['type']
  return type === 'readiness?' || type === 'fill-lessons' || type === 'skip-waiting' ? { type } : undefined
}

export function parseWorkerMessage(value: unknown): ReadinessMessage | undefined {
  if (!isRecord(value) || value['type'] !== 'readiness') return undefined
  const state = states.find((known) => known === value['state'])
  const precache = parseTally(value['precache'])
  const lessons = parseTally(value['lessons'])
  const quizzes = parseTally(value['quizzes'])
  const bytes = value['bytes']
  if (!state || !precache || !lessons || !quizzes || !isCount(bytes)) return undefined
  const isFull = value['isFull'] === true
  return { type: 'readiness', state, precache, lessons, quizzes, bytes, ...(isFull && { isFull }) }
}

export function parseTally(value: unknown): Tally | undefined {
  if (!isRecord(value)) return undefined
  const { done, total } = value
  return isCount(done) && isCount(total) && done <= total ? { done, total } : undefined
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
