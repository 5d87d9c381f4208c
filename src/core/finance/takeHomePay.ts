import { roundCents } from './cents'
import { incomeTax, marginalPercent, medicareTax, socialSecurityTax, standardDeduction } from './incomeTax'
import type { FilingStatus, TaxFigures } from './taxFigures2026'

export interface Pay {
  /** One paycheck before anything is taken out. */
  readonly grossCents: number
  readonly paychecksPerYear: number
  readonly status: FilingStatus
  /** Into a traditional workplace plan, per paycheck: before income tax, after Social Security and Medicare. */
  readonly retirementCents: number
  /** Health premiums through the employer, per paycheck: before income tax, Social Security and Medicare. */
  readonly premiumCents: number
  /** State and local income tax as a fraction of the pay above what the state leaves untaxed. */
  readonly stateRate: number
  /** Exemption or deduction of the state, for a year. */
  readonly stateExemptYearCents: number
}

/** One paycheck in whole cents: take-home is gross minus the other lines, exactly. */
export interface Paycheck {
  readonly grossCents: number
  readonly premiumCents: number
  readonly retirementCents: number
  readonly federalCents: number
  readonly socialSecurityCents: number
  readonly medicareCents: number
  readonly stateCents: number
  readonly takeHomeCents: number
  /** What the federal tax of the year is figured on; 0 when the standard deduction covers everything. */
  readonly taxableYearCents: number
  /** Federal income tax on the next dollar, in percent. */
  readonly marginalPercent: number
  /** Federal income tax of the year as a fraction of the year's gross pay. */
  readonly effectiveRate: number
}

/**
 * A paycheck of somebody with this one job all year and the standard deduction. Federal tax, Social Security and Medicare
 * are figured for the year and divided by the number of paychecks; each line is rounded to the cent there. An employer's
 * withholding tables can differ by some dollars.
 */
export function takeHomePay(pay: Pay, figures: TaxFigures): Paycheck {
  const { grossCents, premiumCents, retirementCents, paychecksPerYear, status } = pay
  const payrollWages = Math.max(0, grossCents - premiumCents) * paychecksPerYear
  const taxable = payrollWages - retirementCents * paychecksPerYear - standardDeduction(figures, status)
  const yearTax = incomeTax(taxable, status, figures)
  const perPaycheck = (yearCents: number): number => roundCents(yearCents / paychecksPerYear)
  const taxes = {
    federalCents: perPaycheck(yearTax),
    socialSecurityCents: perPaycheck(socialSecurityTax(payrollWages, figures)),
    medicareCents: perPaycheck(medicareTax(payrollWages, status, figures)),
    stateCents: perPaycheck(Math.max(0, grossCents * paychecksPerYear - pay.stateExemptYearCents) * pay.stateRate),
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
