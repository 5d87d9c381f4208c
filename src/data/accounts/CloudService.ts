import { withDeadline } from '../../platform/withDeadline'
import type { CloudAuth, CloudOutcome, CloudRefusal } from './CloudAuth'

type Refused = { readonly kind: 'refused'; readonly reason: CloudRefusal }

/** How long somebody waits for an answer before they are told that there is no connection. */
const ANSWER_MS = 15_000
/** Signing out must not wait for a line that is dead. */
const LEAVING_MS = 3000

/**
 * The service of cloud accounts, fetched when it is needed first, and never waited for without a deadline. Nothing here
 * rejects: what goes wrong is logged, and answered in the words of the port.
 */
export class CloudService {
  readonly #fetchCode: () => Promise<CloudAuth>
  readonly #answerMs: number
  readonly #leavingMs: number
  #code: Promise<CloudAuth> | undefined
  /** Counts questions: what comes late belongs to an earlier one. */
  #turn = 0

  constructor(fetchCode: () => Promise<CloudAuth>, answerMs = ANSWER_MS) {
    this.#fetchCode = fetchCode
    this.#answerMs = answerMs
    this.#leavingMs = Math.min(LEAVING_MS, answerMs)
  }

  /** Starts to fetch the service's code. */
  prepare(): void {
    void this.#loadOrNothing()
  }

  /** A session that begins after the deadline is ended: the learner was told that there was no connection. */
  async signIn(ask: (auth: CloudAuth) => Promise<CloudOutcome>): Promise<CloudOutcome> {
    const turn = this.#nextTurn()
    const answer = this.#ask(ask)
    const inTime = await withDeadline(this.#answerMs, () => answer)
    if (inTime !== undefined) return inTime
    void answer.then((late) => (late.kind === 'signed-in' && turn === this.#turn ? this.endSession() : undefined))
    return OFFLINE
  }

  /** Signs in where the learner answers in a window, which has no deadline; only the service's code has one. */
  async signInByWindow(ask: (auth: CloudAuth) => Promise<CloudOutcome>): Promise<CloudOutcome> {
    this.#nextTurn()
    const auth = await withDeadline(this.#answerMs, () => this.#loadOrNothing())
    return auth === undefined ? OFFLINE : await this.#ask(ask)
  }

  /** Asks for something that leaves the session as it is. */
  async ask<T>(ask: (auth: CloudAuth) => Promise<T | Refused>): Promise<T | Refused> {
    return (await withDeadline(this.#answerMs, () => this.#ask(ask))) ?? OFFLINE
  }

  /**
   * Ends the session and answers whether it has ended in time. It doesn't when a sign-in began meanwhile, or when
   * `isStillLeft` denies it once the service is here.
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
    return (await withDeadline(this.#leavingMs, () => ending)) ?? false
  }

  #nextTurn(): number {
    this.#turn += 1
    return this.#turn
  }

  async #ask<T>(ask: (auth: CloudAuth) => Promise<T>): Promise<T | Refused> {
    const auth = await this.#loadOrNothing()
    if (auth === undefined) return OFFLINE
    try {
      return await ask(auth)
    } catch (error) {
      console.warn('Accounts: the service failed', error)
      return { kind: 'refused', reason: 'unavailable' }
    }
  }

  #load(): Promise<CloudAuth> {
    this.#code ??= this.#fetchCode().catch((error: unknown) => {
      // A script that could not be fetched is asked for again.
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

const OFFLINE: Refused = { kind: 'refused', reason: 'offline' }
