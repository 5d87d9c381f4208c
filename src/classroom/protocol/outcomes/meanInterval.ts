/**
 * Role: the mean of some numbers with the interval that holds the true mean in 95 of 100 cases (Student's t).
 * Guarantee: needs only sums, so that sums of several classes can be added first.
 * Must not: give an interval for fewer than two numbers.
 */
export interface Sums {
  /** How many numbers. */
  readonly n: number
  readonly sum: number
  readonly sumOfSquares: number
}

export interface MeanInterval {
  readonly mean: number
  /** The 95% interval; undefined for fewer than two numbers. */
  readonly interval: readonly [low: number, high: number] | undefined
  /** The standard deviation of the numbers; 0 if all are equal. */
  readonly spread: number
}

/** Undefined for no numbers. */
export function meanInterval({ n, sum, sumOfSquares }: Sums): MeanInterval | undefined {
  if (n < 1) return undefined
  const mean = sum / n
  if (n < 2) return { mean, interval: undefined, spread: 0 }
  const spread = Math.sqrt(Math.max(0, sumOfSquares - n * mean * mean) / (n - 1))
  const reach = (tQuantile(n - 1) * spread) / Math.sqrt(n)
  return { mean, interval: [mean - reach, mean + reach], spread }
}

const FIRST_QUANTILES = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622] as const
/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964

/**
 * The 97.5% quantile of Student's t. From 10 degrees of freedom on, a series of Cornish and Fisher is exact to 4 digits.
 */
export function tQuantile(freedom: number): number {
  const listed = FIRST_QUANTILES[freedom - 1]
  if (listed !== undefined) return listed
  const first = (Z ** 3 + Z) / 4
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}
