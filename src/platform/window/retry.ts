// This doesn't use `backoffMs`, because the worker's script would share that code with the learner area. A shared
// script is one more request on every page.
const DELAYS_MS = [5_000, 15_000, 45_000, 120_000, 300_000] as const
const LONGEST_DELAY_MS = 300_000

export interface Retry {
  /** Retries after a pause that grows with each failure. */
  readonly later: () => void
  /** Cancels any planned retry, and retries immediately. */
  readonly now: () => void
  /** Call this after a success. It cancels a planned retry and makes the next pause short again. */
  readonly reset: () => void
  readonly isPlanned: () => boolean
}

export function createRetry(attempt: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function run(): void {
    cancel()
    attempt()
  }

  return {
    later: () => {
      if (timer !== undefined) return
      timer = setTimeout(run, DELAYS_MS[failures] ?? LONGEST_DELAY_MS)
      failures += 1
    },
    now: run,
    reset: () => {
      cancel()
      failures = 0
    },
    isPlanned: () => timer !== undefined,
  }
}
