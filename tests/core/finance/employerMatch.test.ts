import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { employerMatch } from '../../../src/core/finance/employerMatch'
import { amount, cents, dollars } from './amounts'

const tiers = [
  { share: 0.03, matched: 1 },
  { share: 0.02, matched: 0.5 },
]

describe('an employer’s match', () => {
  it.each([
    [38_000, 0.05, 1520],
    [38_000, 0.03, 1140],
    [38_000, 0.04, 1330],
    [38_000, 0.12, 1520],
    [38_000, 0, 0],
  ])('on $%d with %d saved is $%d', (pay, saved, matched) => {
    expect(dollars(employerMatch(cents(pay), saved, tiers))).toBe(matched)
  })

  it('grows with savings, never above them, and ends with the last tier', () => {
    fc.assert(
      fc.property(amount(200_000), fc.integer({ min: 0, max: 300 }), (pay, perMille) => {
        const [less, more] = [perMille, perMille + 5].map((saved) => employerMatch(pay, saved / 1000, tiers))
        expect(more).toBeGreaterThanOrEqual(less ?? 0)
        expect(less).toBeLessThanOrEqual((pay * perMille) / 1000 + 1e-6)
        expect(more).toBeLessThanOrEqual(pay * 0.04 + 1e-6)
      }),
    )
  })
})
