import { createStore } from '../platform/createStore'

/** A promised value in the shape that useSyncExternalStore takes. */
export interface PromiseSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the promise is fulfilled. Throws its reason when it was rejected. */
  getSnapshot(): T | undefined
}

/** `value` is the last answer; it stays while the next one is awaited. */
interface Answered<T> {
  readonly value: T | undefined
  readonly failure?: { readonly reason: unknown }
}

/**
 * Asks once, at the first subscription; whoever comes after a rejection, or after an answer that is not final, asks again.
 */
export function promiseSource<T>(
  ask: () => Promise<T>,
  isFinal: (answer: T) => boolean = () => true,
): PromiseSource<T> {
  /** No answer is wanted: there is one that is final, or one is on its way. */
  let isAsked = false
  let isWatched = false
  const state = createStore<Answered<T>>({ value: undefined }, () => {
    isWatched = false
    const { value, failure } = state.getSnapshot()
    if (failure === undefined) return
    isAsked = false
    state.set({ value })
  })

  return {
    subscribe(listener) {
      const leave = state.subscribe(listener)
      isWatched = true
      if (!isAsked) {
        isAsked = true
        ask().then(
          (value) => {
            isAsked = isFinal(value)
            state.set({ value })
          },
          (reason: unknown) => {
            if (isWatched) state.set({ ...state.getSnapshot(), failure: { reason } })
            // Nobody is there to be told and to leave again: kept, it would meet everybody who comes later.
            else isAsked = false
          },
        )
      }
      return leave
    },
    getSnapshot() {
      const { value, failure } = state.getSnapshot()
      if (failure !== undefined) throw failure.reason
      return value
    },
  }
}
