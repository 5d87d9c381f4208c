import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortize, aprWithFee, balanceAfter, levelPayment } from '../../../src/core/finance/loan'
import { amount, cents, dollars, rate, some, sum } from './amounts'

describe('a loan', () => {
  it.each([
    [5000, 0.09, 36, 159, 723.95],
    [5000, 0.18, 36, 180.76, 1507.43],
    [5000, 0.29, 36, 209.53, 2543.03],
    [500, 0.28, 6, 90.27, 41.62],
    [15_000, 0.08, 60, 304.15, 3248.75],
    [15_000, 0.09, 72, 270.38, 4467.58],
    [20_000, 0.0652, 120, 227.3, 7275.94],
    [8000, 0.09, 36, 254.4, 1158.32],
    [171_000, 0.07, 360, 1137.67, 238_560.22],
    [171_000, 0.065, 180, 1489.59, 97_126.85],
  ])('of $%d at %d for %d months costs $%d monthly, $%d interest', (amount, annualRate, months, payment, interest) => {
    const schedule = amortize({ principalCents: cents(amount), annualRate, months })
    expect(dollars(schedule.paymentCents)).toBe(payment)
    expect(dollars(schedule.interestCents)).toBe(interest)
    expect(schedule.entries).toHaveLength(months)
  })

  it('can cost $41.60 more a month for a lower credit score', () => {
    const car = (annualRate: number) => levelPayment({ principalCents: cents(12_000), annualRate, months: 60 })
    expect(dollars(car(0.07))).toBe(237.61)
    expect(dollars(car(0.14))).toBe(279.22)
    expect(dollars(car(0.14) - car(0.07))).toBe(41.6)
    expect(dollars(60 * (car(0.14) - car(0.07)))).toBe(2496.28)
  })

  it('for a mortgage ends 78 months sooner with $100 extra', () => {
    const loan = { principalCents: cents(171_000), annualRate: 0.07, months: 360 }
    const faster = amortize(loan, cents(100))
    expect(faster.entries).toHaveLength(282)
    expect(dollars(faster.interestCents)).toBe(177_900.64)
    expect(dollars(amortize(loan).interestCents - faster.interestCents)).toBe(60_659.58)
  })

  it('at 10% with a $50 fee has an APR of 19.81%', () => {
    const loan = { principalCents: cents(1000), annualRate: 0.1, months: 12 }
    expect(dollars(levelPayment(loan))).toBe(87.92)
    expect(aprWithFee(loan, cents(50))).toBeCloseTo(0.1981, 4)
    expect(aprWithFee(loan, 0)).toBe(0.1)
    expect(aprWithFee(loan, cents(1000))).toBeUndefined()
  })

  it('of $160,000 saves $102.13 a month when refinanced from 7% to 6%', () => {
    const at = (annualRate: number) => levelPayment({ principalCents: cents(160_000), annualRate, months: 324 })
    expect(dollars(at(0.07) - at(0.06))).toBe(102.13)
  })
})

describe('any loan', () => {
  const loan = fc.record({
    principalCents: some(1_000_000),
    annualRate: rate(36),
    months: fc.integer({ min: 1, max: 480 }),
  })

  it('has a schedule that adds up and ends at zero', () => {
    fc.assert(
      fc.property(loan, amount(2000), (of, extra) => {
        const { entries, interestCents } = amortize(of, extra)
        expect(sum(entries.map(({ principalCents }) => principalCents))).toBe(of.principalCents)
        expect(sum(entries.map((entry) => entry.interestCents))).toBe(interestCents)
        expect(entries.at(-1)?.balanceCents).toBe(0)
        expect(entries.length).toBeLessThanOrEqual(of.months)
        let before = of.principalCents
        for (const entry of entries) {
          expect(before - entry.principalCents).toBe(entry.balanceCents)
          expect(entry.balanceCents).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(entry.interestCents) && Number.isInteger(entry.balanceCents)).toBe(true)
          before = entry.balanceCents
        }
      }),
    )
  })

  it('has equal payments, to within a cent of rounding', () => {
    fc.assert(
      fc.property(loan, (of) => {
        const { entries, paymentCents } = amortize(of)
        for (const entry of entries.slice(0, -1)) {
          expect(Math.abs(entry.interestCents + entry.principalCents - paymentCents)).toBeLessThanOrEqual(2)
        }
      }),
    )
  })

  it('has the same balance by formula and by schedule', () => {
    fc.assert(
      fc.property(loan, fc.nat(480), (of, k) => {
        const entry = amortize(of).entries[k]
        if (entry !== undefined) expect(Math.abs(balanceAfter(of, k + 1) - entry.balanceCents)).toBeLessThan(1)
      }),
    )
  })

  it('costs more at a higher rate, without jumps, and nothing at zero', () => {
    fc.assert(
      fc.property(loan, (of) => {
        const at = (annualRate: number) => levelPayment({ ...of, annualRate })
        expect(at(of.annualRate + 0.001)).toBeGreaterThan(at(of.annualRate))
        expect(at(0)).toBeCloseTo(of.principalCents / of.months, 6)
        expect(at(1e-12) / at(0)).toBeCloseTo(1, 8)
        expect(amortize({ ...of, annualRate: 0 }).interestCents).toBe(0)
      }),
    )
  })

  it('never takes longer or costs more with extra payments', () => {
    fc.assert(
      fc.property(loan, amount(1000), (of, extra) => {
        const [plain, faster] = [amortize(of), amortize(of, extra)]
        expect(faster.entries.length).toBeLessThanOrEqual(plain.entries.length)
        expect(faster.interestCents).toBeLessThanOrEqual(plain.interestCents)
      }),
    )
  })

  it('has an APR with fee that repays the amount received', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 50 }), (of, percent) => {
        const fee = (of.principalCents * percent) / 100
        const apr = aprWithFee(of, fee) ?? 0
        expect(apr).toBeGreaterThanOrEqual(of.annualRate)
        const repaid = levelPayment({ ...of, principalCents: of.principalCents - fee, annualRate: apr })
        expect(repaid / levelPayment(of)).toBeCloseTo(1, 5)
      }),
    )
  })
})
