import { withDeadline } from '../../platform/withDeadline'
import type { CloudAuth, CloudOutcome, CloudRefusal } from './CloudAuth'

type Refused = { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** The time a learner waits for an answer before we say that the service can't be reached, in ms. */
const ANSWER_MS = 15_000
/** The longest that signing out waits for an unresponsive network, in ms. */
const LEAVING_MS = 3000

/**
 * The cloud account service. Its code is fetched on first use, and every call has a deadline. No method rejects. A
 * failure is logged and returned as one of the port's outcomes.
 */
export class CloudService {
  readonly #fetchCode: () => Promise<CloudAuth>
  #code: Promise<CloudAuth> | undefined
  /** Counts calls, so that we don't mistake a late answer for the answer to a newer call. */
  #turn = 0

  constructor(fetchCode: () => Promise<CloudAuth>) {
    this.#fetchCode = fetchCode
  }

  /** Starts to fetch the code for the service. */
  prepare(): void {
    void this.#loadOrNothing()
  }

  /** Ends a session that starts after the deadline, because the learner was told that nothing answered. */
  async signIn(ask: (auth: CloudAuth) => Promise<CloudOutcome>): Promise<CloudOutcome> {
    const turn = this.#nextTurn()
    const answer = this.#ask(ask)
    const inTime = await withDeadline(ANSWER_MS, () => answer)
    if (inTime !== undefined) return inTime
    void answer.then((late) => (late.kind === 'signed-in' && turn === this.#turn ? this.endSession() : undefined))
    return UNREACHABLE
  }

  /** Signs in through the provider's window. The window has no deadline. Only loading the code has one. */
  async signInByWindow(ask: (auth: CloudAuth) => Promise<CloudOutcome>): Promise<CloudOutcome> {
    this.#nextTurn()
    const auth = await withDeadline(ANSWER_MS, () => this.#loadOrNothing())
    return auth === undefined ? UNREACHABLE : await this.#ask(ask)
  }

  /** Sends a request that does not change the session. */
  async ask<T>(ask: (auth: CloudAuth) => Promise<T | Refused>): Promise<T | Refused> {
    return (await withDeadline(ANSWER_MS, () => this.#ask(ask))) ?? UNREACHABLE
  }

  /**
   * Ends the session and resolves to whether it ended in time. It does not end if a sign-in started in the meantime, or
   * if `isStillLeft` returns false after the code has loaded.
   */
  async endSession(isStillLeft: () => Promise<boolean> = () => Promise.resolve(true)): Promise<boolean> {
    const turn = this.#turn
    const end = async (): Promise<boolean> => {
      const auth = await this.#loadOrNothing()
      if (auth === undefined || turn !== this.#turn || !(await isStillLeft())) return false
      await auth.signOut()
      return true
    }
    const ending = end().catch((error: unknown) => {
      console.warn('Accounts: the session of the service could not be ended', error)
      return false
    })
    return (await withDeadline(LEAVING_MS, () => ending)) ?? false
  }

  #nextTurn(): number {
    this.#turn += 1
    return this.#turn
  }

  async #ask<T>(ask: (auth: CloudAuth) => Promise<T>): Promise<T | Refused> {
    const auth = await this.#loadOrNothing()
    if (auth === undefined) return UNREACHABLE
    try {
      return await ask(auth)
    } catch (error) {
      console.warn('Accounts: the service failed', error)
      return { kind: 'refused', reason: 'unavailable' }
    }
  }

  #load(): Promise<CloudAuth> {
    this.#code ??= this.#fetchCode().catch((error: unknown) => {
      // Drops a failed fetch, so that the next call tries again.
      this.#code = undefined
      throw error
    })
    return this.#code
  }

  async #loadOrNothing(): Promise<CloudAuth | undefined> {
    try {
      return await this.#load()
    } catch (error) {
      console.warn('Accounts: the code of the service did not come', error)
      return undefined
    }
  }
}

const UNREACHABLE: Refused = { kind: 'refused', reason: 'unreachable' }
