/** Who is learning here, small enough for a public page to read before any database code is loaded. */
export interface MirroredLearner {
  readonly id: string
  readonly firstName: string
}

/**
 * A copy of two facts in local storage. The device database stays the truth: the mirror may be missing, old or blocked,
 * so it may fill a greeting and nothing else.
 */
export interface Mirror {
  read(): MirroredLearner | undefined
  write(learner: MirroredLearner): void
  clear(): void
  /** Told when another tab signs in or out. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

const KEY = 'ledger-learner'

/** `window`, or a stand-in. Reading `localStorage` itself throws where storage is blocked. */
export interface MirrorHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
  removeEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}

export function createMirror(host: MirrorHost = window): Mirror {
  // The same object for the same text, so that React's useSyncExternalStore doesn't see a change at every look.
  let last: { readonly text: string; readonly learner: MirroredLearner | undefined } | undefined

  return {
    read() {
      const text = quietly(() => host.localStorage.getItem(KEY))
      if (typeof text !== 'string') return undefined
      if (last?.text !== text) last = { text, learner: parse(text) }
      return last.learner
    },
    write: (learner) => {
      quietly(() => host.localStorage.setItem(KEY, JSON.stringify({ id: learner.id, firstName: learner.firstName })))
    },
    clear: () => {
      quietly(() => host.localStorage.removeItem(KEY))
    },
    subscribe(listener) {
      const onStorage = (event: { readonly key: string | null }) => {
        // A null key says that everything was cleared.
        if (event.key === KEY || event.key === null) listener()
      }
      host.addEventListener('storage', onStorage)
      return () => host.removeEventListener('storage', onStorage)
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
