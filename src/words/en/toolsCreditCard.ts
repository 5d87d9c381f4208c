/** Texts of the credit card calculator. Amounts and times are already formatted. */
export const toolsCreditCardWords = {
  intro: 'See the cost of a balance when you pay the minimum, and how much a fixed payment saves.',
  cardTitle: 'Your card',
  minimumTitle: 'Minimum payment',
  payTitle: 'Your payment',
  balance: 'Balance',
  rate: 'Rate (APR)',
  rateHint: 'It’s on your statement.',
  share: 'Share of the balance',
  shareHint: 'Often 1%, plus the interest.',
  floor: 'But at least',
  payment: 'You can pay each month',
  paymentMisfit: (minimum: string) => `The first minimum is ${minimum}. Enter at least that.`,

  finding: (payment: string, saved: string) => `Paying ${payment} a month saves ${saved}`,
  findingAlone: (payment: string, span: string) => `Paying ${payment} a month pays off this debt in ${span}`,
  same: (payment: string) => `Paying ${payment} a month costs as much as the minimum`,
  nothingOwed: 'This card costs nothing',
  nothingOwedText: 'There’s no balance. If you pay in full each month, a card charges no interest on purchases.',
  minimumText: (span: string, interest: string) =>
    `With the minimum, it takes ${span} and costs ${interest} in interest.`,
  minimumNeverText: (first: string) =>
    `With the minimum, starting at ${first}, the debt takes more than 100 years. Pay more than the minimum.`,
  paymentText: (payment: string, span: string, interest: string) =>
    `At ${payment} a month, it takes ${span} and costs ${interest}.`,
  daysText: (balance: string, cost: string) => `Carrying ${balance} for 30 days costs about ${cost}.`,

  comparison: 'The minimum and your payment, in dollars',
  comparisonAlone: 'Your payment, in dollars',
  minimum: 'Minimum',
  yours: 'Your payment',
  firstPayment: 'First payment',
  time: 'Months to pay off',
  owedToday: 'You owe today',
  interest: 'Interest',
  inAll: 'You pay in total',
  chartTitle: 'Interest paid so far',
  chartCaption: (saved: string) =>
    `Interest paid so far, in dollars. The gap at the end is what your payment saves: ${saved}.`,
  chartCaptionSame: 'Interest paid so far, in dollars.',
  chartSays: (way: string, amount: string, span: string) => `${way}: ${amount} in interest after ${span}.`,
  unitMonths: 'months',
  unitYears: 'years',
  behind: 'Still owed, in dollars',
  endOfMonth: 'End of month',
  leftBy: (way: string) => `${way}, owed`,

  formula: [
    'Each month: interest = balance × rate ÷ 12. The minimum is the share of the balance plus that interest, but at least the amount you entered. It shrinks as the balance does. Your payment stays the same.',
    'The cost of 30 days is balance × rate ÷ 365 × 30, as card companies figure it.',
    'Balances aren’t rounded. Totals are rounded when shown.',
  ],
  leftOut: [
    'New purchases, late fees, yearly fees and cash advances.',
    'Cards add interest daily, so real figures are a little higher. Your statement shows your card’s own minimum.',
  ],
}
