/**
 * The reference: every report that a learner's device has made, by what its disk held then; and what a teacher was shown as
 * received. It goes by stored rows and by what screens said, and knows nothing of how books join.
 */
import { Violation } from '../Violation'
import { hex } from './handedIn'

export interface Fact {
  /** The learner's key on this device in this class, in hex. */
  readonly sender: string
  readonly sequence: number
  /** What it says: see `handedIn`. `left`: that the learner has left. */
  readonly says: string
  readonly bytes: Uint8Array
}

export const LEFT = 'left'

export class Reports {
  readonly #byBytes = new Map<string, Fact>()
  readonly #newest = new Map<string, Fact>()
  /** What any teacher's device was ever shown as received, by sender. */
  readonly received = new Map<string, number>()

  add(fact: Fact): void {
    const before = this.#newest.get(fact.sender)
    if (before !== undefined && before.sequence >= fact.sequence)
      throw new Violation(`Two reports of one device have the number ${fact.sequence}, or a later one has a lower.`)
    this.#byBytes.set(hex(fact.bytes), fact)
    this.#newest.set(fact.sender, fact)
  }

  of(bytes: Uint8Array): Fact | undefined {
    return this.#byBytes.get(hex(bytes))
  }

  at(sender: string, sequence: number): Fact | undefined {
    return [...this.#byBytes.values()].find((fact) => fact.sender === sender && fact.sequence === sequence)
  }

  newest(sender: string): Fact | undefined {
    return this.#newest.get(sender)
  }
}

/** What one book was shown to hold: of each sender the newest. */
export type Held = ReadonlyMap<string, Fact>

export function withFact(held: Held, fact: Fact): Held {
  const before = held.get(fact.sender)
  return before !== undefined && before.sequence > fact.sequence ? held : new Map(held).set(fact.sender, fact)
}
