/**
 * Where the time comes from. Clocks of phones are wrong by years, so nothing that decides whether progress is kept
 * may ask one; it is a parameter so that tests can turn it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
