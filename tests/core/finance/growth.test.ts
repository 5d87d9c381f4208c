import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundCents } from '../../../src/core/finance/cents'
import {
  depositForGoal,
  depositsToGoal,
  effectiveRate,
  futureValue,
  inTodaysCents,
  putIn,
  realRate,
  yearsToDouble,
} from '../../../src/core/finance/growth'
import { amount, cents, dollars, rate, some } from './amounts'

const monthly = (depositDollars: number, annualRate: number, startDollars = 0) => ({
  startCents: cents(startDollars),
  depositCents: cents(depositDollars),
  depositsPerYear: 12,
  annualRate,
})

describe('growth', () => {
  it.each([
    [100, 0.04, 10, 14_669.59],
    [100, 0.07, 10, 17_105.17],
    [100, 0.04, 20, 36_384.17],
    [100, 0.07, 20, 50_753.64],
    [100, 0.04, 30, 68_527.06],
    [100, 0.07, 30, 116_945.26],
    [100, 0.04, 40, 116_106.38],
    [100, 0.07, 40, 247_154.2],
    [50, 0.05, 18, 17_262.84],
    [150, 0.07, 42, 428_294.35],
    [150, 0.04, 42, 192_109.83],
    [150, 0.07, 27, 138_319.78],
    [150, 0.04, 27, 86_294.36],
    [200, 0.07 - 0.0005, 30, 231_746.71],
    [200, 0.07 - 0.005, 30, 213_405.26],
    [200, 0.07 - 0.01, 30, 194_902.59],
    [200, 0.07 - 0.015, 30, 178_185.13],
  ])('of $%d a month at %d for %d years gives $%d', (deposit, rate, years, result) => {
    expect(dollars(futureValue(monthly(deposit, rate), years))).toBe(result)
  })

  it.each([
    [1, 0.04, 1325.33],
    [5, 0.04, 7178.42],
    [1, 0, 1300],
    [5, 0, 6500],
  ])('of $25 a week for %d years at %d gives $%d', (years, annualRate, result) => {
    const savings = { startCents: 0, depositCents: 2500, depositsPerYear: 52, annualRate }
    expect(dollars(futureValue(savings, years))).toBe(result)
  })

  it.each([
    [1000, 0.05, 10, 1628.89],
    [1000, 0.05, 20, 2653.3],
    [1000, 0.04, 10, 1480.24],
    [1000, 0.07, 18, 3379.93],
    [10_000, 0.07 - 0.0005, 30, 75_062.61],
    [10_000, 0.07 - 0.01, 30, 57_434.91],
    [5000, 0.07, 37, 61_118.09],
  ])('of $%d at %d for %d years without deposits gives $%d', (start, rate, years, result) => {
    expect(dollars(futureValue(monthly(0, rate, start), years))).toBe(result)
  })

  it('helps Ana, an early saver, more than Ben, a later one', () => {
    const atThirty = futureValue(monthly(100, 0.07), 10)
    expect(dollars(futureValue({ ...monthly(0, 0.07), startCents: atThirty }, 30))).toBe(130_208.94)
    expect(dollars(futureValue(monthly(100, 0.07), 30))).toBe(116_945.26)
    expect(dollars(putIn(monthly(100, 0.07), 10))).toBe(12_000)
    expect(dollars(putIn(monthly(100, 0.07), 30))).toBe(36_000)
  })

  it('is higher at the same rate with monthly interest', () => {
    expect(dollars(futureValue(monthly(0, effectiveRate(0.05, 12), 1000), 10))).toBe(1647.01)
    expect(effectiveRate(0.048, 12)).toBeCloseTo(0.04907, 5)
  })

  it('is lower after inflation', () => {
    expect(dollars(inTodaysCents(cents(1000), 0.03, 10))).toBe(744.09)
    expect(dollars(inTodaysCents(futureValue(monthly(0, 0.04, 1000), 10), 0.03, 10))).toBe(1101.44)
    expect(realRate(0.04, 0.03)).toBeCloseTo(0.00971, 5)
    expect(realRate(0.1, 0.03)).toBeCloseTo(0.068, 3)
    expect(realRate(0.07, 0.03)).toBeCloseTo(0.0388, 4)
  })

  it('doubles money at 6% in 11.9 years', () => {
    expect(yearsToDouble(0.06)).toBeCloseTo(11.9, 1)
    expect(yearsToDouble(0)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('a savings goal', () => {
  const at = (depositsPerYear: number, annualRate = 0) => ({ startCents: 0, depositsPerYear, annualRate })

  it('of $1,200 needs $120 a month or $57.15 on 21 paydays', () => {
    expect(dollars(depositForGoal(at(12), cents(1200), 10))).toBe(120)
    expect(dollars(depositForGoal(at(26), cents(1200), 21))).toBe(57.15)
    expect(dollars(depositForGoal(at(12), cents(1000), 3))).toBe(333.34)
    expect(dollars(depositForGoal(at(52), cents(1200), 4))).toBe(300)
  })

  it.each([
    [1200, 80, 15],
    [780, 130, 6],
    [600, 50, 12],
    [500, 40, 13],
  ])('of $%d at $%d takes %d deposits', (goal, deposit, count) => {
    expect(depositsToGoal({ ...at(12), depositCents: cents(deposit) }, cents(goal))).toBe(count)
  })

  it('needs $464.47 a month from 40 instead of $150 from 25', () => {
    const goal = roundCents(futureValue(monthly(150, 0.07), 42))
    expect(dollars(depositForGoal(at(12, 0.07), goal, 27 * 12))).toBe(464.47)
  })
})

describe('any savings', () => {
  const savings = fc.record({
    startCents: amount(1_000_000),
    depositCents: amount(10_000),
    depositsPerYear: fc.constantFrom(12, 26, 52),
    annualRate: rate(20),
  })
  const years = fc.integer({ min: 1, max: 60 })

  it('equal the deposits without a rate, and never less with one', () => {
    fc.assert(
      fc.property(savings, years, (plan, time) => {
        expect(futureValue({ ...plan, annualRate: 0 }, time)).toBeCloseTo(putIn(plan, time), 3)
        expect(futureValue(plan, time)).toBeGreaterThanOrEqual(putIn(plan, time) - 1)
      }),
    )
  })

  it('grow with the rate, without a jump at zero', () => {
    fc.assert(
      fc.property(savings, years, (plan, time) => {
        const more = futureValue({ ...plan, annualRate: plan.annualRate + 0.001 }, time)
        expect(more).toBeGreaterThanOrEqual(futureValue(plan, time))
        const nearZero = futureValue({ ...plan, annualRate: 1e-12 }, time)
        expect(nearZero / Math.max(1, putIn(plan, time))).toBeCloseTo(putIn(plan, time) === 0 ? 0 : 1, 6)
      }),
    )
  })

  it('give the same result when computed step by step', () => {
    fc.assert(
      fc.property(savings, fc.integer({ min: 1, max: 10 }), (plan, time) => {
        const step = (1 + plan.annualRate) ** (1 / plan.depositsPerYear)
        let balance = plan.startCents
        for (let n = 0; n < time * plan.depositsPerYear; n += 1) balance = balance * step + plan.depositCents
        expect(futureValue(plan, time) / Math.max(1, balance)).toBeCloseTo(balance === 0 ? 0 : 1, 8)
      }),
    )
  })

  it('reach a goal with the last deposit, without a spare cent', () => {
    fc.assert(
      fc.property(savings, some(1_000_000), fc.integer({ min: 1, max: 3000 }), (plan, goal, deposits) => {
        const depositCents = depositForGoal(plan, goal, deposits)
        const time = deposits / plan.depositsPerYear
        expect(Number.isInteger(depositCents)).toBe(true)
        expect(roundCents(futureValue({ ...plan, depositCents }, time))).toBeGreaterThanOrEqual(goal)
        if (depositCents > 0) {
          expect(futureValue({ ...plan, depositCents: depositCents - 1 }, time)).toBeLessThan(goal)
        }
      }),
    )
  })

  it('need exactly the counted number of deposits', () => {
    fc.assert(
      fc.property(savings, some(100_000), (plan, goal) => {
        const count = depositsToGoal(plan, goal)
        const after = (n: number): number => futureValue(plan, n / plan.depositsPerYear)
        if (count === undefined) {
          expect(roundCents(after(100 * plan.depositsPerYear))).toBeLessThanOrEqual(goal)
          return
        }
        if (count > 0) expect(after(count - 1)).toBeLessThan(goal)
        expect(after(count)).toBeGreaterThan(goal - 1)
      }),
    )
  })

  it('never reach a goal without deposits and growth', () => {
    const idle = { startCents: 100, depositCents: 0, depositsPerYear: 12, annualRate: 0 }
    expect(depositsToGoal(idle, 200)).toBeUndefined()
    expect(depositsToGoal(idle, 100)).toBe(0)
  })

  it('favor more frequent interest, and a real rate undoes inflation', () => {
    fc.assert(
      fc.property(rate(30), rate(15), (nominal, inflation) => {
        expect(effectiveRate(nominal, 1)).toBeCloseTo(nominal, 12)
        expect(effectiveRate(nominal, 12)).toBeGreaterThanOrEqual(effectiveRate(nominal, 1) - 1e-15)
        expect((1 + realRate(nominal, inflation)) * (1 + inflation)).toBeCloseTo(1 + nominal, 12)
      }),
    )
  })
})
