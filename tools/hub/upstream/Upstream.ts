import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs } from '../../../src/platform/backoffMs'
import type { Hub } from '../Hub'
import { type CouchAdmin, prepareClass } from './couchAdmin'
import { ITERATIONS } from '../access/passwords'

/** The pause after a success, and after each failure in a row, in ms. */
const BETWEEN_MS = [60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000] as const
const MOMENT_MS = 1000

/**
 * Copies new data to a district's CouchDB when it can be reached. Runs at most once a minute, and less often while it
 * fails.
 */
export class Upstream {
  readonly #seqs = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined
  #last: number | undefined
  #isStopped = false
  #pushing: Promise<void> = Promise.resolve()

  /**
   * @param now monotonic milliseconds, independent of the clock
   * @param failed called with the reason why a class could not be copied
   */
  constructor(
    private readonly hub: Hub,
    private readonly couch: CouchAdmin,
    private readonly now: () => number,
    private readonly failed: (reason: string) => void,
  ) {}

  /** Milliseconds since the upstream had everything. Undefined if it has not since the start. */
  get sinceLast(): number | undefined {
    return this.#last === undefined ? undefined : this.now() - this.#last
  }

  /** @param failures the number in a row before this start */
  start(waitMs = 0, failures = 0): void {
    this.#timer = setTimeout(() => (this.#pushing = this.#pushAndGoOn(failures)), waitMs)
  }

  async #pushAndGoOn(before: number): Promise<void> {
    const isDone = await this.pushAll()
    if (this.#isStopped) return
    const failures = isDone ? 0 : before + 1
    this.start(backoffMs(BETWEEN_MS, failures), failures)
  }

  /** Stops waiting, and gives a running copy a moment. The next start continues from there. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await Promise.race([this.#pushing, sleep(MOMENT_MS, undefined, { ref: false })])
  }

  /**
   * Copies every class that has changed since the last copy.
   *
   * @returns whether the upstream has all of it
   */
  async pushAll(): Promise<boolean> {
    let isDone = true
    for (const name of this.hub.store.classNames()) {
      try {
        await this.#push(name)
      } catch (error) {
        isDone = false
        this.failed(error instanceof Error ? error.message : String(error))
      }
    }
    if (isDone) this.#last = this.now()
    return isDone
  }

  async #push(name: string): Promise<void> {
    const row = this.hub.store.classNamed(name)
    const seq = `${this.hub.store.updateSeq(name)} ${row?.stretched.toString('hex')}`
    if (row === undefined || this.#seqs.get(name) === seq) return
    const password = {
      password_scheme: 'pbkdf2',
      pbkdf2_prf: 'sha256',
      iterations: ITERATIONS,
      salt: row.salt.toString(),
      derived_key: row.stretched.toString('hex'),
    } as const
    await prepareClass(this.couch, { name, user: row.user, password })
    // PouchDB is loaded only if there is an upstream.
    const { pushClass } = await import('./pushClass')
    const refused = await pushClass(this.hub, name, this.couch)
    if (refused > 0) throw new Error(`${refused} reports were refused there.`)
    this.#seqs.set(name, seq)
  }
}
