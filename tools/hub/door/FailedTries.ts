/** In a minute, by who tries. */
export const MOST_FAILED = 60
const MINUTE_MS = 60_000
/** Of whom failed tries are remembered; the longest silent is forgotten first. */
const MOST_KNOWN = 10_000

/** Counts what failed, and nothing else. */
export class FailedTries {
  readonly #failed = new Map<string, { readonly since: number; readonly tries: number }>()

  /** @param now milliseconds that only rise, of no clock */
  constructor(private readonly now: () => number) {}

  /** Whether so many failed within the minute that one more is not to be heard. */
  areTooMany(who: string): boolean {
    const known = this.#failed.get(who)
    return known !== undefined && this.now() - known.since < MINUTE_MS && known.tries > MOST_FAILED
  }

  /** Counts one more failed try. @returns whether there were too many */
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

/** Who stands behind an address: of the sixth version of the protocol one household has more addresses than can be counted. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
