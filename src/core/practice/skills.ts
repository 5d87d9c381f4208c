import { debtOrder, loanCost, loanPayment, shortLoan } from './borrowing'
import { cardInterest, cardMinimum, cardPayoff } from './cards'
import { breakEven, fundFee, matchOfEmployer, rentOrBuy, retirementGrowth } from './later'
import { budgetShare, payrollTaxes, planTotal, rentShare, takeHome } from './pay'
import { compoundInterest, emergencyMonths, simpleInterest, sinkingFund, todaysMoney, weeklySaving } from './saving'
import type { Skill } from './skill'
import { incomeTaxOfYear, taxOnRaise } from './taxes'

/** All skills, in the order of the course. */
export const skills: readonly Skill[] = [
  payrollTaxes,
  takeHome,
  budgetShare,
  planTotal,
  weeklySaving,
  emergencyMonths,
  simpleInterest,
  compoundInterest,
  todaysMoney,
  sinkingFund,
  loanPayment,
  loanCost,
  cardInterest,
  cardMinimum,
  cardPayoff,
  shortLoan,
  debtOrder,
  fundFee,
  breakEven,
  rentShare,
  rentOrBuy,
  retirementGrowth,
  matchOfEmployer,
  incomeTaxOfYear,
  taxOnRaise,
]
