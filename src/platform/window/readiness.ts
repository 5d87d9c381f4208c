import { createStore } from '../createStore'
import type { ReadinessMessage, ReadinessState, ReadinessTrouble } from '../workerMessages'

/** How much of the site is saved on this device. `done` and `total` count all files, including lessons and quizzes. */
export interface Readiness {
  /**
   * The worker's states, and `unsupported`: this browser, window or build has no service worker. While `total` is 0,
   * the counts are unknown.
   */
  readonly state: ReadinessState | 'unsupported'
  readonly done: number
  readonly total: number
  readonly lessons: number
  readonly lessonsTotal: number
  readonly quizzes: number
  readonly quizzesTotal: number
  /** The size of a first visit's full download, compressed, in bytes. 0 while unknown. */
  readonly bytes: number
  /** Files are missing because the disk is full, not because the device is offline. */
  readonly isFull: boolean
  /** Why files are missing, if the worker knows it. */
  readonly trouble?: ReadinessTrouble
  /** In seconds, how long after this report the next try begins. Undefined if none is planned. */
  readonly retryAfter?: number
}

export interface ReadinessSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Readiness
  /** Fetches the lessons at the learner's request, although the browser wants to save data. */
  readonly fetchLessons: () => void
  /** Asks again now for the missing files. */
  readonly tryAgain: () => void
}

/** The same record with functions that the code that registers the worker uses to write to it. */
export interface ReadinessRecord extends ReadinessSource {
  /** @param retryAfter in seconds, as of `Readiness` */
  readonly receive: (message: ReadinessMessage, retryAfter?: number) => void
  /** `waiting` after a failed install. Files that were already fetched are kept, so the counts don't change. */
  readonly become: (state: 'waiting' | 'unsupported', retryAfter?: number) => void
  readonly onFetchLessons: (handler: () => void) => void
  readonly onTryAgain: (handler: () => void) => void
}

const unknown: Readiness = {
  state: 'filling',
  done: 0,
  total: 0,
  lessons: 0,
  lessonsTotal: 0,
  quizzes: 0,
  quizzesTotal: 0,
  bytes: 0,
  isFull: false,
}

export function createReadiness(): ReadinessRecord {
  const { getSnapshot, set, subscribe } = createStore(unknown)
  let fetchLessons = (): void => undefined
  let tryAgain = (): void => undefined

  return {
    subscribe,
    getSnapshot,
    fetchLessons: () => fetchLessons(),
    tryAgain: () => tryAgain(),
    // A subscriber asks the worker for details, and the worker sends its last report again. An identical report is not
    // a change.
    receive: (message, retryAfter) => {
      const next = { ...readinessOf(message), ...(retryAfter !== undefined && { retryAfter }) }
      if (JSON.stringify(next) !== JSON.stringify(getSnapshot())) set(next)
    },
    become: (state, retryAfter) => {
      const known = { ...getSnapshot() }
      delete known.trouble
      delete known.retryAfter
      set({ ...known, state, ...(retryAfter !== undefined && { retryAfter }) })
    },
    onFetchLessons: (handler) => {
      fetchLessons = handler
    },
    onTryAgain: (handler) => {
      tryAgain = handler
    },
  }
}

function readinessOf({ state, precache, lessons, quizzes, bytes, isFull, trouble }: ReadinessMessage): Readiness {
  return {
    state,
    done: precache.done + lessons.done + quizzes.done,
    total: precache.total + lessons.total + quizzes.total,
    lessons: lessons.done,
    lessonsTotal: lessons.total,
    quizzes: quizzes.done,
    quizzesTotal: quizzes.total,
    bytes,
    isFull: isFull === true,
    ...(trouble && { trouble }),
  }
}

/** The readiness of this window. There is only one worker. */
export const readiness = createReadiness()
