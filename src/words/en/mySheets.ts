import { dayNear } from './ledgerFormat'

/** What the list of a learner's sheets says. */
export const mySheetsWords = {
  title: 'My sheets',
  intro: 'What you filled in, by module. It is on this device and in your backup file.',
  count: (sheets: number) => (sheets === 1 ? '1 sheet' : `${sheets} sheets`),
  loading: 'Reading your sheets',
  filled: (day: string, today: string) => (day === '' ? 'Filled in' : `Filled in ${dayNear(day, today)}`),
  of: (lesson: string) => `In “${lesson}”`,
  goneTitle: 'No longer in the course',
  wrote: 'What you wrote',
  emptyTitle: 'No sheet is filled in yet',
  empty:
    'At the end of a lesson there is a sheet: a budget, a letter, a list to use this week. What you fill in is listed here.',
  toLessons: 'See all lessons',

  rememberedTitle: 'Numbers offered elsewhere',
  remembered:
    'You wrote these into a sheet. Other sheets and calculators offer them, so that you need not look them up again.',
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
  forget: 'Forget these numbers',
  forgotten: 'Forgotten. They are still in your sheets, and nothing offers them any more.',
  notForgotten: {
    quota: 'Not forgotten: this device is out of space. Free some space, then try again.',
    connection: 'Not forgotten: the browser closed its storage. Reload the page, then try again.',
    outdated: 'Not forgotten: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not forgotten: this browser keeps nothing in a private window.',
    'too-long': 'Not forgotten: a sheet holds more than fits. Make one of its longer texts shorter, then try again.',
  },
}
