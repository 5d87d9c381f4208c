import { setTimeout as sleep } from 'node:timers/promises'
import type { Hub } from '../Hub'
import { type CouchAdmin, prepareClass } from './couchAdmin'
import { ITERATIONS } from '../door/passwords'

const BETWEEN_MS = 60_000
const LONGEST_BETWEEN_MS = 60 * BETWEEN_MS
const MOMENT_MS = 1000

/** Brings what comes in to a district's CouchDB whenever there is a line: at most once a minute, more seldom while it fails. */
export class Upstream {
  readonly #seqs = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined
  #last: number | undefined
  #isStopped = false
  #pushing: Promise<void> = Promise.resolve()

  /**
   * @param now milliseconds that only rise, of no clock
   * @param failed told why a class could not be brought there
   */
  constructor(
    private readonly hub: Hub,
    private readonly couch: CouchAdmin,
    private readonly now: () => number,
    private readonly failed: (reason: string) => void,
  ) {}

  /** Milliseconds since everything was there; undefined where it was not since the start. */
  get sinceLast(): number | undefined {
    return this.#last === undefined ? undefined : this.now() - this.#last
  }

  start(wait = 0): void {
    this.#timer = setTimeout(() => (this.#pushing = this.#pushAndGoOn(wait)), wait)
  }

  async #pushAndGoOn(wait: number): Promise<void> {
    const isDone = await this.pushAll()
    if (this.#isStopped) return
    this.start(isDone ? BETWEEN_MS : Math.min(Math.max(wait, BETWEEN_MS) * 2, LONGEST_BETWEEN_MS))
  }

  /** Ends the waiting, and gives what is on its way a moment: the next start goes on where it was. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await Promise.race([this.#pushing, sleep(MOMENT_MS, undefined, { ref: false })])
  }

  /** Brings every class there that has changed since. @returns whether all of it is there */
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
    // Only who asks for it needs PouchDB in memory.
    const { pushClass } = await import('./pushClass')
    const refused = await pushClass(this.hub, name, this.couch)
    if (refused > 0) throw new Error(`${refused} reports were refused there.`)
    this.#seqs.set(name, seq)
  }
}
