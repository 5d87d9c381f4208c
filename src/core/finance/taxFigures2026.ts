/** A filing status. Married couples who file separately have different limits and are not covered. */
export type FilingStatus = 'single' | 'joint' | 'head'

interface Bracket {
  /** The highest taxable income in this bracket, in whole dollars; infinite for the last bracket. */
  readonly upToDollars: number
  readonly percent: number
}

export interface TaxFigures {
  readonly year: number
  readonly brackets: Readonly<Record<FilingStatus, readonly Bracket[]>>
  readonly standardDeductionDollars: Readonly<Record<FilingStatus, number>>
  readonly socialSecurity: { readonly percent: number; readonly wageLimitDollars: number }
  readonly medicare: {
    readonly percent: number
    readonly addedPercent: number
    readonly addedAboveDollars: Readonly<Record<FilingStatus, number>>
  }
  /** The most that a worker may contribute to a 401(k) or 403(b) in the year, by age. */
  readonly workplacePlanDollars: { readonly under50: number; readonly from50: number; readonly from60To63: number }
}

/**
 * Figures of tax year 2026, the only dated numbers in this folder. Check them each fall.
 *
 * - Brackets and standard deductions: IRS Revenue Procedure 2025-32 (with Public Law 119-21).
 * - Social Security wage limit: Social Security Administration, contribution and benefit base for 2026.
 * - Limits of workplace plans: IRS Notice 2025-67 ($24,500, plus $8,000 at 50 or older, or $11,250 from 60 to 63).
 * - Rates of Social Security and Medicare: Internal Revenue Code, section 3101, with the additional Medicare tax.
 */
export const taxFigures2026: TaxFigures = {
  year: 2026,
  brackets: {
    single: [
      { upToDollars: 12_400, percent: 10 },
      { upToDollars: 50_400, percent: 12 },
      { upToDollars: 105_700, percent: 22 },
      { upToDollars: 201_775, percent: 24 },
      { upToDollars: 256_225, percent: 32 },
      { upToDollars: 640_600, percent: 35 },
      { upToDollars: Number.POSITIVE_INFINITY, percent: 37 },
    ],
    joint: [
      { upToDollars: 24_800, percent: 10 },
      { upToDollars: 100_800, percent: 12 },
      { upToDollars: 211_400, percent: 22 },
      { upToDollars: 403_550, percent: 24 },
      { upToDollars: 512_450, percent: 32 },
      { upToDollars: 768_700, percent: 35 },
      { upToDollars: Number.POSITIVE_INFINITY, percent: 37 },
    ],
    head: [
      { upToDollars: 17_700, percent: 10 },
      { upToDollars: 67_450, percent: 12 },
      { upToDollars: 105_700, percent: 22 },
      { upToDollars: 201_750, percent: 24 },
      { upToDollars: 256_200, percent: 32 },
      { upToDollars: 640_600, percent: 35 },
      { upToDollars: Number.POSITIVE_INFINITY, percent: 37 },
    ],
  },
  standardDeductionDollars: { single: 16_100, joint: 32_200, head: 24_150 },
  socialSecurity: { percent: 6.2, wageLimitDollars: 184_500 },
  medicare: {
    percent: 1.45,
    addedPercent: 0.9,
    addedAboveDollars: { single: 200_000, joint: 250_000, head: 200_000 },
  },
  workplacePlanDollars: { under50: 24_500, from50: 32_500, from60To63: 35_750 },
}
