/** One size of the fund and the way to it. All amounts are whole cents; no interest is counted. */
export interface FundStep {
  readonly targetCents: number
  /** Never above the target. */
  readonly savedCents: number
  readonly toGoCents: number
  /** How many deposits close the gap, rounded up; undefined when nothing is put aside. */
  readonly deposits: number | undefined
}

/** The way to one target: to go = target − saved, deposits = to go / deposit, rounded up. */
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

/** How many months of essentials the savings cover. Infinite when nothing is essential. */
export function monthsCovered(savedCents: number, essentialsCents: number): number {
  return essentialsCents > 0 ? savedCents / essentialsCents : Number.POSITIVE_INFINITY
}
