/** A part of the pay and what the employer adds to each dollar that is saved from it. */
export interface MatchTier {
  /** How wide it is, as a fraction of the pay. */
  readonly share: number
  /** 1 for a dollar on each dollar, 0.5 for half of one. */
  readonly matched: number
}

/**
 * What an employer adds in a year: the tiers are filled one after the other, and what is saved beyond the last is not
 * matched. Cents, not rounded.
 *
 * @param savedShare what the worker saves, as a fraction of the pay.
 */
export function employerMatch(payCents: number, savedShare: number, tiers: readonly MatchTier[]): number {
  let left = savedShare
  let matched = 0
  for (const tier of tiers) {
    const inTier = Math.min(left, tier.share)
    left -= inTier
    matched += inTier * tier.matched
  }
  return payCents * matched
}
