import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

const DIGITS = 8

/** The number that the hub shows on its own screen. It allows the creation of one class, and then changes. */
export class Pin {
  #digits = newDigits()

  /** @param changed called with each new PIN, including the first */
  constructor(private readonly changed: (pin: string) => void) {
    changed(this.shown)
  }

  /** The PIN as it is printed, in two groups. */
  get shown(): string {
    return `${this.#digits.slice(0, DIGITS / 2)} ${this.#digits.slice(DIGITS / 2)}`
  }

  isRight(typed: string): boolean {
    return timingSafeEqual(digest(typed.replace(/[\s-]/g, '')), digest(this.#digits))
  }

  replace(): void {
    this.#digits = newDigits()
    this.changed(this.shown)
  }
}

function newDigits(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
