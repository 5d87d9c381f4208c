/** A loan that is paid back once, with its fee. */
export interface ShortLoan {
  readonly amountCents: number
  readonly feeCents: number
  readonly days: number
}

/**
 * The annual percentage rate: fee / amount × 365 / days (Regulation Z, Appendix J, for a single payment), so that it can
 * be laid beside the rate of any other loan.
 *
 * @returns a fraction
 */
export function shortLoanRate({ amountCents, feeCents, days }: ShortLoan): number {
  return ((feeCents / amountCents) * 365) / days
}
