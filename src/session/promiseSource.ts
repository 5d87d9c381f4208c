import { createStore } from '../platform/createStore'

/** A promised value in the shape that `useSyncExternalStore` takes. */
export interface PromiseSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the promise is fulfilled. If the promise was rejected, throws the reason. */
  getSnapshot(): T | undefined
}

/** A source whose answer may be only a fallback. */
export interface RepeatableSource<T> extends PromiseSource<T> {
  /** Asks again, unless an answer is pending or the last answer is final. */
  readonly again: () => void
}

/** `value` is the last answer. It doesn't change while the next answer is pending. */
interface Answered<T> {
  readonly value: T | undefined
  readonly failure?: { readonly reason: unknown }
}

/**
 * Asks once, at the first subscription. If the answer is rejected or not final, the next subscriber makes it ask again.
 * @param known an answer that is there already, so that nothing is asked
 */
export function promiseSource<T>(
  ask: () => Promise<T>,
  isFinal: (answer: T) => boolean = () => true,
  known?: T,
): RepeatableSource<T> {
  /** True while an answer is pending, and after a final answer. */
  let isAsked = known !== undefined
  let isWatched = false
  const state = createStore<Answered<T>>({ value: known }, () => {
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
        // No listener is left that could clear the failure when it unsubscribes. If the failure were kept, every later
        // subscriber would get it.
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
