/** A document of a class. */
interface SizedRow {
  readonly id: string
  /** Bytes, about. */
  readonly size: number
}

/** Bytes of all that is kept: some three hundred reports of the usual size that were handed in a hundred times each. */
const MOST_BYTES = 8_000_000

/**
 * The documents that were read or written last: a class that comes back asks for each several times within a second.
 * Holds what a transaction has written before that has ended; who undoes one forgets all.
 */
export class LastRows<Row extends SizedRow> {
  readonly #rows = new Map<string, Row>()
  #bytes = 0

  constructor(private readonly most = MOST_BYTES) {}

  get(className: string, id: string): Row | undefined {
    const key = keyOf(className, id)
    const row = this.#rows.get(key)
    if (row === undefined) return undefined
    // The one that was asked for last is the last to go.
    this.#rows.delete(key)
    this.#rows.set(key, row)
    return row
  }

  set(className: string, row: Row): Row {
    const key = keyOf(className, row.id)
    this.#drop(key)
    this.#rows.set(key, row)
    this.#bytes += row.size
    for (const oldest of this.#rows.keys()) {
      if (this.#bytes <= this.most) break
      this.#drop(oldest)
    }
    return row
  }

  drop(className: string, id: string): void {
    this.#drop(keyOf(className, id))
  }

  forget(): void {
    this.#rows.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    const row = this.#rows.get(key)
    if (row === undefined) return
    this.#rows.delete(key)
    this.#bytes -= row.size
  }
}

function keyOf(className: string, id: string): string {
  return `${className}/${id}`
}
