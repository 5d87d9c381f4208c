/** The number allowed in a minute, per client. */
export const MOST_FAILED = 60
const MINUTE_MS = 60_000
/** The number of clients whose failed tries are stored. The one that was silent the longest is dropped first. */
const MOST_KNOWN = 10_000

/** Counts failed tries, and nothing else. */
export class FailedTries {
  readonly #failed = new Map<string, { readonly since: number; readonly tries: number }>()

  /** @param now monotonic milliseconds, independent of the clock */
  constructor(private readonly now: () => number) {}

  /** Whether so many tries failed within the last minute that the next one is rejected. */
  areTooMany(who: string): boolean {
    const known = this.#failed.get(who)
    return known !== undefined && this.now() - known.since < MINUTE_MS && known.tries > MOST_FAILED
  }

  /**
   * Counts one more failed try.
   *
   * @returns whether there were too many
   */
  count(who: string): boolean {
    const known = this.#failed.get(who)
    const isOver = known === undefined || this.now() - known.since >= MINUTE_MS
    const next = isOver ? { since: this.now(), tries: 1 } : { since: known.since, tries: known.tries + 1 }
    this.#failed.delete(who)
    this.#failed.set(who, next)
    const [oldest] = this.#failed.keys()
    if (this.#failed.size > MOST_KNOWN && oldest !== undefined) this.#failed.delete(oldest)
    return next.tries > MOST_FAILED
  }
}

/** The client behind an address. With IPv6, one household has countless addresses, so the network prefix counts. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
