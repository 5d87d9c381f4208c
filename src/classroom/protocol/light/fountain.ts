/**
 * Role: a random linear fountain code over GF(256). Restoring the content takes as many blocks or sums as the content
 * has blocks, and very rarely one more.
 * Guarantee: both sides compute the same coefficients from an index in every version, since the two devices may have
 * different versions of the app.
 * Must not: check a block. One wrong block makes the result wrong, and the hash in the session detects that.
 */
import type { Bytes } from '../bytes'

/** Powers of the generator 3 in GF(256) with the polynomial x^8 + x^4 + x^3 + x + 1, repeated twice. */
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

/**
 * Returns the coefficient of each block in the frame with that index. Below `count`, the frame is one block; from
 * `count` on, it is a sum of some or all blocks.
 */
function coefficientsOf(index: number, count: number): Bytes {
  const coefficients = new Uint8Array(count)
  if (index < count) {
    coefficients[index] = 1
    return coefficients
  }
  // Mulberry32, seeded by the index: a few lines that are easy to repeat in any language.
  let state = Math.imul(index, 0x9e3779b1) >>> 0
  for (let at = 0; at < count; at += 1) {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    coefficients[at] = ((mixed ^ (mixed >>> 14)) >>> 24) & 0xff
  }
  return coefficients
}

/** Returns the content of the frame with that index. All blocks have the same length. */
export function codedBlock(blocks: readonly Bytes[], index: number): Bytes {
  const coded = new Uint8Array(blocks[0]?.length ?? 0)
  for (const [at, factor] of coefficientsOf(index, blocks.length).entries()) {
    addMultiple(coded, blocks[at] ?? coded, factor)
  }
  return coded
}

/** Solves for the blocks as they arrive, by Gaussian elimination. */
export class FountainDecoder {
  readonly #rows: (Row | undefined)[]
  #rank = 0

  constructor(readonly count: number) {
    this.#rows = Array.from({ length: count }, () => undefined)
  }

  /** The number of independent blocks and sums so far. When it equals `count`, every block can be restored. */
  get rank(): number {
    return this.#rank
  }

  /** Returns whether the block added information. */
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

  /** Returns the blocks in order; undefined if a block is still missing. */
  blocks(): readonly Bytes[] | undefined {
    if (this.#rank < this.count) return undefined
    const rows = this.#rows.filter((row) => row !== undefined)
    // Goes from last to first, because the rows below are already solved.
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

/** In GF(256) adding is subtracting, so a column that both rows share becomes zero. */
function addRow(target: Row, source: Row, factor: number): void {
  addMultiple(target.coefficients, source.coefficients, factor)
  addMultiple(target.block, source.block, factor)
}

/** Divides the row by its first coefficient. */
function normalized(row: Row, first: number): Row {
  const result = { coefficients: new Uint8Array(row.coefficients.length), block: new Uint8Array(row.block.length) }
  addRow(result, row, inverse(first))
  return result
}
