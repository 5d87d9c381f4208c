import { splitCents } from './cents'

/** The three uses of money in the 50/30/20 guideline; saving includes paying debt down faster than asked. */
export type Use = 'needs' | 'wants' | 'saving'
export const uses: readonly Use[] = ['needs', 'wants', 'saving']

export interface PlannedLine {
  readonly use: Use
  readonly cents: number
}

export interface UseOfMoney {
  readonly use: Use
  /** By the split. */
  readonly splitCents: number
  /** By the lines. */
  readonly plannedCents: number
  /** Of the income, as a fraction. */
  readonly plannedShare: number
}

export interface Budget {
  readonly byUse: readonly UseOfMoney[]
  readonly plannedCents: number
  /** Income without a job yet; below zero when more is planned than comes in. */
  readonly leftCents: number
}

/**
 * A month's plan beside the split of the income. The three parts of the split add up to the income, to the cent.
 *
 * @param splitPercents for needs, wants and saving; they add up to 100.
 */
export function planBudget(
  incomeCents: number,
  splitPercents: readonly [needs: number, wants: number, saving: number],
  lines: readonly PlannedLine[],
): Budget {
  const split = splitCents(incomeCents, splitPercents)
  const byUse = uses.map((use, index) => {
    const plannedCents = lines.reduce((sum, line) => sum + (line.use === use ? line.cents : 0), 0)
    const plannedShare = incomeCents > 0 ? plannedCents / incomeCents : 0
    return { use, splitCents: split[index] ?? 0, plannedCents, plannedShare }
  })
  const plannedCents = byUse.reduce((sum, use) => sum + use.plannedCents, 0)
  return { byUse, plannedCents, leftCents: incomeCents - plannedCents }
}
