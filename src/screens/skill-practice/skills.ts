import { debtOrderWords, loanCostWords, loanPaymentWords, shortLoanWords } from '#words/practiceBorrowing'
import { cardInterestWords, cardMinimumWords, cardPayoffWords } from '#words/practiceCards'
import {
  breakEvenWords,
  employerMatchWords,
  fundFeeWords,
  rentOrBuyWords,
  retirementGrowthWords,
} from '#words/practiceLater'
import { budgetShareWords, payrollTaxesWords, planTotalWords, rentShareWords, takeHomeWords } from '#words/practicePay'
import {
  compoundInterestWords,
  emergencyMonthsWords,
  simpleInterestWords,
  sinkingFundWords,
  todaysMoneyWords,
  weeklySavingWords,
} from '#words/practiceSaving'
import { incomeTaxWords, raiseWords } from '#words/practiceTaxes'
import { debtOrder, loanCost, loanPayment, shortLoan } from '../../core/practice/borrowing'
import { cardInterest, cardMinimum, cardPayoff } from '../../core/practice/cards'
import { breakEven, fundFee, matchOfEmployer, rentOrBuy, retirementGrowth } from '../../core/practice/later'
import { budgetShare, payrollTaxes, planTotal, rentShare, takeHome } from '../../core/practice/pay'
import {
  compoundInterest,
  emergencyMonths,
  simpleInterest,
  sinkingFund,
  todaysMoney,
  weeklySaving,
} from '../../core/practice/saving'
import { incomeTaxOfYear, taxOnRaise } from '../../core/practice/taxes'
import { type Skill, skillOf } from '../../core/practice/skill'
import { isInCourse } from '../../core/progress/course'

const all: readonly Skill[] = [
  skillOf(payrollTaxes, payrollTaxesWords),
  skillOf(takeHome, takeHomeWords),
  skillOf(budgetShare, budgetShareWords),
  skillOf(planTotal, planTotalWords),
  skillOf(weeklySaving, weeklySavingWords),
  skillOf(emergencyMonths, emergencyMonthsWords),
  skillOf(simpleInterest, simpleInterestWords),
  skillOf(compoundInterest, compoundInterestWords),
  skillOf(todaysMoney, todaysMoneyWords),
  skillOf(sinkingFund, sinkingFundWords),
  skillOf(loanPayment, loanPaymentWords),
  skillOf(loanCost, loanCostWords),
  skillOf(cardInterest, cardInterestWords),
  skillOf(cardMinimum, cardMinimumWords),
  skillOf(cardPayoff, cardPayoffWords),
  skillOf(shortLoan, shortLoanWords),
  skillOf(debtOrder, debtOrderWords),
  skillOf(fundFee, fundFeeWords),
  skillOf(breakEven, breakEvenWords),
  skillOf(rentShare, rentShareWords),
  skillOf(rentOrBuy, rentOrBuyWords),
  skillOf(retirementGrowth, retirementGrowthWords),
  skillOf(matchOfEmployer, employerMatchWords),
  skillOf(incomeTaxOfYear, incomeTaxWords),
  skillOf(taxOnRaise, raiseWords),
]

/** The skills that the lessons of this course teach, each with its sentences, in the order of our course. */
export const skills: readonly Skill[] = all.filter(({ lessonId }) => isInCourse(lessonId))
