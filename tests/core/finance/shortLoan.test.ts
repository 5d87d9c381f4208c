import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestForDays } from '../../../src/core/finance/creditCard'
import { shortLoanRate } from '../../../src/core/finance/shortLoan'
import { cents, some } from './amounts'

describe('a payday loan', () => {
  it('of $300 for two weeks with a $45 fee has 391% APR', () => {
    expect(shortLoanRate({ amountCents: cents(300), feeCents: cents(45), days: 14 })).toBeCloseTo(3.9107, 4)
  })

  it('costs its fee at the computed rate, to the cent', () => {
    fc.assert(
      fc.property(some(1000), some(200), fc.integer({ min: 1, max: 365 }), (amountCents, feeCents, days) => {
        const annualRate = shortLoanRate({ amountCents, feeCents, days })
        expect(interestForDays({ balanceCents: amountCents, annualRate }, days)).toBe(feeCents)
      }),
    )
  })
})
