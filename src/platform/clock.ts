/**
 * The source of the current time. Phone clocks can be wrong by years, so code that decides whether progress is saved
 * must not use one. It is a parameter so that tests can set it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
