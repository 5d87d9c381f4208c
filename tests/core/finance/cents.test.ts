import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundCents, splitCents } from '../../../src/core/finance/cents'
import { amount, sum } from './amounts'

describe('cents', () => {
  it.each([
    [0.5, 1],
    [1.4999, 1],
    [-0.5, -1],
    [-0.4, 0],
    [8432.5 - 1e-9, 8433],
  ])('of %d round to %d', (cents, whole) => {
    expect(roundCents(cents)).toBe(whole)
  })

  it('add up after a split, each within a cent of its share', () => {
    fc.assert(
      fc.property(
        amount(10_000_000),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (all, a, b) => {
          const percents = [Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)]
          const parts = splitCents(all, percents)
          expect(sum(parts)).toBe(all)
          parts.forEach((part, index) => expect(Math.abs(part - (all * (percents[index] ?? 0)) / 100)).toBeLessThan(1))
        },
      ),
    )
  })
})
