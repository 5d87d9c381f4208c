import { ceilCents, HALF_CENT, roundCents } from './cents'

/** Savings that grow, with equal deposits at the end of each period. */
export interface Savings {
  readonly startCents: number
  /** The amount of one deposit. */
  readonly depositCents: number
  readonly depositsPerYear: number
  /** Effective yearly growth as a fraction: 0.04 for an annual percentage yield (APY) of 4%. */
  readonly annualRate: number
}

/**
 * The effective yearly growth from a yearly rate if interest is added several times a year (the APY in Regulation DD,
 * Appendix A): (1 + r / n)ⁿ − 1.
 */
export function effectiveRate(nominalRate: number, timesPerYear: number): number {
  return Math.expm1(timesPerYear * Math.log1p(nominalRate / timesPerYear))
}

/** Growth above inflation (the Fisher equation): (1 + r) / (1 + inflation) − 1. */
export function realRate(annualRate: number, inflationRate: number): number {
  return (1 + annualRate) / (1 + inflationRate) - 1
}

/** The value of a future amount in today's cents: amount / (1 + inflation)^years. Not rounded. */
export function inTodaysCents(cents: number, inflationRate: number, years: number): number {
  return cents / (1 + inflationRate) ** years
}

/** The number of years in which money doubles: ln 2 / ln(1 + r). Infinite without growth. */
export function yearsToDouble(annualRate: number): number {
  return annualRate > 0 ? Math.LN2 / Math.log1p(annualRate) : Number.POSITIVE_INFINITY
}

/** The rate of one period that compounds to the yearly rate: (1 + r)^(1/n) − 1. */
function periodRate(annualRate: number, periodsPerYear: number): number {
  return Math.expm1(Math.log1p(annualRate) / periodsPerYear)
}

/** The value of n deposits of one cent at rate i per period: ((1 + i)ⁿ − 1) / i, and n without growth. */
function depositFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate
}

/**
 * The future value: start × (1 + r)^years + deposit × ((1 + i)ⁿ − 1) / i. Here i is the rate of one period and n is the
 * number of deposits. For part of a period, the same part of a deposit is added.
 *
 * @returns cents, not rounded
 */
export function futureValue({ startCents, depositCents, depositsPerYear, annualRate }: Savings, years: number): number {
  const rate = periodRate(annualRate, depositsPerYear)
  return startCents * (1 + annualRate) ** years + depositCents * depositFactor(rate, years * depositsPerYear)
}

/** The starting amount plus all deposits, without growth, in cents. Not rounded. */
export function putIn({ startCents, depositCents, depositsPerYear }: Savings, years: number): number {
  return startCents + depositCents * depositsPerYear * years
}

/**
 * The deposit needed to reach a goal with a given number of deposits. This is the future value, solved for the deposit.
 *
 * @param deposits a whole number, at least 1
 * @returns whole cents, rounded up so that the goal is reached; 0 if the starting amount is enough
 */
export function depositForGoal(plan: Omit<Savings, 'depositCents'>, goalCents: number, deposits: number): number {
  const missing = goalCents - plan.startCents * (1 + plan.annualRate) ** (deposits / plan.depositsPerYear)
  if (missing < HALF_CENT) return 0
  return ceilCents(missing / depositFactor(periodRate(plan.annualRate, plan.depositsPerYear), deposits))
}

/**
 * The number of deposits needed to reach a goal. This is the future value, solved for n: ln((goal × i + d) / (start × i
 * + d)) / ln(1 + i).
 *
 * @returns a whole number; undefined when it takes more than 100 years or never happens
 */
export function depositsToGoal(plan: Savings, goalCents: number): number | undefined {
  const { startCents, depositCents, depositsPerYear, annualRate } = plan
  if (startCents >= goalCents) return 0
  const rate = periodRate(annualRate, depositsPerYear)
  const exact =
    rate === 0
      ? (goalCents - startCents) / depositCents
      : Math.log((goalCents * rate + depositCents) / (startCents * rate + depositCents)) / Math.log1p(rate)
  if (!(exact <= 100 * depositsPerYear)) return undefined
  const near = Math.max(1, Math.round(exact))
  // If a whole number of deposits reaches the goal to the cent, no further deposit is needed.
  const isMet = roundCents(futureValue(plan, near / depositsPerYear)) >= goalCents
  return isMet ? near : Math.ceil(exact)
}
