import { describe, expect, it } from 'vitest'
import { roundCents } from '../../../src/core/finance/cents'
import { payOff } from '../../../src/core/finance/debtPayoff'
import { bracketParts } from '../../../src/core/finance/incomeTax'
import { amortize } from '../../../src/core/finance/loan'
import { costOfBuying, costOfRenting } from '../../../src/core/finance/rentOrBuy'
import { takeHomePay } from '../../../src/core/finance/takeHomePay'
import { taxFigures2026 } from '../../../src/core/finance/taxFigures2026'
import * as borrowing from '../../../src/core/practice/borrowing'
import * as cards from '../../../src/core/practice/cards'
import * as later from '../../../src/core/practice/later'
import * as pay from '../../../src/core/practice/pay'
import * as saving from '../../../src/core/practice/saving'
import type { Recipe } from '../../../src/core/practice/skill'
import { skills } from '../../../src/screens/skill-practice/skills'
import * as taxes from '../../../src/core/practice/taxes'
import { SEED } from '../../seed/seed'

const SEEDS = 10_000

interface Check {
  readonly id: string
  readonly misses: () => readonly string[]
}

/**
 * The right answer of each skill, computed in a different way than the skill does: month by month, or by another
 * function of `finance`. It is in cents, months, percent or a count.
 *
 * @param within how far the two results may differ
 */
function check<Figures, Mistake extends string>(
  { id }: Recipe<Figures, Mistake>,
  answer: (figures: Figures) => number,
  within = 0,
): Check {
  const skill = skills.find((one) => one.id === id)
  if (skill === undefined) throw new Error(`No skill has the recipe ${id}`)
  const misses = (): readonly string[] => {
    const found: string[] = []
    for (let seed = SEED; seed < SEED + SEEDS; seed += 1) {
      const { figures, options } = skill.item(seed)
      const right = options.find(({ mistake }) => mistake === undefined)?.value ?? Number.NaN
      const expected = answer(figures as Figures)
      if (!(Math.abs(right - expected) <= within)) found.push(`seed ${seed}: ${right}, but ${expected}`)
    }
    return found.slice(0, 3)
  }
  return { id, misses }
}

/** Counts periods in a loop, without a formula. */
function stepByStep(times: number, start: number, step: (before: number, index: number) => number): number {
  return Array.from({ length: times }).reduce<number>((before, _, index) => step(before, index), start)
}

const taxOn = (cents: number): number =>
  roundCents(bracketParts(cents, 'single', taxFigures2026).reduce((sum, { taxCents }) => sum + taxCents, 0))

const single = { status: 'single', retirementCents: 0, premiumCents: 0, stateExemptYearCents: 0 } as const

