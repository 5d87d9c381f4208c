/** What the loan tool says. Amounts and times arrive formatted. */
export const toolsLoanWords = {
  intro:
    'See the payment and the interest of a car, home or student loan. See how a fee or a little extra changes them.',
  loanTitle: 'The loan',
  extraTitle: 'Paying faster',
  amount: 'You borrow',
  rate: 'Yearly rate',
  months: 'Months to repay',
  monthsHint: '5 years is 60. 30 years is 360.',
  fee: 'Fee taken out of the loan',
  feeHint: 'Enter 0 if there is none.',
  extra: 'Extra each month',
  feeMisfit: (most: string) => `The fee leaves nothing to borrow. Enter less than ${most}.`,

  finding: (payment: string, interest: string) => `${payment} a month, ${interest} in interest`,
  extraFinding: (extra: string, saved: string) => `${extra} extra a month saves ${saved}`,
  free: (payment: string) => `${payment} a month, no interest`,
  paymentText: (payment: string, span: string, interest: string) =>
    `As agreed, you pay ${payment} a month for ${span}. Of that, ${interest} is interest.`,
  soonerText: (span: string) => `With the extra, you’re done ${span} sooner.`,
  soonerNoneText: 'The extra is too small to end the loan a month sooner.',
  aprText: (fee: string, received: string, apr: string) =>
    `With the ${fee} fee, you receive ${received}, so the yearly cost (APR) is ${apr}. Compare offers by that number.`,

  comparison: 'As agreed and with extra, in dollars',
  comparisonPlain: 'Cost of the loan, in dollars',
  asAgreed: 'As agreed',
  withExtra: 'With extra',
  monthly: 'Each month',
  payments: 'Payments',
  borrowed: 'You borrow',
  interest: 'Interest',
  inAll: 'You pay in total',
  chartTitle: 'Interest paid so far',
  chartCaption: 'Interest paid so far, in dollars.',
  chartCaptionGap: (saved: string) =>
    `Interest paid so far, in dollars. The gap at the end is what the extra saves: ${saved}.`,
  chartSays: (way: string, amount: string, span: string) => `${way} stops at ${amount} after ${span}.`,
  unitMonths: 'months',
  unitYears: 'years',
  behind: 'Still owed, in dollars',
  after: 'After',
  leftBy: (way: string) => `${way}, left`,
  schedule: 'Every payment',
  scheduleCaption: (way: string) => `Every payment, ${way}, in dollars`,
  asAgreedLower: 'as agreed',
  withExtraLower: 'with the extra',
  number: 'No.',
  sum: 'Total',
  principal: 'Paid off',
  left: 'Left',

  formula: [
    'Payment = amount × i ÷ (1 − (1 + i)⁻ⁿ). Here i is the rate ÷ 12, and n is the number of months. Without interest, it’s amount ÷ months.',
    'Each month: interest = balance × i. The rest of the payment lowers the balance. Extra goes to the balance right away.',
    'The APR is the rate at which the same payments repay what you receive after the fee.',
    'Running sums are rounded to the cent, so the schedule adds up exactly. A lender rounds each payment, which changes the last one by a few cents.',
  ],
  leftOut: [
    'Taxes and insurance in a house payment, and mortgage insurance.',
    'Late fees, rates that change, and penalties for paying early. Ask before you pay extra.',
  ],
}
