import { splitCents } from './cents'

/** The three uses of money in the 50/30/20 guideline. Saving includes extra payments on debt. */
export type Use = 'needs' | 'wants' | 'saving'
export const uses: readonly Use[] = ['needs', 'wants', 'saving']

export interface PlannedLine {
  readonly use: Use
  readonly cents: number
}

export interface UseOfMoney {
  readonly use: Use
  /** The amount that the split assigns to this use. */
  readonly splitCents: number
  /** The sum of the planned lines of this use. */
  readonly plannedCents: number
  /** The planned amount as a fraction of the income. */
  readonly plannedShare: number
}

export interface Budget {
  readonly byUse: readonly UseOfMoney[]
  readonly plannedCents: number
  /** Income that isn't planned yet; below zero if the plan exceeds the income. */
  readonly leftCents: number
}

/**
 * Compares a month's plan with the split of the income. The three parts of the split add up exactly to the income.
 *
 * @param splitPercents for needs, wants and saving; they must add up to 100
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
