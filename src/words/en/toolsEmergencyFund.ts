/** Texts of the emergency fund calculator. Amounts and times are already formatted. */
export const toolsEmergencyFundWords = {
  intro:
    'Save for a repair, a layoff or a sick week. Start with $500. Then save enough for a few months of essentials.',
  needTitle: 'Your goal',
  saveTitle: 'Your savings',
  essentials: 'Monthly essentials',
  essentialsHint: 'Rent, food, heat, transportation, insurance, minimum debt payments.',
  goalMonths: 'Months you want to cover',
  saved: 'Already saved',
  deposit: 'You can save',
  howOften: 'How often',

  done: (span: string) => `Your fund covers ${span}`,
  toGo: (amount: string, span: string) => `${amount} to go for ${span}`,
  hasText: (amount: string, months: string) => `You have ${amount}. That covers ${months} of essentials.`,
  hasNoneText: 'You have nothing saved yet. Everyone starts there.',
  underMonth: 'less than a month',
  starterText: (starter: string, deposits: string, span: string) =>
    `The first ${starter} takes ${deposits}, about ${span}. That’s enough to keep most repairs off a credit card.`,
  wayText: (deposit: string, each: string, span: string) => `At ${deposit} ${each}, the whole fund takes ${span}.`,
  noDepositText: 'Enter an amount you can save, however small, to see when your fund is full.',
  deposits: (count: string) => (count === '1' ? '1 deposit' : `${count} deposits`),
  doneText: 'Keep the money where you can get it within a day or two. Refill the fund after you use it.',

  comparison: 'Fund sizes, in dollars',
  size: 'Covers',
  starter: 'A first repair',
  monthsOf: (span: string) => span,
  target: 'Fund',
  rest: 'To go',
  time: 'Time',
  thereAlready: 'Reached',
  never: 'Not reached',
  chartTitle: 'Saved so far for each fund',
  chartCaption: 'In dollars.',
  chartSays: (size: string, saved: string, target: string) => `${size}: ${saved} of ${target} saved.`,
  savedBar: (amount: string) => `Saved ${amount}`,
  targetBar: (amount: string) => `Fund ${amount}`,
  behind: 'How the fund grows, in dollars',
  after: 'After',
  inFund: 'In the fund',
  covers: 'Months covered',

  formula: [
    'Fund = monthly essentials × months to cover. Still to save = fund − saved.',
    'Deposits = still to save ÷ what you save each time, rounded up. Years = number of deposits ÷ deposits in a year.',
  ],
  leftOut: [
    'Interest. A savings account with a good yield gets you there a little sooner.',
    'Rising prices, and times when you have to use the fund.',
  ],
}
