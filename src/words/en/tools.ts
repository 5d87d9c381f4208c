import { ended } from './ended'

/** Texts of the list of calculators and of the frame around each. Each calculator has its own file of texts. */
export const toolsWords = {
  title: 'Tools',
  intro: 'Ten calculators for real decisions. They work offline. Your numbers are saved on this device, for you only.',
  /** For a browser that saves nothing for this site. */
  unsavedIntro:
    'Ten calculators for real decisions. This browser blocks storage for this site, so your numbers aren’t saved.',
  count: (tools: number) => [`${tools} calculators,`, 'all offline'] as const,
  practice: 'Practice with numbers',
  list: 'The calculators and the questions they answer',

  questions: {
    'take-home-pay': 'How much of my paycheck do I keep?',
    budget: 'Where does my pay go this month?',
    'emergency-fund': 'How big should my fund be, and when is it full?',
    'savings-goal': 'How much should I save to reach my goal in time?',
    'debt-payoff': 'Which debt should I pay first?',
    'credit-card': 'What does carrying this balance really cost?',
    loan: 'What does this loan cost each month, and in total?',
    'rent-or-buy': 'Which costs less for the time I stay?',
    'compound-growth': 'What can steady saving grow into?',
    retirement: 'How much could I have, and how long would it last?',
  },

  allTools: 'All calculators',
  unknownTitle: 'Calculator not found',
  unknownText: 'The link may have a typo. Choose a calculator from the list.',
  loading: 'Opening the calculator',
  notLoadedTitle: 'Couldn’t open the calculator',
  notLoadedText: 'It isn’t downloaded yet. Connect to the internet, then try again.',

  example: 'These numbers come from a lesson. Replace them with yours.',
  exampleOnly: 'These are sample numbers. Replace them with yours.',
  /** One of the learner’s own numbers, from a worksheet. */
  takeKnown: (field: string, text: string, sheet: string) => `${field}: use ${text} from “${sheet}”`,
  copyLink: 'Copy link with these numbers',
  copied: 'Link copied.',
  copyByHand: 'Couldn’t copy the link. Copy it from here:',
  print: 'Print',
  toResult: 'See the result',
  toExample: 'Reset to the example',
  numbers: {
    there: 'Your numbers are saved on this device, for you only. A backup file includes them too.',
    'not-yet': '',
    'other-form':
      'We changed this calculator, so your old numbers no longer fit. They stay in your backup file until you enter new ones.',
    quota: 'Your numbers aren’t saved for your next visit. This device is out of space. Copy the link to keep them.',
    connection:
      'Your numbers aren’t saved for your next visit. Something went wrong with this browser’s storage. Reload the page to save them.',
    outdated:
      'Your numbers aren’t saved for your next visit. A newer version of this site is open in another tab. Reload this page.',
    'private-mode':
      'Your numbers aren’t saved for your next visit. This looks like a private window. Open the site in a normal window.',
  },
  /** A field in a sentence: `“Balance”`, `“Balance” for Debt 2`. */
  field: (label: string) => `“${label}”`,
  cell: (row: string, label: string) => `“${label}” for ${row}`,
  cellName: (row: string, column: string) => `${row}, ${column}`,
  removed: (name: string) => `Removed ${ended(name)}`,

  result: 'Result',
  figure: 'Figure',
  waiting: (field: string) => `Check ${field}. The result below uses your last numbers.`,
  waitingFirst: (field: string) => `Check ${field}. Then you’ll see a result.`,
  numbersBehind: 'All the numbers',
  howFigured: 'How it’s calculated',
  leftOut: 'What’s not included',
  olderRates: (year: string, now: string) => `These are ${year} rates; ${now} rates differ a little.`,
  estimate: 'This is an estimate, not guaranteed. Your bank, lender or employer has the exact figures.',
  lesson: 'Learn more',
  printed: (site: string, tool: string, date: string) => `${site}, ${tool}, printed ${date}`,

  errors: {
    money: (min: string, max: string) => `Enter an amount from ${min} to ${max}, such as 1,250.50.`,
    percent: (min: string, max: string) => `Enter a number from ${min} to ${max}, such as 26.99.`,
    count: (min: string, max: string) => `Enter a whole number from ${min} to ${max}.`,
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
