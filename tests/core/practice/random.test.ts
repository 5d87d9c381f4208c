import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom, shuffled } from '../../../src/core/practice/random'

describe('a random order', () => {
  it('keeps every item once and does not change the original', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const original = [...items]
        const mixed = shuffled(randomFrom(seed), items)
        expect([...mixed].sort((a, b) => a - b)).toEqual([...original].sort((a, b) => a - b))
        expect(items).toEqual(original)
      }),
    )
  })

  it('works with a random source at its limits', () => {
    expect([...shuffled(() => 1, [1, 2, 3])].sort()).toEqual([1, 2, 3])
    expect([...shuffled(() => 0, [1, 2, 3])].sort()).toEqual([1, 2, 3])
  })

  it('gives every order about equally often', () => {
    const random = randomFrom(7)
    const counts = new Map<string, number>()
    const runs = 24_000
    for (let run = 0; run < runs; run += 1) {
      const order = shuffled(random, [0, 1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const [order, count] of counts) expect(Math.abs(count - runs / 24), order).toBeLessThan(runs / 24 / 5)
  })
})
