import { plural } from '../plural'
import { dayNear } from './ledgerFormat'

/** Texts of the list of a learner’s worksheets. */
export const mySheetsWords = {
  title: 'My worksheets',
  intro: 'Worksheets you filled in. They’re on this device and in your backup file.',
  count: (sheets: number) => plural(sheets, { one: '1 worksheet', other: `${sheets} worksheets` }),
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
    takeHomePay: 'Monthly take-home pay',
    yearlyPay: 'Yearly pay',
    hourlyPay: 'Hourly pay',
    rent: 'Monthly rent or house payment',
    utilities: 'Monthly utilities',
    groceries: 'Monthly groceries',
    transport: 'Monthly transportation',
    insurance: 'Monthly insurance',
    childCare: 'Monthly child care',
    debtPayments: 'Monthly debt payments',
    essentials: 'Monthly essentials',
    savings: 'Savings',
    cardBalance: 'Card balance',
    cardRate: 'Yearly card rate, percent',
    loanRate: 'Yearly loan rate, percent',
    householdSize: 'People in the household',
  },
  forget: 'Stop suggesting these numbers',
  forgotten: 'We’ll no longer suggest these numbers. They’re still in your worksheets.',
  notForgotten: {
    quota: 'Some numbers will still be suggested. This device is out of space. Free up some space, then try again.',
    connection:
      'Some numbers will still be suggested. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Some numbers will still be suggested. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode':
      'Some numbers will still be suggested. This looks like a private window. Open the site in a normal window.',
    'too-long':
      'Some numbers will still be suggested. A worksheet has too much text. Shorten one of its longer texts, then try again.',
  },
}
