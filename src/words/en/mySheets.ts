import { dayNear } from './ledgerFormat'

/** Texts of the list of a learner’s worksheets. */
export const mySheetsWords = {
  title: 'My worksheets',
  intro: 'Worksheets you filled in. They’re on this device and in your backup file.',
  count: (sheets: number) => (sheets === 1 ? '1 worksheet' : `${sheets} worksheets`),
  loading: 'Loading your worksheets',
  filled: (day: string, today: string) => (day === '' ? 'Filled in' : `Filled in ${dayNear(day, today)}`),
  of: (lesson: string) => `In “${lesson}”`,
  goneTitle: 'No longer in the course',
  wrote: 'Your answers',
  emptyTitle: 'No worksheets filled in yet',
  empty: 'Each lesson ends with a worksheet, such as a budget or a letter. The ones you fill in show up here.',
  toLessons: 'See all lessons',

  rememberedTitle: 'Saved numbers',
  remembered: 'You entered these in a worksheet. We suggest them in other worksheets and calculators.',
  source: (sheet: string) => `From “${sheet}”`,
  names: {
    takeHomePay: 'Take-home pay, a month',
    yearlyPay: 'Pay, a year',
    hourlyPay: 'Pay, an hour',
    rent: 'Rent or house payment, a month',
    utilities: 'Utilities, a month',
    groceries: 'Groceries, a month',
    transport: 'Transport, a month',
    insurance: 'Insurance, a month',
    childCare: 'Child care, a month',
    debtPayments: 'Debt payments, a month',
    essentials: 'Essentials, a month',
    savings: 'Savings',
    cardBalance: 'Card balance',
    cardRate: 'Card rate, percent a year',
    loanRate: 'Loan rate, percent a year',
    householdSize: 'People in the household',
  },
  forget: 'Stop suggesting these numbers',
  forgotten: 'We’ll no longer suggest these numbers. They’re still in your worksheets.',
  notForgotten: {
    quota: 'Couldn’t stop suggesting every number. This device is out of space. Free up some space, then try again.',
    connection:
      'Couldn’t stop suggesting every number. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Couldn’t stop suggesting every number. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode':
      'Couldn’t stop suggesting every number. This looks like a private window. Open the site in a normal window.',
    'too-long':
      'Couldn’t stop suggesting every number. A worksheet has too much text. Shorten one of its longer texts, then try again.',
  },
}
