import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestForDays, payFixed, payMinimum } from '../../../src/core/finance/creditCard'
import { monthsOfSpending } from '../../../src/core/finance/retirement'
import { amount, cents, dollars, rate, some } from './amounts'

describe('a credit card', () => {
  const card = { balanceCents: cents(2000), annualRate: 0.2215 }

  it('costs $36.41 for thirty days', () => {
    expect(dollars(interestForDays(card, 30))).toBe(36.41)
  })

  it('takes 140 months with minimum payments', () => {
    const course = payMinimum(card, { share: 0.01, floorCents: cents(25) })
    if (course.kind === 'never') throw new Error('It ends.')
    expect(course.months).toHaveLength(140)
    expect(dollars(course.interestCents)).toBe(2621.19)
    expect(dollars(course.firstPaymentCents)).toBe(56.92)
  })

  it.each([
    [75, 38, 779.05],
    [150, 16, 317.26],
  ])('with $%d a month takes %d months and costs $%d interest', (payment, months, interest) => {
    const course = payFixed(card, cents(payment))
    if (course.kind === 'never') throw new Error('It ends.')
    expect(course.months).toHaveLength(months)
    expect(dollars(course.interestCents)).toBe(interest)
  })
})

describe('any card debt', () => {
  const card = fc.record({ balanceCents: some(50_000), annualRate: rate(36) })

  it('shrinks every month until zero, or never ends', () => {
    fc.assert(
      fc.property(card, some(2000), (of, payment) => {
        const course = payFixed(of, payment)
        if (course.kind === 'never') {
          expect(monthsOfSpending(of.balanceCents, payment, (1 + of.annualRate / 12) ** 12 - 1)).toBeGreaterThan(1199)
          return
        }
        expect(course.months.at(-1)?.balanceCents).toBe(0)
        const balances = [of.balanceCents, ...course.months.map(({ balanceCents }) => balanceCents)]
        balances.slice(1).forEach((balance, index) => expect(balance).toBeLessThanOrEqual(balances[index] ?? 0))
      }),
    )
  })

  it('costs less with a higher payment, more with a higher rate', () => {
    fc.assert(
      fc.property(card, some(2000), amount(100), (of, payment, more) => {
        const [one, two] = [payFixed(of, payment), payFixed(of, payment + more)]
        if (one.kind === 'paid') expect(two.kind === 'paid' && two.interestCents <= one.interestCents).toBe(true)
        const dearer = payFixed({ ...of, annualRate: of.annualRate + 0.01 }, payment)
        if (one.kind === 'paid' && dearer.kind === 'paid') {
          expect(dearer.interestCents).toBeGreaterThanOrEqual(one.interestCents)
        }
      }),
    )
  })

  it('always ends with a minimum that pays a share of the balance', () => {
    fc.assert(
      fc.property(card, (of) => {
        const course = payMinimum(of, { share: 0.01, floorCents: 2500 })
        expect(course.kind).toBe('paid')
        if (course.kind === 'paid') expect(course.months.at(-1)?.balanceCents).toBe(0)
      }),
    )
  })

  it('never ends when the payment only covers the interest', () => {
    expect(payFixed({ balanceCents: 100_000, annualRate: 0.24 }, 2000)).toEqual({
      kind: 'never',
      firstPaymentCents: 2000,
      firstInterestCents: 2000,
    })
    expect(payMinimum({ balanceCents: 1_000_000, annualRate: 0.24 }, { share: 0, floorCents: 0 }).kind).toBe('never')
  })
})
