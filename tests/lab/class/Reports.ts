/**
 * The reference of a class. It has every report that a learner's device has made, by the content of its disk then, and the
 * reports that a teacher saw as received. It reads stored rows and screens only, and doesn't know how books join.
 */
import { Violation } from '../Violation'
import { hex } from './handedIn'

export interface Fact {
  /** The learner's key on this device in this class, in hex. */
  readonly sender: string
  readonly sequence: number
  /** The content of the report (see `handedIn`). The text `left` means that the learner has left. */
  readonly says: string
  readonly bytes: Uint8Array
}

export const LEFT = 'left'

export class Reports {
  readonly #byBytes = new Map<string, Fact>()
  readonly #newest = new Map<string, Fact>()
  /** The reports that any teacher's device has ever shown as received, by sender. */
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

/** The newest report of each sender that one book has shown. */
export type Held = ReadonlyMap<string, Fact>

export function withFact(held: Held, fact: Fact): Held {
  const before = held.get(fact.sender)
  return before !== undefined && before.sequence > fact.sequence ? held : new Map(held).set(fact.sender, fact)
}
