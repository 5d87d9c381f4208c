import { createStore } from '../createStore'
import { LEARNER_KEY } from '../appearanceScript'
import { writeStored } from './writeStored'

/** A small record of the current learner, which a public page can read before any database code is loaded. */
export interface MirroredLearner {
  readonly id: string
  readonly firstName: string
}

/**
 * A copy of the current learner in local storage, in the shape that useSyncExternalStore takes. The device database is
 * the source of truth, and the accounts code writes this copy. The copy may be missing, old or blocked, so use it only
 * for a greeting.
 */
export interface Mirror {
  /** Called when this window or another signs in or out. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** The value this window already has, or else the stored value. Browsers may block storage. */
  readonly getSnapshot: () => MirroredLearner | undefined
  /** The stored value. A window that was frozen didn't receive any events in that time. */
  readonly stored: () => MirroredLearner | undefined
  readonly write: (learner: MirroredLearner) => void
  readonly clear: () => void
}

type OwnKnowledge =
  | { readonly kind: 'ask-storage' }
  | { readonly kind: 'known'; readonly learner: MirroredLearner | undefined }

/** `window`, or a stand-in. Reading `localStorage` itself throws where storage is blocked. */
export interface MirrorHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}

export function createMirror(host: MirrorHost = window): Mirror {
  // The same text gives the same object, so that React's useSyncExternalStore does not see a change at every read.
  let last: { readonly text: string; readonly learner: MirroredLearner | undefined } | undefined
  const own = createStore<OwnKnowledge>({ kind: 'ask-storage' })

  function stored(): MirroredLearner | undefined {
    const text = storedText(host)
    if (text === null) return undefined
    if (last?.text !== text) last = { text, learner: parse(text) }
    return last.learner
  }
  // Browsers report only what other windows wrote. A null key means that everything was cleared.
  host.addEventListener('storage', ({ key }) => {
    if (key === LEARNER_KEY || key === null) own.set({ kind: 'ask-storage' })
  })

  return {
    subscribe: own.subscribe,
    getSnapshot: () => {
      const known = own.getSnapshot()
      return known.kind === 'known' ? known.learner : stored()
    },
    stored,
    write: ({ id, firstName }) => {
      const learner = { id, firstName }
      writeStored(LEARNER_KEY, JSON.stringify(learner), () => host.localStorage)
      own.set({ kind: 'known', learner })
    },
    clear: () => {
      writeStored(LEARNER_KEY, undefined, () => host.localStorage)
      own.set({ kind: 'known', learner: undefined })
    },
  }
}

function storedText(host: MirrorHost): string | null {
  try {
    return host.localStorage.getItem(LEARNER_KEY)
  } catch {
    return null
  }
}

function parse(text: string): MirroredLearner | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value) || !('firstName' in value)) return undefined
    const { id, firstName } = value
    if (typeof id !== 'string' || typeof firstName !== 'string' || id === '' || firstName === '') return undefined
    return { id, firstName }
  } catch {
    return undefined
  }
}