const checks: readonly Check[] = [
  check(
    pay.payrollTaxes,
    ({ hourlyCents, hours }) => {
      const year = { ...single, grossCents: hourlyCents * hours, paychecksPerYear: 26, stateRate: 0 }
      const { socialSecurityCents, medicareCents } = takeHomePay(year, taxFigures2026)
      return socialSecurityCents + medicareCents
    },
    1,
  ),
  check(
    pay.takeHome,
    ({ grossCents, federalCents, payrollCents, stateRate }) =>
      grossCents - federalCents - payrollCents - roundCents(grossCents * stateRate),
  ),
  check(pay.budgetShare, ({ incomeCents, use }) =>
    roundCents((incomeCents * { needs: 50, wants: 30, saving: 20 }[use]) / 100),
  ),
  check(pay.planTotal, ({ priceCents, weeklyCents, weeks }) =>
    stepByStep(weeks, -priceCents, (sum) => sum + weeklyCents),
  ),
  check(saving.weeklySaving, ({ weeklyCents, forYears }) => stepByStep(52 * forYears, 0, (sum) => sum + weeklyCents)),
  check(
    saving.emergencyMonths,
    ({ savedCents, essentialsCents }) => Math.floor((savedCents / essentialsCents) * 10 + 0.5) / 10,
  ),
  check(
    saving.simpleInterest,
    ({ startCents, rate, forYears }) => stepByStep(forYears, 0, (sum) => sum + startCents * rate),
    0.5,
  ),
  check(
    saving.compoundInterest,
    ({ startCents, rate, forYears }) => stepByStep(forYears, startCents, (before) => before * (1 + rate)),
    0.51,
  ),
  check(
    saving.todaysMoney,
    ({ startCents, rate, forYears }) => stepByStep(forYears, startCents, (before) => before / (1 + rate)),
    50.1,
  ),
  check(saving.sinkingFund, ({ totalCents, savedCents, inMonths }) => (totalCents - savedCents) / inMonths, 0.51),
  check(borrowing.loanPayment, (loan) => amortize(loan).paymentCents),
  check(borrowing.loanCost, ({ principalCents, paymentCents, months }) =>
    stepByStep(months, -principalCents, (sum) => sum + paymentCents),
  ),
  check(cards.cardInterest, ({ balanceCents, annualRate }) => (balanceCents * annualRate) / 12, 0.51),
  check(
    cards.cardMinimum,
    ({ balanceCents, annualRate }) => Math.max(2500, balanceCents / 100 + (balanceCents * annualRate) / 12),
    0.51,
  ),
  check(cards.cardPayoff, ({ balanceCents, annualRate, paymentCents }) => {
    const alone = payOff([{ balanceCents, annualRate, minimumCents: paymentCents }], paymentCents, 'avalanche')
    return alone.kind === 'paid' ? alone.months.length : 0
  }),
  check(
    borrowing.shortLoan,
    // Interest at that rate for that many days equals the fee.
    ({ amountCents, feeCents, days }) => (feeCents / (amountCents * days)) * 365,
    0.005_01,
  ),
  check(borrowing.debtOrder, ({ debts, order }) => {
    // An extra amount just large enough to pay off one more debt in the first month pays off the right one.
    const cleared = debts.map((debt) => {
      const missing = debt.balanceCents * (1 + debt.annualRate / 12) - debt.minimumCents
      const monthly = debts.reduce((sum, { minimumCents }) => sum + minimumCents, Math.max(0, missing))
      const payoff = payOff(debts, monthly, order)
      return payoff.kind === 'paid' ? payoff.clearedInMonth : []
    })
    return debts.findIndex((_, position) => cleared[position]?.[position] === 1) + 1
  }),
  check(
    later.fundFee,
    ({ startCents, growthRate, feeRate, forYears }) =>
      stepByStep(forYears, startCents, (before) => before * (1 + growthRate)) -
      stepByStep(forYears, startCents, (before) => before * (1 + growthRate - feeRate)),
    50.1,
  ),
  check(later.breakEven, ({ fixedCents, priceCents, costCents }) => {
    let pieces = 0
    while (pieces * (priceCents - costCents) < fixedCents) pieces += 1
    return pieces
  }),
  check(pay.rentShare, ({ grossCents }) => grossCents * 0.3, 0.01),
  check(
    later.rentOrBuy,
    ({ home, rent, forYears }) => costOfBuying(home, forYears).costCents - costOfRenting(rent, forYears),
    200,
  ),
  check(
    later.retirementGrowth,
    ({ monthlyCents, rate, forYears }) =>
      stepByStep(12 * forYears, 0, (before) => before * (1 + rate) ** (1 / 12) + monthlyCents),
    51,
  ),
  check(
    later.matchOfEmployer,
    ({ payCents, savedShare, fullShare }) => payCents * fullShare + (payCents * (savedShare - fullShare)) / 2,
    0.51,
  ),
  check(taxes.incomeTaxOfYear, ({ wagesCents }) => taxOn(wagesCents - 1_610_000)),
  check(taxes.taxOnRaise, ({ taxableCents, raiseCents }) => {
    const room = 5_040_000 - taxableCents
    return roundCents(room * 0.12 + (raiseCents - room) * 0.22)
  }),
]

describe('another computation in finance gives the right option', () => {
  it.each(checks.map(({ id, misses }) => [id, misses] as const))('of %s', (_, misses) => {
    expect(misses()).toEqual([])
  })

  it('of every skill', () => {
    expect(checks.map(({ id }) => id).toSorted()).toEqual(skills.map(({ id }) => id).toSorted())
  })
})
