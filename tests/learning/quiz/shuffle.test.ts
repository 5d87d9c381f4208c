import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffle } from '../../../src/learning/quiz/shuffle'

/** A small generator with a seed, so that a failure can be repeated (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

describe('shuffle', () => {
  it('keeps every item once and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const original = [...items]
        const shuffled = shuffle(items, seeded(seed))
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...original].sort((a, b) => a - b))
        expect(items).toEqual(original)
      }),
    )
  })

  it('survives a random source at its bounds', () => {
    expect([...shuffle([1, 2, 3], () => 1)].sort()).toEqual([1, 2, 3])
    expect([...shuffle([1, 2, 3], () => 0)].sort()).toEqual([1, 2, 3])
  })

  it('reaches every order about equally often', () => {
    const random = seeded(7)
    const counts = new Map<string, number>()
    const runs = 24_000
    for (let run = 0; run < runs; run += 1) {
      const order = shuffle([0, 1, 2, 3], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const [order, count] of counts) expect(Math.abs(count - runs / 24), order).toBeLessThan(runs / 24 / 5)
  })
})
