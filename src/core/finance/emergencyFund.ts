/** One size of the fund and the deposits to reach it. All amounts are in whole cents, without interest. */
export interface FundStep {
  readonly targetCents: number
  /** At most the target. */
  readonly savedCents: number
  readonly toGoCents: number
  /** How many deposits close the gap, rounded up; undefined when the deposit is 0. */
  readonly deposits: number | undefined
}

/** Computes the step for one target: `toGoCents` = target − saved, `deposits` = to go / deposit, rounded up. */
export function fundStep(targetCents: number, savedCents: number, depositCents: number): FundStep {
  const toGoCents = Math.max(0, targetCents - savedCents)
  const isOpen = toGoCents > 0
  return {
    targetCents,
    savedCents: Math.min(savedCents, targetCents),
    toGoCents,
    deposits: isOpen && depositCents <= 0 ? undefined : isOpen ? Math.ceil(toGoCents / depositCents) : 0,
  }
}

/** How many months of essentials the savings cover. Infinite when the essentials are 0. */
export function monthsOfEssentials(savedCents: number, essentialsCents: number): number {
  return essentialsCents > 0 ? savedCents / essentialsCents : Number.POSITIVE_INFINITY
}
