import { createStore } from '../platform/createStore'

/** A promised value in the shape that `useSyncExternalStore` takes. */
export interface PromiseSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the promise is fulfilled. Throws its reason when it was rejected. */
  getSnapshot(): T | undefined
}

/** A source whose answer may be only a fallback. */
export interface RepeatableSource<T> extends PromiseSource<T> {
  /** Asks again, unless an answer is on its way or the last one is final. */
  readonly again: () => void
}

/** `value` is the last answer. It stays while the next one is on its way. */
interface Answered<T> {
  readonly value: T | undefined
  readonly failure?: { readonly reason: unknown }
}

/**
 * Asks once, at the first subscription. A subscriber that comes after a rejection, or after an answer that is not
 * final, asks again.
 */
export function promiseSource<T>(
  ask: () => Promise<T>,
  isFinal: (answer: T) => boolean = () => true,
): RepeatableSource<T> {
  /** True while an answer is on its way, and after a final one. */
  let isAsked = false
  let isWatched = false
  const state = createStore<Answered<T>>({ value: undefined }, () => {
    isWatched = false
    const { value, failure } = state.getSnapshot()
    if (failure === undefined) return
    isAsked = false
    state.set({ value })
  })

  const again = (): void => {
    if (isAsked) return
    isAsked = true
    ask().then(
      (value) => {
        isAsked = isFinal(value)
        state.set({ value })
      },
      (reason: unknown) => {
        if (isWatched) state.set({ ...state.getSnapshot(), failure: { reason } })
        // There is no listener left whose leaving clears the failure. If it were kept, every later subscriber would get
        // it.
        else isAsked = false
      },
    )
  }

  return {
    subscribe(listener) {
      const leave = state.subscribe(listener)
      isWatched = true
      again()
      return leave
    },
    again,
    getSnapshot() {
      const { value, failure } = state.getSnapshot()
      if (failure !== undefined) throw failure.reason
      return value
    },
  }
}
