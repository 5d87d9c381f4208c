/**
 * Messages between the page and the service worker. This file is compiled for both, so it doesn't use types that only
 * one of them has. A page and a worker may come from different deployments, so a message that does not parse is
 * ignored.
 */

/** The Background Sync tag that wakes the worker to send pending progress to the learner's account. */
export const BACKUP_TAG = 'backup'

/**
 * - `languages`: the record of the kept languages changed (keptLanguages.ts).
 * - `busy`: the learner just pressed something. Downloads of the copy wait for a moment.
 * - `try-again`: like `readiness?`, and asks again for files that a host or a filter rejected.
 * - `update?` asks for an `UpdateMessage`.
 * - `fetch-update` asks for one step of an update: at most one download. `fetch-update-now` is the same at the
 * learner's request, although the browser wants to save data.
 * - `skip-waiting` is for a worker that waits. `use-update` is for the active worker, which then answers from its own
 * version.
 */
export type PageMessage = {
  readonly type:
    | 'readiness?'
    | 'try-again'
    | 'busy'
    | 'fill-lessons'
    | 'skip-waiting'
    | 'languages'
    | 'update?'
    | 'fetch-update'
    | 'fetch-update-now'
    | 'use-update'
}

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

/**
 * Why files are missing.
 * - `dropped`: the line lost so many requests in the last try.
 * - `refused`: the site was reached, and so many files came changed or not at all. After three tries, `isStopped`.
 */
export type ReadinessTrouble =
  | { readonly kind: 'dropped'; readonly requests: number }
  | { readonly kind: 'refused'; readonly files: number; readonly isStopped: boolean }

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
  readonly trouble?: ReadinessTrouble
}

/**
 * - `waiting`: files are missing and no step is running.
 * - `fetching`: a step is running now.
 * - `ready`: every file of the new version is saved, and the version before is still in use.
 * - `paused-save-data`: files are missing, and the browser's data saver is on. A `fetch-update-now` message starts the
 * download.
 * - `in-use`: the worker answers from its own version.
 */
export type UpdateState = 'waiting' | 'fetching' | 'ready' | 'paused-save-data' | 'in-use'

/** How much of the worker's own version is saved. The worker sends it after each step, and when it is asked. */
export interface UpdateMessage {
  readonly type: 'update'
  readonly state: UpdateState
  /** The size of the download, compressed. Files that are only renamed cost nothing. */
  readonly bytes: FileTally
  readonly files: FileTally
  /** The last step failed. */
  readonly failed?: true
  /** The last step failed because the disk was full. */
  readonly isFull?: true
}

const states: readonly ReadinessState[] = ['ready', 'filling', 'waiting', 'paused-save-data']

const updateStates: readonly UpdateState[] = ['waiting', 'fetching', 'ready', 'paused-save-data', 'in-use']

const pageMessages: readonly PageMessage['type'][] = [
  'readiness?',
  'try-again',
  'busy',
  'fill-lessons',
  'skip-waiting',
  'languages',
  'update?',
  'fetch-update',
  'fetch-update-now',
  'use-update',
]

export function parsePageMessage(value: unknown): PageMessage | undefined {
  const type = isRecord(value) ? pageMessages.find((known) => known === value['type']) : undefined
  return type && { type }
}

export function parseWorkerMessage(value: unknown): ReadinessMessage | UpdateMessage | undefined {
  if (!isRecord(value)) return undefined
  switch (value['type']) {
    case 'readiness':
      return parseReadiness(value)
    case 'update':
      return parseUpdate(value)
    default:
      return undefined
  }
}

function parseReadiness(value: Record<string, unknown>): ReadinessMessage | undefined {
  const state = states.find((known) => known === value['state'])
  const precache = parseTally(value['precache'])
  const lessons = parseTally(value['lessons'])
  const quizzes = parseTally(value['quizzes'])
  const bytes = value['bytes']
  if (!state || !precache || !lessons || !quizzes || !isFileCount(bytes)) return undefined
  const isFull = value['isFull'] === true
  const trouble = parseTrouble(value['trouble'])
  const known = { type: 'readiness', state, precache, lessons, quizzes, bytes } as const
  return { ...known, ...(isFull && { isFull }), ...(trouble && { trouble }) }
}

function parseTrouble(value: unknown): ReadinessTrouble | undefined {
  if (!isRecord(value)) return undefined
  const { kind, requests, files, isStopped } = value
  if (kind === 'dropped' && isFileCount(requests)) return { kind, requests }
  return kind === 'refused' && isFileCount(files) ? { kind, files, isStopped: isStopped === true } : undefined
}

function parseUpdate(value: Record<string, unknown>): UpdateMessage | undefined {
  const state = updateStates.find((known) => known === value['state'])
  const bytes = parseTally(value['bytes'])
  const files = parseTally(value['files'])
  if (!state || !bytes || !files) return undefined
  const failed = value['failed'] === true
  const isFull = value['isFull'] === true
  return { type: 'update', state, bytes, files, ...(failed && { failed }), ...(isFull && { isFull }) }
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
