import type { PageLife } from '../../src/platform/pageLife'

/** A page that its browser freezes and resumes when a test says so. */
export class FakePageLife implements PageLife {
  readonly #leave = new Set<() => void>()
  readonly #return = new Set<() => void>()

  onLeave(listener: () => void) {
    this.#leave.add(listener)
    return () => this.#leave.delete(listener)
  }

  onReturn(listener: () => void) {
    this.#return.add(listener)
    return () => this.#return.delete(listener)
  }

  /** The number of its listeners. */
  get watchers(): number {
    return this.#leave.size + this.#return.size
  }

  leave(): void {
    for (const listener of this.#leave) listener()
  }

  comeBack(): void {
    for (const listener of this.#return) listener()
  }
}
