import type { Clock } from '../../src/platform/clock'

/** A clock that stops until a test sets it, in the local time zone of the test machine. */
export class TurnableClock implements Clock {
  #now: Date

  constructor(text: string) {
    this.#now = new Date(text)
  }

  now(): Date {
    return new Date(this.#now)
  }

  turnTo(text: string): void {
    this.#now = new Date(text)
  }
}
