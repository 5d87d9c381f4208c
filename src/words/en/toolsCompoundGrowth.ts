/** Texts of the compound growth calculator. Amounts, rates and times are already formatted. */
export const toolsCompoundGrowthWords = {
  intro: 'Growth earns more growth. See how a small, steady amount grows over time, and how much inflation takes back.',
  putTitle: 'Your savings',
  growthTitle: 'How it grows',
  start: 'You start with',
  deposit: 'You add',
  howOften: 'How often',
  years: 'Years',
  rate: 'Yearly growth',
  compounding: 'How interest is added',
  compoundings: { yearly: 'As a yearly yield (APY)', monthly: 'Monthly', daily: 'Daily' },
  inflation: 'Yearly inflation',
  inflationHint: 'Enter 0 to leave inflation out.',

  fromDeposits: (deposit: string, each: string, result: string, span: string) =>
    `${deposit} ${each} becomes ${result} in ${span}`,
  fromStart: (start: string, result: string, span: string) => `${start} becomes ${result} in ${span}`,
  fromBoth: (start: string, deposit: string, each: string, result: string, span: string) =>
    `${start} and ${deposit} ${each} become ${result} in ${span}`,
  nothing: 'Enter an amount',
  nothingText: 'It can be what you start with or what you add. A small amount is fine.',
  growthText: (putIn: string, growth: string) => `You put in ${putIn}. Growth adds ${growth}.`,
  todayText: (today: string, inflation: string) =>
    `If prices rise ${inflation} a year, that will buy what ${today} buys today.`,
  yieldText: (apy: string) => `With interest added that often, the yield (APY) is ${apy}.`,
  doubleText: (rate: string, years: string) => `At ${rate}, money doubles about every ${years} years.`,
  doubtText: (rate: string) =>
    `Don’t plan on ${rate} for that long. Large US stocks grew about 10% a year from 1926 to 2023, before costs and taxes. Anyone who promises more may be selling a scam.`,
  unevenText: 'Markets never grow this evenly. In some years they fall, and no rate is promised.',

  comparison: 'Kept as cash and left to grow, in dollars',
  asCash: 'Kept as cash',
  leftToGrow: 'Left to grow',
  putIn: 'You put in',
  growth: 'Growth',
  inAll: (span: string) => `After ${span}`,
  chartTitle: 'How your money grows',
  chartCaption: 'At the end of each year, in dollars.',
  growsLabel: 'With growth',
  putInLabel: 'Put in',
  todayLabel: 'In today’s dollars',
  chartSays: (line: string, amount: string) => `${line}: ${amount} at the end.`,
  unit: 'years',
  behind: 'Year by year, in dollars',
  year: 'Year',
  todaysDollars: 'Today’s dollars',

  formula: [
    'Result = start × (1 + r) raised to the power of the years + deposit × ((1 + i)ⁿ − 1) ÷ i. Here r is yearly growth, i is the same growth for one period, and n is the number of deposits. Deposits are at the end of each period.',
    'If interest is added monthly or daily, the rate is first converted to a yearly yield: (1 + rate ÷ times)^times − 1.',
    'Today’s dollars = result ÷ (1 + inflation) raised to the power of the years. Doubling takes ln 2 ÷ ln(1 + r) years.',
    'Only the result is rounded, to the cent.',
  ],
  leftOut: ['Fees and taxes, which lower growth.', 'Good and bad years. Their order changes the result.'],
}
