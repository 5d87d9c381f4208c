// This doesn't use `backoffMs`, because the worker's script would share that code with the learner area. A shared
// script is one more request on every page.
const PATIENT_MS: readonly number[] = [5_000, 15_000, 45_000, 120_000, 300_000]
/** Pauses for the worker. Of a line that loses half of its requests, it arrives within the first ten tries. */
export const SOON_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 8_000, 8_000, 15_000, 30_000,
]

export interface Retry {
  /** Retries after a pause that grows with each failure. */
  readonly later: () => void
  /** Cancels any planned retry, and retries immediately. */
  readonly now: () => void
  /** Call this after a success. It cancels a planned retry and makes the next pause short again. */
  readonly reset: () => void
  /** Cancels a planned retry. The next pause is as long as it would have been. */
  readonly cancel: () => void
  readonly isPlanned: () => boolean
  /** When the planned retry begins, in ms since 1970. Undefined if none is planned. */
  readonly plannedFor: () => number | undefined
}

/** @param pausesMs after each failure in a row. The last one repeats */
export function createRetry(attempt: () => void, pausesMs = PATIENT_MS): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let at: number | undefined

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
    at = undefined
  }

  function run(): void {
    cancel()
    attempt()
  }

  return {
    later: () => {
      if (timer !== undefined) return
      const delay = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0
      at = Date.now() + delay
      timer = setTimeout(run, delay)
      failures += 1
    },
    now: run,
    cancel: () => {
      if (timer !== undefined) failures -= 1
      cancel()
    },
    reset: () => {
      cancel()
      failures = 0
    },
    isPlanned: () => timer !== undefined,
    plannedFor: () => at,
  }
}
