import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  breakEvenYear,
  compareHomes,
  costOfBuying,
  costOfRenting,
  firstMonthCents,
  type HomePlan,
} from '../../../src/core/finance/rentOrBuy'
import { balanceAfter, levelPayment } from '../../../src/core/finance/loan'
import { amount, cents, dollars, rate, some } from './amounts'

describe('the rent-or-buy example', () => {
  const home: HomePlan = {
    priceCents: cents(180_000),
    downPaymentCents: cents(9000),
    closingCents: cents(5400),
    annualRate: 0.07,
    loanYears: 30,
    runningMonthlyCents: cents(240 + 130 + 150),
    runningGrowthRate: 0.03,
    mortgageInsuranceRate: 0.007,
    homeGrowthRate: 0.03,
    sellingRate: 0.07,
  }
  const rent = { rentCents: cents(1250), insuranceCents: cents(15), rentGrowthRate: 0.03 }

  it('costs $1,757.42 a month to buy', () => {
    expect(dollars(firstMonthCents(home))).toBe(1757.42)
  })

  it.each([
    [3, 17_519.39, 60_714.84, 46_903.5],
    [5, 33_097.46, 88_676.58, 80_537.04],
    [7, 50_018.81, 116_138.01, 116_196.93],
    [10, 78_232.43, 156_192.25, 173_758.19],
  ])('after %d years: sale $%d, buying cost $%d, renting cost $%d', (years, proceeds, buying, renting) => {
    const cost = costOfBuying(home, years)
    expect(dollars(cost.proceedsCents)).toBe(proceeds)
    expect(dollars(cost.costCents)).toBe(buying)
    expect(dollars(costOfRenting(rent, years))).toBe(renting)
  })
})

describe('the rent-or-buy example with earning savings', () => {
  const home: HomePlan = {
    priceCents: cents(180_000),
    downPaymentCents: cents(9000),
    closingCents: cents(5400),
    annualRate: 0.07,
    loanYears: 30,
    runningMonthlyCents: cents(240 + 130 + 150),
    runningGrowthRate: 0.03,
    mortgageInsuranceRate: 0.007,
    homeGrowthRate: 0.03,
    sellingRate: 0.07,
  }
  const rent = { rentCents: cents(1250), insuranceCents: cents(15), rentGrowthRate: 0.03 }

  it.each([
    [0, 7],
    [0.03, 10],
    [0.04, 11],
    [0.05, 12],
    [0.07, 18],
  ])('breaks even at %d after %d years', (savingsRate, years) => {
    expect(breakEvenYear(home, rent, savingsRate, 40)).toBe(years)
  })

  it('lets buying cost $809.55 more after 10 years at 4%', () => {
    const { buyingCents, rentingCents, renterEarnsCents, buyerEarnsCents } = compareHomes(home, rent, 0.04, 10)
    expect(dollars(buyingCents - rentingCents)).toBe(809.55)
    expect(dollars(renterEarnsCents)).toBe(18_375.49)
    expect(buyerEarnsCents).toBe(0)
  })
})

describe('any rent-or-buy case', () => {
  const home: fc.Arbitrary<HomePlan> = fc
    .record({
      priceCents: some(1_000_000),
      down: fc.integer({ min: 0, max: 100 }),
      closingCents: amount(30_000),
      annualRate: rate(15),
      loanYears: fc.integer({ min: 5, max: 30 }),
      runningMonthlyCents: amount(3000),
      runningGrowthRate: rate(6),
      mortgageInsuranceRate: rate(2),
      homeGrowthRate: rate(8).map((growth) => growth - 0.02),
      sellingRate: rate(12),
    })
    .map(({ down, ...plan }) => ({ ...plan, downPaymentCents: Math.round((plan.priceCents * down) / 100) }))

  it('has buying costs that add up, and finally no loan', () => {
    fc.assert(
      fc.property(home, fc.integer({ min: 1, max: 40 }), (of, years) => {
        const cost = costOfBuying(of, years)
        expect(cost.startCents + cost.paidCents - cost.proceedsCents).toBe(cost.costCents)
        if (years >= of.loanYears) {
          const value = of.priceCents * (1 + of.homeGrowthRate) ** years * (1 - of.sellingRate)
          expect(Math.abs(cost.proceedsCents - value)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('never becomes cheaper with a higher mortgage rate or rising rent', () => {
    fc.assert(
      fc.property(home, rate(6), some(4000), fc.integer({ min: 1, max: 30 }), (of, growth, rentCents, years) => {
        const dearer = costOfBuying({ ...of, annualRate: of.annualRate + 0.01 }, years).costCents
        expect(dearer).toBeGreaterThanOrEqual(costOfBuying(of, years).costCents - 1)
        const flat = costOfRenting({ rentCents, insuranceCents: 0, rentGrowthRate: 0 }, years)
        expect(flat).toBe(12 * years * rentCents)
        expect(costOfRenting({ rentCents, insuranceCents: 0, rentGrowthRate: growth }, years)).toBeGreaterThanOrEqual(
          flat,
        )
      }),
    )
  })

  const tenancy = fc.record({ rentCents: amount(4000), insuranceCents: amount(50), rentGrowthRate: rate(6) })

  it('differs by the gap between both households at the end', () => {
    fc.assert(
      fc.property(home, tenancy, rate(12), fc.integer({ min: 1, max: 30 }), (of, rented, savingsRate, years) => {
        const { buying, buyingCents, rentingCents } = compareHomes(of, rented, savingsRate, years)
        // Each household keeps its own purse, month by month, from the same money.
        const month = (1 + savingsRate) ** (1 / 12)
        let gap = buying.startCents
        for (let n = 1; n <= years * 12; n += 1) {
          const year = Math.ceil(n / 12)
          const owned = costOfOneMonth(of, n)
          const rentNow = rented.rentCents * (1 + rented.rentGrowthRate) ** (year - 1) + rented.insuranceCents
          gap = gap * month + owned - rentNow
        }
        const size = Math.max(1, Math.abs(gap), Math.abs(buying.proceedsCents))
        expect((buyingCents - rentingCents) / size).toBeCloseTo((gap - buying.proceedsCents) / size, 6)
      }),
      { numRuns: 40 },
    )
  })

  it('keeps the costs at 0%, and never counts a loss', () => {
    fc.assert(
      fc.property(home, tenancy, rate(12), fc.integer({ min: 1, max: 30 }), (of, rented, savingsRate, years) => {
        const none = compareHomes(of, rented, 0, years)
        expect([none.buyerEarnsCents, none.renterEarnsCents].map(Math.abs)).toEqual([0, 0])
        expect(none.buyingCents).toBe(costOfBuying(of, years).costCents)
        expect(none.rentingCents).toBe(costOfRenting(rented, years))
        const earning = compareHomes(of, rented, savingsRate, years)
        expect(Math.min(earning.buyerEarnsCents, earning.renterEarnsCents)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })
})

/** What an owner pays in month n, counted from 1. */
function costOfOneMonth(home: HomePlan, n: number): number {
  const months = home.loanYears * 12
  const loan = { principalCents: home.priceCents - home.downPaymentCents, annualRate: home.annualRate, months }
  const running = home.runningMonthlyCents * (1 + home.runningGrowthRate) ** (Math.ceil(n / 12) - 1)
  if (n > months) return running
  const insured = balanceAfter(loan, n - 1) > 0.8 * home.priceCents
  return running + levelPayment(loan) + (insured ? (loan.principalCents * home.mortgageInsuranceRate) / 12 : 0)
}
