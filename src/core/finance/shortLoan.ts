/** A loan that is paid back in one payment, with its fee. */
export interface ShortLoan {
  readonly amountCents: number
  readonly feeCents: number
  readonly days: number
}

/**
 * The annual percentage rate: fee / amount × 365 / days (Regulation Z, Appendix J, for a single payment). This rate can
 * be compared with the rate on any other loan.
 *
 * @returns a fraction
 */
export function shortLoanRate({ amountCents, feeCents, days }: ShortLoan): number {
  return ((feeCents / amountCents) * 365) / days
}
