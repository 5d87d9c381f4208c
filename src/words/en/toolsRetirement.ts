/** Texts of the retirement calculator. Amounts, rates and ages are already formatted. */
export const toolsRetirementWords = {
  intro:
    'See how much steady saving could add up to when you stop working, and how long it would last. Results are in that year’s dollars and in today’s.',
  youTitle: 'You',
  savingTitle: 'Your savings',
  growthTitle: 'How it grows',
  laterTitle: 'After you stop',
  age: 'Your age',
  retireAt: 'Age you stop working',
  saved: 'Already saved',
  monthly: 'You add each month',
  employer: 'Your employer adds each month',
  rate: 'Yearly growth',
  rateHint: 'Before fees and inflation.',
  fee: 'Yearly fund fees',
  inflation: 'Yearly inflation',
  spend: 'You take out each month',
  spendHint: 'In today’s dollars. It rises with prices.',
  laterRate: 'Yearly growth after you stop',
  laterRateHint: 'After fees. Often lower, for less risk.',
  ageMisfit: (age: string) => `Enter an age above ${age}, your current age.`,

  finding: (age: string, amount: string) => `At ${age} you could have ${amount}`,
  todayText: (today: string, inflation: string) =>
    `If prices rise ${inflation} a year, that will buy what ${today} buys today.`,
  lastsText: (spend: string, age: string) =>
    `If you take out ${spend} a month in today’s dollars, your savings last until about age ${age}.`,
  lastsLongText: (spend: string, age: string) =>
    `If you take out ${spend} a month in today’s dollars, your savings last past age ${age}.`,
  ruleText: (amount: string) =>
    `By a common rule of thumb (4% in the first year), you could take out about ${amount} a month in today’s dollars.`,
  doubtText: (rate: string) =>
    `Don’t plan on ${rate} for that long. Large US stocks grew about 10% a year from 1926 to 2023, before costs and taxes.`,
  feeText: (fee: string, amount: string) => `Fees of ${fee} a year lower your savings by ${amount}.`,

  comparison: (years: string) => `Starting now and ${years} later, in dollars`,
  now: 'Start now',
  later: (years: string) => `${years} later`,
  putIn: 'Put in',
  growth: 'Growth',
  inAll: (age: string) => `At ${age}`,
  chartTitle: 'Your savings by age',
  chartCaption: (age: string) => `Your savings at each birthday, in dollars. From age ${age} on, you take money out.`,
  savingsLabel: 'Savings',
  thenLabel: 'That year’s dollars',
  todayLabel: 'Today’s dollars',
  chartSays: (age: string, amount: string, today: string) => `At ${age}: ${amount}, or ${today} in today’s dollars.`,
  unit: 'age',
  behind: 'Your savings by age, in dollars',
  ageColumn: 'Age',

  formula: [
    'Until you stop: saved × (1 + g) raised to the power of the years + monthly amount × ((1 + i)ⁿ − 1) ÷ i. Here g is growth minus fees, i is that growth for one month, and n is the number of months.',
    'Today’s dollars = amount ÷ (1 + inflation) raised to the power of the years.',
    'After you stop, amounts are in today’s dollars. Growth is (1 + growth) ÷ (1 + inflation) − 1, and you take out the same amount each month. Your savings last −ln(1 − savings × i ÷ amount) ÷ ln(1 + i) months.',
    'Only the results are rounded, to the cent or the dollar.',
  ],
  leftOut: [
    'Social Security, pensions and taxes.',
    'Raises. The monthly amount stays the same until you stop.',
    'Good and bad years. If markets fall early in retirement, savings run out sooner than a steady rate shows.',
  ],
}
