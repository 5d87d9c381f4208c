import { roundCents } from './cents'
import { incomeTax, marginalPercent, medicareTax, socialSecurityTax, standardDeduction } from './incomeTax'
import type { FilingStatus, TaxFigures } from './taxFigures2026'

export interface Pay {
  /** One paycheck before deductions. */
  readonly grossCents: number
  readonly paychecksPerYear: number
  readonly status: FilingStatus
  /**
   * The amount paid into a traditional workplace plan from each paycheck, before income tax but after Social Security
   * and Medicare.
   */
  readonly retirementCents: number
  /** Health premiums paid through the employer, per paycheck, before income tax, Social Security and Medicare. */
  readonly premiumCents: number
  /**
   * State and local income tax, as a fraction of pay after premiums and plan contributions, above the state's
   * exemption.
   */
  readonly stateRate: number
  /** The state's yearly exemption or deduction. */
  readonly stateExemptYearCents: number
}

/** One paycheck in whole cents. Take-home pay is exactly the gross pay minus the other lines. */
export interface Paycheck {
  readonly grossCents: number
  readonly premiumCents: number
  readonly retirementCents: number
  readonly federalCents: number
  readonly socialSecurityCents: number
  readonly medicareCents: number
  readonly stateCents: number
  readonly takeHomeCents: number
  /** The year's taxable income for federal tax; 0 when the standard deduction covers everything. */
  readonly taxableYearCents: number
  /** The federal income tax rate on the next dollar, in percent. */
  readonly marginalPercent: number
  /** The year's federal income tax as a fraction of the year's gross pay. */
  readonly effectiveRate: number
}

/**
 * Computes a paycheck for someone who has only this job, all year, and takes the standard deduction. Federal tax,
 * Social Security and Medicare are computed for the year and divided by the number of paychecks. Each line is then
 * rounded to the cent. An employer's withholding tables can differ by a few dollars.
 */
export function takeHomePay(pay: Pay, figures: TaxFigures): Paycheck {
  const { grossCents, premiumCents, retirementCents, paychecksPerYear, status } = pay
  const payrollWages = Math.max(0, grossCents - premiumCents) * paychecksPerYear
  // The 11 Midwest states with an income tax start from federal income, so plan contributions lower state tax too.
  const incomeTaxWages = Math.max(0, payrollWages - retirementCents * paychecksPerYear)
  const taxable = payrollWages - retirementCents * paychecksPerYear - standardDeduction(figures, status)
  const yearTax = incomeTax(taxable, status, figures)
  const perPaycheck = (yearCents: number): number => roundCents(yearCents / paychecksPerYear)
  const taxes = {
    federalCents: perPaycheck(yearTax),
    socialSecurityCents: perPaycheck(socialSecurityTax(payrollWages, figures)),
    medicareCents: perPaycheck(medicareTax(payrollWages, status, figures)),
    stateCents: perPaycheck(Math.max(0, incomeTaxWages - pay.stateExemptYearCents) * pay.stateRate),
  }
  const taken = Object.values(taxes).reduce((sum, cents) => sum + cents, premiumCents + retirementCents)
  return {
    grossCents,
    premiumCents,
    retirementCents,
    ...taxes,
    takeHomeCents: grossCents - taken,
    taxableYearCents: Math.max(0, taxable),
    marginalPercent: marginalPercent(taxable, status, figures),
    effectiveRate: grossCents > 0 ? yearTax / (grossCents * paychecksPerYear) : 0,
  }
}
