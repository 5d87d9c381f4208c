/**
 * Messages between the page and the service worker. This file is compiled for both, so it doesn't use types that only
 * one of them has. A page and a worker may come from different deployments, so a message that does not parse is
 * ignored.
 */

/** The Background Sync tag that wakes the worker to send pending progress to the learner's account. */
export const BACKUP_TAG = 'backup'

/** `languages`: the record of the kept languages changed (keptLanguages.ts). */
export type PageMessage = { readonly type: 'readiness?' | 'fill-lessons' | 'skip-waiting' | 'languages' }

/** How many of the wanted files are saved on this device. */
export interface FileTally {
  readonly done: number
  readonly total: number
}

/**
 * - `ready`: everything is saved, and the full site works offline.
 * - `filling`: files are being fetched now.
 * - `waiting`: files are missing and no fetch is running.
 * - `paused-save-data`: only lessons are missing, and the browser's data saver is on. A `fill-lessons` message starts
 * the fetch.
 */
export type ReadinessState = 'ready' | 'filling' | 'waiting' | 'paused-save-data'

export interface ReadinessMessage {
  readonly type: 'readiness'
  readonly state: ReadinessState
  /** Pages, scripts, pictures, and lesson data other than lessons and quizzes (manifest, figures, glossary). */
  readonly precache: FileTally
  readonly lessons: FileTally
  readonly quizzes: FileTally
  /** The size of a first visit's full download, compressed, in bytes. */
  readonly bytes: number
  /** The last fill stopped because the disk was full. */
  readonly isFull?: true
}

const states: readonly ReadinessState[] = ['ready', 'filling', 'waiting', 'paused-save-data']

const pageMessages: readonly PageMessage['type'][] = ['readiness?', 'fill-lessons', 'skip-waiting', 'languages']

export function parsePageMessage(value: unknown): PageMessage | undefined {
  const type = isRecord(value) ? pageMessages.find((known) => known === value['type']) : undefined
  return type && { type }
}

export function parseWorkerMessage(value: unknown): ReadinessMessage | undefined {
  if (!isRecord(value) || value['type'] !== 'readiness') return undefined
  const state = states.find((known) => known === value['state'])
  const precache = parseTally(value['precache'])
  const lessons = parseTally(value['lessons'])
  const quizzes = parseTally(value['quizzes'])
  const bytes = value['bytes']
  if (!state || !precache || !lessons || !quizzes || !isFileCount(bytes)) return undefined
  const isFull = value['isFull'] === true
  return { type: 'readiness', state, precache, lessons, quizzes, bytes, ...(isFull && { isFull }) }
}

export function parseTally(value: unknown): FileTally | undefined {
  if (!isRecord(value)) return undefined
  const { done, total } = value
  return isFileCount(done) && isFileCount(total) && done <= total ? { done, total } : undefined
}

export function isFileCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
