import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBudget } from '../../../src/core/finance/budget'
import { fundStep } from '../../../src/core/finance/emergencyFund'
import { amount, cents, dollars, some, sum } from './amounts'

describe('a budget', () => {
  it.each([
    [
      [50, 30, 20],
      [1400, 840, 560],
    ],
    [
      [65, 20, 15],
      [1820, 560, 420],
    ],
  ] as const)('of $2,800 splits by %j into $%j', (split, parts) => {
    const budget = planBudget(cents(2800), split, [])
    expect(budget.byUse.map(({ splitCents }) => dollars(splitCents))).toEqual(parts)
  })

  it('gives every dollar a job in a zero-based plan', () => {
    const needs = [975, 210, 450, 340, 40, 120, 200]
    const wants = [130, 95, 30, 50]
    const saving = [100, 60]
    const lines = [
      ...needs.map((amount) => ({ use: 'needs' as const, cents: cents(amount) })),
      ...wants.map((amount) => ({ use: 'wants' as const, cents: cents(amount) })),
      ...saving.map((amount) => ({ use: 'saving' as const, cents: cents(amount) })),
    ]
    const budget = planBudget(cents(2800), [50, 30, 20], lines)
    expect(budget.leftCents).toBe(0)
    expect(budget.byUse[0]?.plannedShare).toBeCloseTo(0.834, 3)
    expect(dollars(budget.byUse[2]?.plannedCents ?? 0)).toBe(160)
  })

  it('leaves Maya $60', () => {
    const lines = [1450, 480, 310, 300].map((amount) => ({ use: 'needs' as const, cents: cents(amount) }))
    expect(dollars(planBudget(cents(2600), [50, 30, 20], lines).leftCents)).toBe(60)
  })
})

describe('an emergency fund', () => {
  it('of $500 takes 13 paychecks at $40 each', () => {
    expect(fundStep(cents(500), 0, cents(40)).deposits).toBe(13)
  })

  it.each([
    [1, 2100],
    [3, 6300],
    [6, 12_600],
  ])('for %d months of $2,100 is $%d', (months, target) => {
    expect(dollars(fundStep(months * cents(2100), 0, 0).toGoCents)).toBe(target)
  })
})

describe('a budget and a fund', () => {
  it('add up: uses to the plan, plan and rest to the income', () => {
    const line = fc.record({
      use: fc.constantFrom('needs' as const, 'wants' as const, 'saving' as const),
      cents: amount(5000),
    })
    fc.assert(
      fc.property(amount(20_000), fc.array(line), (income, lines) => {
        const budget = planBudget(income, [50, 30, 20], lines)
        expect(sum(budget.byUse.map(({ plannedCents }) => plannedCents))).toBe(budget.plannedCents)
        expect(budget.plannedCents + budget.leftCents).toBe(income)
        expect(sum(budget.byUse.map((use) => use.splitCents))).toBe(income)
      }),
    )
  })

  it('need exactly the number of deposits that closes the gap', () => {
    fc.assert(
      fc.property(amount(50_000), amount(50_000), some(1000), (target, saved, deposit) => {
        const step = fundStep(target, saved, deposit)
        expect(step.savedCents + step.toGoCents).toBe(target)
        const deposits = step.deposits ?? Number.NaN
        expect(deposits * deposit).toBeGreaterThanOrEqual(step.toGoCents)
        if (deposits > 0) expect((deposits - 1) * deposit).toBeLessThan(step.toGoCents)
      }),
    )
  })
})
