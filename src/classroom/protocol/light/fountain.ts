/**
 * Role: a random linear fountain code over GF(256): any blocks or sums of blocks, as many as there are blocks, give the
 * whole; hardly ever is one more needed.
 * Guarantee: both sides make the same coefficients from an index, for good: two versions of the app may face each other.
 * Must not: judge a block: one wrong block makes the whole wrong, and the session says so.
 */
import type { Bytes } from '../bytes'

/** Powers of the generator 3 in GF(256) with the polynomial x^8 + x^4 + x^3 + x + 1, twice in a row. */
const POWERS = new Uint8Array(510)
const LOGARITHMS = new Uint8Array(256)
fillTables()

function fillTables(): void {
  let power = 1
  for (let exponent = 0; exponent < 255; exponent += 1) {
    POWERS[exponent] = power
    POWERS[exponent + 255] = power
    LOGARITHMS[power] = exponent
    const doubled = (power << 1) ^ (power & 0x80 ? 0x11b : 0)
    power ^= doubled
  }
}

function inverse(value: number): number {
  return POWERS[255 - (LOGARITHMS[value] ?? 0)] ?? 0
}

/** target += factor * source, in place. */
function addMultiple(target: Uint8Array, source: Uint8Array, factor: number): void {
  if (factor === 0) return
  const log = LOGARITHMS[factor] ?? 0
  for (let at = 0; at < target.length; at += 1) {
    const value = source[at] ?? 0
    if (value !== 0) target[at] = (target[at] ?? 0) ^ (POWERS[log + (LOGARITHMS[value] ?? 0)] ?? 0)
  }
}

/** What of each block is in the frame of that index: below `count` the block alone, from there on some of all. */
function coefficientsOf(index: number, count: number): Bytes {
  const coefficients = new Uint8Array(count)
  if (index < count) {
    coefficients[index] = 1
    return coefficients
  }
  // Mulberry32, seeded by the index: a few lines that any language can repeat.
  let state = Math.imul(index, 0x9e3779b1) >>> 0
  for (let at = 0; at < count; at += 1) {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    coefficients[at] = ((mixed ^ (mixed >>> 14)) >>> 24) & 0xff
  }
  return coefficients
}

/** What the frame of that index shows. Blocks are of one length. */
export function codedBlock(blocks: readonly Bytes[], index: number): Bytes {
  const coded = new Uint8Array(blocks[0]?.length ?? 0)
  for (const [at, factor] of coefficientsOf(index, blocks.length).entries()) {
    addMultiple(coded, blocks[at] ?? coded, factor)
  }
  return coded
}

/** Solves for the blocks while they come in, by Gaussian elimination. */
export class FountainDecoder {
  readonly #rows: (Row | undefined)[]
  #rank = 0

  constructor(readonly count: number) {
    this.#rows = Array.from({ length: count }, () => undefined)
  }

  /** How many blocks could be known by now; all of them when this is `count`. */
  get rank(): number {
    return this.#rank
  }

  /** Whether it told anything new. */
  take(index: number, block: Bytes): boolean {
    const row = { coefficients: coefficientsOf(index, this.count), block: block.slice() }
    for (let column = 0; column < this.count; column += 1) {
      const factor = row.coefficients[column] ?? 0
      if (factor === 0) continue
      const pivot = this.#rows[column]
      if (pivot === undefined) {
        this.#rows[column] = normalized(row, factor)
        this.#rank += 1
        return true
      }
      addRow(row, pivot, factor)
    }
    return false
  }

  /** The blocks in order; undefined while one is missing. */
  blocks(): readonly Bytes[] | undefined {
    if (this.#rank < this.count) return undefined
    const rows = this.#rows.filter((row) => row !== undefined)
    // From the last to the first: what stands below is solved.
    for (let column = this.count - 1; column > 0; column -= 1) {
      const solved = rows[column]
      for (const row of rows.slice(0, column)) {
        if (solved !== undefined) addRow(row, solved, row.coefficients[column] ?? 0)
      }
    }
    return rows.map(({ block }) => block)
  }
}

interface Row {
  readonly coefficients: Bytes
  readonly block: Bytes
}

/** In GF(256) adding is subtracting: what both have in a column goes out. */
function addRow(target: Row, source: Row, factor: number): void {
  addMultiple(target.coefficients, source.coefficients, factor)
  addMultiple(target.block, source.block, factor)
}

/** The row divided by its first coefficient. */
function normalized(row: Row, first: number): Row {
  const result = { coefficients: new Uint8Array(row.coefficients.length), block: new Uint8Array(row.block.length) }
  addRow(result, row, inverse(first))
  return result
}
