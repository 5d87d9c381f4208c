type FigureUnit = 'usd' | 'percent' | 'number'

const unitNames: Readonly<Record<FigureUnit, string>> = { usd: 'amount', percent: 'rate', number: 'figure' }

/** What the lesson screen says. Dates, numbers and amounts arrive already formatted. */
export const lessonWords = {
  locale: 'en-US',
  lessonOf: (number: string, count: string) => `Lesson ${number} of ${count}`,
  readAndDo: (read: string, fill: string) => `Read ${read} min, do ${fill}`,
  points: (points: string) => `${points} points`,
  facts: (duration: string, points: string) => `${duration} · ${points} points`,
  postedOn: (date: string) => `Done ${date}`,
  posted: 'Done',
  readyOffline: 'Ready offline',
  inThisLesson: 'In this lesson',
  goodToKnow: 'Good to know',
  warning: 'Warning',
  tip: 'Tip',
  note: 'Note',
  lessons: 'Lessons',
  lessonNumber: (number: string) => `Lesson ${number}`,
  thenQuiz: 'Then the quiz',
  printed: (site: string, lessonId: string, date: string) => `${site}, ${lessonId}, printed ${date}`,
  notOpenYet: 'Not open yet',
  lockedLesson: (module: string) => `Read it now. It counts once ${module} is open.`,
  loading: 'Loading the lesson',

  figuresUsed: 'Figures used here',
  figuresNote:
    'Amounts set by law or by an agency change. These are the ones in this lesson, compiled from public copies of their sources. Nobody has compared one with the official page unless it says so. Open the page before you act on it.',
  figureYear: (year: string) => `For ${year}.`,
  figureCompiled: (day: string) => `Compiled ${day} from`,
  figureDated: (date: string) => `, source dated ${date}`,
  /** Beside a figure in a sentence, when a newer one has come. */
  staleBeside: (unit: FigureUnit, year: string) => `(the ${year} ${unitNames[unit]})`,
  stale: (unit: FigureUnit, year: string) =>
    `This was the ${year} ${unitNames[unit]}. Look for a newer one at its source.`,
  figureChecked: (day: string, by: string) => `. Checked by ${by}, ${day}`,
  opensInNewTab: '(opens in a new tab)',

  inUnit: (unit: string) => `In ${unit}`,
  barPart: (label: string, value: string) => `${label} ${value}`,

  progress: 'Lesson progress',
  unsavedTitle: 'Nothing can be saved here.',
  unsavedText:
    'This browser blocks storage for this site. You can read the lesson. To save your progress, open the site in a normal window.',

  markComplete: 'Mark complete',
  undo: 'Undo',
  nextLesson: 'Next lesson',
  seeCertificate: 'See your certificate',
  takeQuiz: 'Take the quiz',
  saving: 'Saving',
  pointsUnit: 'points',
  /** Without a balance while the account has not been read. */
  done: (date: string | undefined, balance: string | undefined) =>
    (date === undefined ? 'Done' : `Done ${date}`) + (balance === undefined ? '' : `, balance ${balance}`),
  postedSaid: (points: string, balance: string | undefined) =>
    `Done: ${points} points.${balance === undefined ? '' : ` Your balance is ${balance}.`}`,
  undoneSaid: (balance: string | undefined) =>
    `Taken back.${balance === undefined ? '' : ` Your balance is ${balance}.`}`,
  notSaved: {
    quota: 'Not saved: this device is out of space. Free some space, then try again. Nothing you earned is lost.',
    connection:
      'Not saved: this device closed its storage. Reload the page, then try again. Nothing you earned is lost.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode':
      'Not saved: this browser keeps nothing in a private window. Open the site in a normal window to keep your progress.',
    'at-limit': 'Not saved: this entry was changed too many times. The lesson stays as it is.',
    'too-few-points': 'Not saved: the balance is too low.',
  },

  fallbackTitle: 'This lesson could not be read.',
  fallbackText: {
    unreachable:
      'It is not on this device yet. It opens by itself when there is a connection. Nothing you earned changes.',
    'bad-answer': 'The site did not answer as it should. Try again in a minute. Nothing you earned changes.',
    damaged: 'Its file is damaged. Try again, and it is fetched afresh. Nothing you earned changes.',
  },
  listMissingTitle: 'The list of lessons could not be read.',
  listMissingText: {
    unreachable:
      'You can read this lesson. To mark it complete, wait until there is a connection; the page tries again then.',
    'bad-answer':
      'You can read this lesson. To mark it complete, try again in a minute: the site did not answer as it should.',
    damaged:
      'You can read this lesson. To mark it complete, try again: the list is damaged, and is then fetched afresh.',
  },
  tryAgain: 'Try again',
  backToLearning: 'Back to the learning center',

  notFoundTitle: 'This road ends here',
  notFoundText:
    'There is no lesson at this address. It may be from an earlier version of the course. Every lesson is listed in the learning center.',
  toLearning: 'See all lessons',
}
