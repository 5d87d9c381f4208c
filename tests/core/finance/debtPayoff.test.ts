import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Debt, firstToClear, payOff } from '../../../src/core/finance/debtPayoff'
import { amount, cents, dollars, rate, some, sum } from './amounts'

describe('debts', () => {
  const debt = (balance: number, annualRate: number, minimum: number): Debt => ({
    balanceCents: cents(balance),
    annualRate,
    minimumCents: cents(minimum),
  })
  const three = [debt(400, 0, 40), debt(2400, 0.2699, 72), debt(1500, 0.12, 60)]
  const four = [debt(1200, 0.2499, 35), debt(600, 0.2999, 25), debt(900, 0, 50), debt(3500, 0.12, 117)]

  it.each([
    [three, 272, 'avalanche', 19, 689.42],
    [three, 272, 'snowball', 20, 873.41],
    [four, 300, 'avalanche', 24, 901.8],
    [four, 300, 'snowball', 24, 952.33],
  ] as const)('are paid off as computed in example %#', (debts, budget, order, months, interest) => {
    const payoff = payOff(debts, cents(budget), order)
    if (payoff.kind === 'never') throw new Error('It ends.')
    expect(payoff.months).toHaveLength(months)
    expect(dollars(payoff.interestCents)).toBe(interest)
  })

  it('that get the extra money first are paid off first', () => {
    expect(firstToClear(four, 'avalanche')).toBe(1)
    expect(firstToClear(four, 'snowball')).toBe(1)
    expect(firstToClear(three, 'avalanche')).toBe(1)
    expect(firstToClear(three, 'snowball')).toBe(0)
    expect(firstToClear([debt(0, 0.3, 0), debt(10, 0.1, 5)], 'snowball')).toBe(1)
    expect(firstToClear([], 'avalanche')).toBeUndefined()
  })

  it('are paid off in the given order', () => {
    const order = (kind: 'avalanche' | 'snowball') => {
      const payoff = payOff(four, cents(300), kind)
      const names = ['Card A', 'Store B', 'Medical C', 'Loan D'].map((name, index) => ({ name, index }))
      if (payoff.kind === 'never') return []
      return names
        .sort((a, b) => (payoff.clearedInMonth[a.index] ?? 0) - (payoff.clearedInMonth[b.index] ?? 0))
        .map(({ name }) => name)
    }
    expect(order('avalanche')).toEqual(['Store B', 'Card A', 'Medical C', 'Loan D'])
    expect(order('snowball')).toEqual(['Store B', 'Medical C', 'Card A', 'Loan D'])
  })

  it.each([
    [1, 4096.98, 4096.98],
    [3, 3681.56, 3688.36],
    [12, 1643.13, 1748.17],
    [18, 92.49, 271.19],
    [19, 0, 5.29],
  ])('after month %d leave $%d by avalanche and $%d by snowball', (month, avalanche, snowball) => {
    const left = (order: 'avalanche' | 'snowball') => {
      const payoff = payOff(three, cents(272), order)
      return payoff.kind === 'paid' ? dollars(payoff.months[month - 1]?.balanceCents ?? 0) : undefined
    }
    expect([left('avalanche'), left('snowball')]).toEqual([avalanche, snowball])
  })
})

describe('paying off debts', () => {
  const debt: fc.Arbitrary<Debt> = fc.record({
    balanceCents: some(20_000),
    annualRate: rate(40),
    minimumCents: fc.integer({ min: 500, max: 20_000 }),
  })
  const debts = fc.array(debt, { minLength: 1, maxLength: 6 })
  const minimums = (list: readonly Debt[]): number => sum(list.map(({ minimumCents }) => minimumCents))

  it('never overpays, stays within the budget, and adds up', () => {
    fc.assert(
      fc.property(
        debts,
        amount(1000),
        fc.constantFrom('avalanche' as const, 'snowball' as const),
        (list, extra, order) => {
          const budget = minimums(list) + extra
          const payoff = payOff(list, budget, order)
          if (payoff.kind === 'never') return
          const start = sum(list.map(({ balanceCents }) => balanceCents))
          let before = { balanceCents: start, interestSoFarCents: 0 }
          payoff.months.forEach((month, index) => {
            expect(month.balanceCents).toBeGreaterThanOrEqual(0)
            expect(month.interestSoFarCents).toBeGreaterThanOrEqual(before.interestSoFarCents)
            const paid = before.balanceCents - month.balanceCents + month.interestSoFarCents - before.interestSoFarCents
            expect(paid).toBeLessThanOrEqual(budget + 2)
            if (index < payoff.months.length - 1) expect(paid).toBeGreaterThanOrEqual(budget - 2 - list.length)
            before = month
          })
          expect(before).toEqual({ balanceCents: 0, interestSoFarCents: payoff.interestCents })
          expect(Math.max(...payoff.clearedInMonth)).toBe(payoff.months.length)
        },
      ),
    )
  })

  it('never costs more by avalanche than by snowball', () => {
    fc.assert(
      fc.property(debts, amount(1000), (list, extra) => {
        const budget = minimums(list) + extra
        const [avalanche, snowball] = [payOff(list, budget, 'avalanche'), payOff(list, budget, 'snowball')]
        if (snowball.kind === 'never') return
        if (avalanche.kind === 'never') throw new Error('Snowball ends and avalanche does not.')
        expect(avalanche.interestCents).toBeLessThanOrEqual(snowball.interestCents + 1)
      }),
      { numRuns: 400 },
    )
  })

  it('treats one debt as a loan, and adds nothing without rates', () => {
    fc.assert(
      fc.property(debts, (list) => {
        const free = list.map((one) => ({ ...one, annualRate: 0, minimumCents: one.minimumCents + 10_000 }))
        const payoff = payOff(free, minimums(free), 'snowball')
        expect(payoff.kind === 'paid' && payoff.interestCents).toBe(0)
        const [only] = list
        if (only === undefined) return
        const alone = [payOff([only], only.minimumCents, 'avalanche'), payOff([only], only.minimumCents, 'snowball')]
        expect(alone[0]).toEqual(alone[1])
      }),
    )
  })

  it('reports when the payments do not cover the interest', () => {
    const deep = [{ balanceCents: 1_000_000, annualRate: 0.3, minimumCents: 1000 }]
    expect(payOff(deep, 1000, 'avalanche')).toEqual({ kind: 'never' })
    expect(payOff([], 0, 'snowball')).toMatchObject({ kind: 'paid', months: [], interestCents: 0 })
  })
})
