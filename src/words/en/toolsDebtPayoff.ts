import { isolated } from '../isolated'

/** Texts of the debt payoff calculator. Amounts and times are already formatted. */
export const toolsDebtPayoffWords = {
  intro:
    'List your debts and how much you can pay each month. Compare two ways to pay them off: avalanche (highest rate first) and snowball (smallest balance first).',
  debtsTitle: 'Your debts',
  payTitle: 'Your payment',
  name: 'Debt',
  balance: 'Balance, $',
  rate: 'Rate, % a year',
  minimum: 'Minimum, $',
  exampleNames: ['Medical bill', 'Card', 'Loan'] as const,
  rowName: (number: number) => `Debt ${number}`,
  addDebt: 'Add a debt',
  removeDebt: (name: string) => `Remove ${isolated(name)}`,
  monthly: 'Monthly total for all debts',
  monthlyHint: 'At least all the minimums added up.',
  minimumsMisfit: (sum: string) => `The minimums add up to ${sum}. Enter at least that.`,

  avalanche: 'Avalanche',
  snowball: 'Snowball',
  saves: (amount: string) => `Avalanche costs ${amount} less`,
  same: 'Both ways cost the same',
  free: (span: string) => `Debt-free in ${span}`,
  nothingOwed: 'You owe nothing',
  nothingOwedText: 'Every balance is zero. You can now save what you paid on debts.',
  faster: (months: string) => `It’s also ${months} faster.`,
  asFast: 'Both take the same time.',
  slower: (months: string) => `It takes ${months} longer.`,
  firstText: (name: string, month: string) =>
    `Snowball pays off ${isolated(name)} first, in month ${month}. That keeps some people going. Choose the one you can stick with.`,
  sameText: 'The order makes no difference here. Pay as much above the minimums as you can.',
  never: (amount: string) => `At ${amount} a month, you won’t pay off these debts`,
  neverText: [
    'Interest grows about as fast as you pay. Pay more each month, or ask for a lower rate.',
    'Ask each lender for a hardship plan, and a nonprofit credit counselor for help. Asking is free.',
  ],

  comparison: 'Avalanche and snowball side by side, in dollars',
  monthsToZero: 'Months to pay off',
  firstCleared: 'First one paid off',
  owedToday: 'You owe today',
  interest: 'Interest',
  inAll: 'You pay in total',
  chartTitle: 'Interest paid so far',
  chartCaption: (saved: string) =>
    `Interest paid so far, in dollars. The gap at the end is what avalanche saves: ${saved}.`,
  chartCaptionSame: 'Interest paid so far, in dollars.',
  chartSays: (way: string, amount: string, month: string) => `${way}: ${amount} in interest by month ${month}.`,
  unit: 'months',
  unitYears: 'years',
  behind: 'Still owed, in dollars',
  endOfMonth: 'End of month',
  leftBy: (way: string) => `${way}, owed`,

  formula: [
    'Each month: interest = balance × rate ÷ 12. Every debt gets its minimum. The rest of your monthly total goes to the first debt in line, then to the next.',
    'Avalanche puts the highest rate first in line, snowball the smallest balance. Once a debt is paid off, its minimum goes to the others.',
    'Payments are at the end of the month. Balances aren’t rounded. Totals are rounded when shown.',
  ],
  leftOut: [
    'New charges, late fees and yearly fees.',
    'Rates that change, and 0% offers that end.',
    'Debts where other rules come first, such as taxes, child support or a loan in default.',
  ],
}
