/** A range of the share of pay that is saved, and the employer's match for each dollar saved within that range. */
export interface MatchTier {
  /** The width of the range, as a fraction of the pay. */
  readonly share: number
  /** Dollars added for each dollar saved: 1 for a full match, 0.5 for half. */
  readonly matched: number
}

/**
 * What an employer adds in a year. The tiers are filled in order, and savings beyond the last tier are not matched.
 * Returns cents, not rounded.
 *
 * @param savedShare the worker's savings, as a fraction of the pay
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
