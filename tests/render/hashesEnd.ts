import { act } from 'react'

/** Hashes that the page asked for and that have not ended. */
const pending = new Set<Promise<unknown>>()
const { subtle } = crypto
const digest = subtle.digest.bind(subtle)
subtle.digest = (algorithm, data) => {
  const hash = digest(algorithm, data)
  pending.add(hash)
  const ended = (): void => void pending.delete(hash)
  hash.then(ended, ended)
  return hash
}

/** The real one, because a stage replaces the timers. */
const nextTurn = setImmediate

/**
 * Waits until no hash of the page is being computed, and the page has rendered what they returned. Hashes are computed on
 * other threads, so they don't follow the fake timers, and on a busy machine they end in another order.
 */
export async function hashesEnd(): Promise<void> {
  await act(async () => {
    do {
      await Promise.allSettled(pending)
      // The page may ask for the next hash only after it got this one.
      await new Promise((resolve) => nextTurn(resolve))
    } while (pending.size > 0)
  })
}
