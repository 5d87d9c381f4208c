/** What the compound growth tool says. Amounts, rates and times arrive formatted. */
export const toolsCompoundGrowthWords = {
  intro: 'Growth earns growth. See what time does to a small, steady amount, and what inflation takes back.',
  putTitle: 'What you put in',
  growthTitle: 'How it grows',
  start: 'You begin with',
  deposit: 'You add',
  howOften: 'How often',
  years: 'Years',
  rate: 'Growth a year',
  compounding: 'The rate is',
  compoundings: { yearly: 'A yearly yield (APY)', monthly: 'Added monthly', daily: 'Added daily' },
  inflation: 'Prices rise, a year',
  inflationHint: 'Use 0 to leave inflation out.',

  fromDeposits: (deposit: string, each: string, result: string, span: string) =>
    `${deposit} ${each} becomes ${result} in ${span}`,
  fromStart: (start: string, result: string, span: string) => `${start} becomes ${result} in ${span}`,
  fromBoth: (start: string, deposit: string, each: string, result: string, span: string) =>
    `${start} and ${deposit} ${each} become ${result} in ${span}`,
  nothing: 'Nothing in, nothing out',
  nothingText: 'Put in an amount to begin with or to add, however small.',
  growthText: (putIn: string, growth: string) => `You put in ${putIn}; growth adds ${growth}.`,
  todayText: (today: string, inflation: string) =>
    `If prices rise ${inflation} a year, it buys what ${today} buys today.`,
  yieldText: (apy: string) => `Added that often, the rate comes to a yield (APY) of ${apy}.`,
  doubleText: (rate: string, years: string) => `At ${rate}, money doubles about every ${years} years.`,
  unevenText: 'Markets never grow this evenly: some years fall, and no rate is promised.',

  comparison: 'Kept as cash and left to grow, in dollars',
  asCash: 'Kept as cash',
  leftToGrow: 'Left to grow',
  putIn: 'You put in',
  growth: 'Growth',
  inAll: (span: string) => `After ${span}`,
  chartTitle: 'What it grows into',
  chartCaption: 'At the end of each year, in dollars.',
  growsLabel: 'Grown',
  putInLabel: 'Put in',
  todayLabel: 'In today’s dollars',
  chartSays: (line: string, amount: string) => `${line}: ${amount} at the end.`,
  unit: 'years',
  behind: 'Year by year, in dollars',
  year: 'Year',
  todaysDollars: 'Today’s dollars',

  formula: [
    'Result = start × (1 + r) to the power of years + deposit × ((1 + i)ⁿ − 1) ÷ i. r is growth a year, i the same growth for one period, n the number of deposits; deposits are at the end of each period.',
    'A rate that is added monthly or daily is first turned into its yearly yield: (1 + rate ÷ times)^times − 1.',
    'Today’s dollars = result ÷ (1 + inflation) to the power of years. Doubling takes ln 2 ÷ ln(1 + r) years.',
    'Nothing is rounded on the way; the result is rounded to the cent.',
  ],
  leftOut: [
    'Fees and taxes, which lower growth.',
    'Good and bad years: the order in which they come changes the result.',
  ],
}
