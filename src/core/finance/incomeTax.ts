import type { FilingStatus, TaxFigures } from './taxFigures2026'

/** The standard deduction, in cents. */
export function standardDeduction(figures: TaxFigures, status: FilingStatus): number {
  return figures.standardDeductionDollars[status] * 100
}

export interface BracketPart {
  readonly percent: number
  /** The part of the taxable income inside the bracket. */
  readonly insideCents: number
  /** In cents, not rounded. */
  readonly taxCents: number
}

/** The tax brackets that the taxable income falls into, lowest first. */
export function bracketParts(taxableCents: number, status: FilingStatus, figures: TaxFigures): readonly BracketPart[] {
  let fromCents = 0
  return figures.brackets[status].flatMap(({ upToDollars, percent }) => {
    const insideCents = Math.min(taxableCents, upToDollars * 100) - fromCents
    fromCents = upToDollars * 100
    return insideCents > 0 ? [{ percent, insideCents, taxCents: (insideCents * percent) / 100 }] : []
  })
}

/**
 * The federal income tax for a year: each bracket's rate on the part of the taxable income inside it. Cents, not
 * rounded.
 */
export function incomeTax(taxableCents: number, status: FilingStatus, figures: TaxFigures): number {
  return bracketParts(taxableCents, status, figures).reduce((sum, { taxCents }) => sum + taxCents, 0)
}

/** The tax rate on the next dollar, in percent; 0 while the income is below the standard deduction. */
export function marginalPercent(taxableCents: number, status: FilingStatus, figures: TaxFigures): number {
  if (taxableCents < 0) return 0
  return figures.brackets[status].find(({ upToDollars }) => taxableCents < upToDollars * 100)?.percent ?? 0
}

/** An employee's Social Security tax for a year, up to the wage limit. Cents, not rounded. */
export function socialSecurityTax(wagesCents: number, { socialSecurity }: TaxFigures): number {
  return (Math.min(wagesCents, socialSecurity.wageLimitDollars * 100) * socialSecurity.percent) / 100
}

/** An employee's Medicare tax for a year, including the additional tax on high wages. Cents, not rounded. */
export function medicareTax(wagesCents: number, status: FilingStatus, { medicare }: TaxFigures): number {
  const above = Math.max(0, wagesCents - medicare.addedAboveDollars[status] * 100)
  return (wagesCents * medicare.percent + above * medicare.addedPercent) / 100
}
