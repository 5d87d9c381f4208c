import { roundCents } from './cents'
import { futureValue, inTodaysCents, realRate } from './growth'

export interface RetirementPlan {
  readonly ageNow: number
  /** Must be above `ageNow`. */
  readonly retireAt: number
  readonly savedCents: number
  /**
   * The total that the worker and employer pay in at the end of each month. This amount doesn't change until
   * retirement.
   */
  readonly monthlyCents: number
  /** Effective yearly growth as a fraction, before the fee. */
  readonly annualRate: number
  /** The yearly cost of the funds as a fraction, subtracted from the growth. */
  readonly feeRate: number
  readonly inflationRate: number
  /** The amount spent each month after retirement, in today's cents. It rises with inflation. */
  readonly spendMonthlyCents: number
  /** Effective yearly growth after retirement, as a fraction, after the fee. */
  readonly laterRate: number
}

export interface RetirementPoint {
  readonly age: number
  /** In cents of that year. */
  readonly balanceCents: number
  readonly todaysCents: number
}

export interface RetirementCourse {
  /** One point for each birthday from `ageNow` to `LAST_AGE`; whole cents. */
  readonly points: readonly RetirementPoint[]
  readonly atRetirement: RetirementPoint
  /** How many months of spending the savings cover; infinite if growth covers the spending. */
  readonly monthsCovered: number
}

/** The age at which the projection ends. */
export const LAST_AGE = 100

/**
 * Projects the savings over the years. Until retirement, savings grow to the future value at the growth rate minus the
 * fee. After retirement, everything is in today's cents, with i as the monthly rate above inflation: balance × (1 + i)ⁿ
 * − spending × ((1 + i)ⁿ − 1) / i.
 */
export function projectRetirement(plan: RetirementPlan): RetirementCourse {
  const savingYears = plan.retireAt - plan.ageNow
  const todaysAtRetirement = inTodaysCents(growUntil(plan, plan.retireAt), plan.inflationRate, savingYears)
  const pointAt = (age: number): RetirementPoint => {
    const years = age - plan.ageNow
    const balance =
      age <= plan.retireAt
        ? growUntil(plan, age)
        : drawDown(todaysAtRetirement, plan, age - plan.retireAt) * (1 + plan.inflationRate) ** years
    return {
      age,
      balanceCents: roundCents(balance),
      todaysCents: roundCents(inTodaysCents(balance, plan.inflationRate, years)),
    }
  }
  const lastAge = Math.max(LAST_AGE, plan.retireAt)
  return {
    points: Array.from({ length: lastAge - plan.ageNow + 1 }, (_, year) => pointAt(plan.ageNow + year)),
    atRetirement: pointAt(plan.retireAt),
    monthsCovered: monthsOfSpending(todaysAtRetirement, plan.spendMonthlyCents, laterRealRate(plan)),
  }
}

/**
 * How many months a balance pays for: −ln(1 − balance × i / spending) / ln(1 + i), and balance / spending without
 * growth. Infinite if a month's growth covers its spending.
 *
 * @param annualRate effective, as a fraction; below zero when prices rise faster than the savings
 */
export function monthsOfSpending(balanceCents: number, spendMonthlyCents: number, annualRate: number): number {
  if (spendMonthlyCents <= 0) return Number.POSITIVE_INFINITY
  const rate = monthly(annualRate)
  if (rate === 0) return balanceCents / spendMonthlyCents
  const share = (balanceCents * rate) / spendMonthlyCents
  return share >= 1 ? Number.POSITIVE_INFINITY : -Math.log1p(-share) / Math.log1p(rate)
}

function growUntil(plan: RetirementPlan, age: number): number {
  const { savedCents, monthlyCents, annualRate, feeRate } = plan
  return futureValue(
    { startCents: savedCents, depositCents: monthlyCents, depositsPerYear: 12, annualRate: annualRate - feeRate },
    age - plan.ageNow,
  )
}

function drawDown(balanceCents: number, plan: RetirementPlan, years: number): number {
  const rate = monthly(laterRealRate(plan))
  const months = years * 12
  if (rate === 0) return Math.max(0, balanceCents - plan.spendMonthlyCents * months)
  const grown = Math.expm1(months * Math.log1p(rate))
  return Math.max(0, balanceCents * (1 + grown) - (plan.spendMonthlyCents * grown) / rate)
}

function laterRealRate(plan: RetirementPlan): number {
  return realRate(plan.laterRate, plan.inflationRate)
}

function monthly(annualRate: number): number {
  return Math.expm1(Math.log1p(annualRate) / 12)
}
