import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsOfSpending, projectRetirement } from '../../../src/core/finance/retirement'
import { amount, cents, rate } from './amounts'

describe('retirement savings', () => {
  it.each([
    [0.05, 355],
    [0, 187.5],
  ])('of $150,000 with $800 a month spent, at %d, last %d months', (rate, months) => {
    expect(monthsOfSpending(cents(150_000), cents(800), rate)).toBeCloseTo(months, 1)
  })

  it.each([
    [0.05, 29.6],
    [0.03, 21],
    [0, 15.6],
  ])('at %d last %d years', (rate, years) => {
    expect(monthsOfSpending(cents(150_000), cents(800), rate) / 12).toBeCloseTo(years, 1)
  })

  it('of $120,000 with $900 a month spent, without growth, last 133 months', () => {
    expect(Math.floor(monthsOfSpending(cents(120_000), cents(900), 0))).toBe(133)
  })
})

describe('any retirement plan', () => {
  const plan = fc.record({
    ageNow: fc.integer({ min: 18, max: 60 }),
    retireAt: fc.integer({ min: 61, max: 75 }),
    savedCents: amount(500_000),
    monthlyCents: amount(5000),
    annualRate: rate(10),
    feeRate: rate(2),
    inflationRate: rate(6),
    spendMonthlyCents: amount(10_000),
    laterRate: rate(8),
  })

  it('has no negative balance and lasts for the computed time', () => {
    fc.assert(
      fc.property(plan, (of) => {
        const course = projectRetirement(of)
        expect(course.points[0]).toEqual({ age: of.ageNow, balanceCents: of.savedCents, todaysCents: of.savedCents })
        expect(course.points.every(({ balanceCents, todaysCents }) => balanceCents >= 0 && todaysCents >= 0)).toBe(true)
        for (const { age, todaysCents } of course.points) {
          const months = (age - of.retireAt) * 12
          if (months > course.monthsCovered + 0.01) expect(todaysCents).toBe(0)
          if (months >= 0 && months < course.monthsCovered - 1 && of.spendMonthlyCents > 100) {
            expect(todaysCents).toBeGreaterThan(0)
          }
        }
      }),
    )
  })

  it('never gains from a fee, and keeps a dollar without inflation', () => {
    fc.assert(
      fc.property(plan, (of) => {
        const free = projectRetirement({ ...of, feeRate: 0, inflationRate: 0 })
        const dear = projectRetirement({ ...of, inflationRate: 0 })
        expect(dear.atRetirement.balanceCents).toBeLessThanOrEqual(free.atRetirement.balanceCents)
        for (const point of free.points) expect(point.todaysCents).toBe(point.balanceCents)
      }),
    )
  })

  it('lasts forever when growth pays for the spending', () => {
    expect(monthsOfSpending(10_000_000, 1000, 0.05)).toBe(Number.POSITIVE_INFINITY)
    expect(monthsOfSpending(10_000_000, 0, 0)).toBe(Number.POSITIVE_INFINITY)
    expect(monthsOfSpending(120_000, 1000, -0.01)).toBeLessThan(120)
  })
})
