import { ended } from './ended'

/** What the list of tools and the frame around each tool say. The words of a tool itself are in a file of their own. */
export const toolsWords = {
  title: 'Tools',
  intro:
    'Ten calculators for real decisions. They work offline, and what you type is kept on this device, for you only.',
  count: (tools: number) => [`${tools} tools,`, 'all offline'] as const,
  practice: 'Practice with numbers',
  list: 'The tools and the questions they answer',

  questions: {
    'take-home-pay': 'How much of my paycheck do I keep?',
    budget: 'Where does my pay go this month?',
    'emergency-fund': 'How big should my cushion be, and when is it full?',
    'savings-goal': 'What do I put aside to get there in time?',
    'debt-payoff': 'Which debt should I pay first?',
    'credit-card': 'What does carrying this balance really cost?',
    loan: 'What does this loan cost each month, and in all?',
    'rent-or-buy': 'Which costs less for as long as I stay?',
    'compound-growth': 'What can steady saving grow into?',
    retirement: 'How much could I have, and how long would it last?',
  },

  allTools: 'All tools',
  unknownTitle: 'There is no tool at this address',
  unknownText: 'The link may have a typing mistake. Every tool is in the list.',
  loading: 'Opening the tool',
  notLoadedTitle: 'This tool could not be opened',
  notLoadedText: 'A part of it is not on this device yet. Try again when there is a connection.',
  tryAgain: 'Try again',

  example: 'These are the numbers of a lesson. Type your own over them.',
  /** A number of the learner’s own, from a sheet. */
  takeKnown: (field: string, text: string, sheet: string) => `${field}: use ${text} from “${sheet}”`,
  copyLink: 'Copy link with these numbers',
  copied: 'Link copied.',
  copyByHand: 'This browser does not copy by itself. Copy this link:',
  print: 'Print',
  toResult: 'See the result',
  toExample: 'Start again',
  numbers: {
    there: 'Your numbers are kept on this device, for you only. Your backup file has them too.',
    'not-yet': '',
    'other-form':
      'This tool asks for other numbers than it did when you were here before. Those you kept do not fit and are not shown. They stay in your backup file until you type new ones.',
    quota: 'Your numbers are not kept for the next visit: this device is out of space.',
    connection:
      'Your numbers are not kept for the next visit: the browser closed its storage. Reload the page to keep them.',
    outdated:
      'Your numbers are not kept for the next visit: a newer version of this site is open in another tab. Reload this page.',
    'private-mode': 'Your numbers are not kept for the next visit: this browser keeps nothing in a private window.',
  },
  /** A field in a sentence: `“Balance”`, `“Balance” of Debt 2`. */
  field: (label: string) => `“${label}”`,
  cell: (row: string, label: string) => `“${label}” of ${row}`,
  cellName: (row: string, column: string) => `${row}, ${column}`,
  removed: (name: string) => `Removed ${ended(name)}`,

  result: 'Result',
  figure: 'Figure',
  waiting: (field: string) => `Check ${field}. The result below is from the numbers before.`,
  waitingFirst: (field: string) => `Check ${field}. The result comes as soon as it fits.`,
  numbersBehind: 'The numbers behind it',
  howFigured: 'How this is figured',
  leftOut: 'What is left out',
  estimate: 'This is an estimate, not guaranteed. Your bank, lender or employer has the exact figures.',
  lesson: 'The lesson behind it',
  printed: (site: string, tool: string, date: string) => `${site}, ${tool}, printed ${date}`,

  errors: {
    money: (min: string, max: string) => `Use an amount from ${min} to ${max}, such as 1,250.50.`,
    percent: (min: string, max: string) => `Use a number from ${min} to ${max}, such as 26.99.`,
    count: (min: string, max: string) => `Use a whole number from ${min} to ${max}.`,
    decimalComma: 'Use a point, not a comma, before the part that is less than one: 12.50.',
  },

  howOften: 'How often',
  often: {
    weekly: 'Every week',
    biweekly: 'Every two weeks',
    semimonthly: 'Twice a month',
    monthly: 'Every month',
  },
  /** After an amount: `$80 a month`. */
  each: { weekly: 'a week', biweekly: 'every two weeks', semimonthly: 'twice a month', monthly: 'a month' },
}
