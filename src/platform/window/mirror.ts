import { createStore } from '../createStore'
import { LEARNER_KEY } from '../appearanceScript'

/** Who is learning here, small enough for a public page to read before any database code is loaded. */
export interface MirroredLearner {
  readonly id: string
  readonly firstName: string
}

/**
 * The one copy of who is learning here, in local storage, in the shape that useSyncExternalStore takes. The device
 * database stays the truth and the accounts write here: the copy may be missing, old or blocked, so it may fill a greeting
 * and nothing else.
 */
export interface Mirror {
  /** Told when this window or another signs in or out. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** What this window knows by itself, or else what is stored: browsers may refuse storage. */
  readonly getSnapshot: () => MirroredLearner | undefined
  /** What is stored now: a window that was set aside has heard of nothing. */
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
  // The same object for the same text, so that React's useSyncExternalStore doesn't see a change at every look.
  let last: { readonly text: string; readonly learner: MirroredLearner | undefined } | undefined
  const own = createStore<OwnKnowledge>({ kind: 'ask-storage' })

  function stored(): MirroredLearner | undefined {
    const text = quietly(() => host.localStorage.getItem(LEARNER_KEY))
    if (typeof text !== 'string') return undefined
    if (last?.text !== text) last = { text, learner: parse(text) }
    return last.learner
  }
  // Browsers tell a window only of what other windows wrote. A null key says that everything was cleared.
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
      quietly(() => host.localStorage.setItem(LEARNER_KEY, JSON.stringify(learner)))
      own.set({ kind: 'known', learner })
    },
    clear: () => {
      quietly(() => host.localStorage.removeItem(LEARNER_KEY))
      own.set({ kind: 'known', learner: undefined })
    },
  }
}

function quietly<T>(touchStorage: () => T): T | undefined {
  try {
    return touchStorage()
  } catch {
    return undefined
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
