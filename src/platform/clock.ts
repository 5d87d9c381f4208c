/**
 * The source of the current time. Phone clocks can be wrong by years, so code that decides whether progress is saved
 * must not use a clock. The clock is a parameter so that tests can set it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
