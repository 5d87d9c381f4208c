import type { LineSeries } from '../../../ui/lineLayout'

/** One month in any plan that charges interest. */
interface InterestMonth {
  readonly interestSoFarCents: number
}

/** Readable steps for an axis in months. */
export const monthSteps = [1, 2, 3, 6, 12, 24, 36, 60, 120] as const

/** Readable steps for an axis in years. */
export const yearSteps = [1, 2, 5, 10, 20] as const

/** Longer plans are drawn in years. */
export function unitMonths(lastMonth: number): 1 | 12 {
  return lastMonth > 60 ? 12 : 1
}

/** Returns the interest paid so far in dollars, starting from zero. */
export function interestLine(
  label: string,
  endText: string,
  months: readonly InterestMonth[],
  unit: 1 | 12,
): LineSeries {
  const points = months.map(({ interestSoFarCents }, index) => ({ x: (index + 1) / unit, y: interestSoFarCents / 100 }))
  return { label, endText, points: [{ x: 0, y: 0 }, ...points] }
}
