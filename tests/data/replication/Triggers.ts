import type { EngineTriggers } from '../../../src/data/replication/createRounds'

/** A browser window that a test controls. */
export class Triggers implements EngineTriggers {
  visible = true
  readonly #online = new Set<() => void>()
  readonly #seen = new Set<() => void>()
  readonly #signedIn = new Set<() => void>()

  readonly onOnline = (listener: () => void) => subscribe(this.#online, listener)
  readonly onVisible = (listener: () => void) => subscribe(this.#seen, listener)
  readonly onSignIn = (listener: () => void) => subscribe(this.#signedIn, listener)
  readonly isVisible = (): boolean => this.visible

  goOnline(): void {
    tell(this.#online)
  }

  show(): void {
    this.visible = true
    tell(this.#seen)
  }

  signIn(): void {
    tell(this.#signedIn)
  }

  get listeners(): number {
    return this.#online.size + this.#seen.size + this.#signedIn.size
  }
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener()
}
