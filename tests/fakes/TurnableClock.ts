import type { Clock } from '../../src/platform/clock'

/** A clock that stands still until it is turned, in the local time of the machine that runs the test. */
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
