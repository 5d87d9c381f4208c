import { plural } from '../plural'
import { durationText } from './duration'

/** Texts of the lesson screen. Dates, numbers and amounts are already formatted. */
export const lessonWords = {
  lessonOf: (number: string, count: string) => `Lesson ${number} of ${count}`,
  readAndDo: (read: string, fill: string) => `Read ${read} min, do ${fill}`,
  points: (points: string) => `${points} points`,
  facts: (duration: string, points: string) => `${durationText(duration)} · ${points} points`,
  doneOn: (date: string) => `Done ${date}`,
  lessonDone: 'Done',
  readyOffline: 'Ready offline',
  inThisLesson: 'In this lesson',
  goodToKnow: 'Good to know',
  decide: 'What would you do?',
  decideBest: 'Yes.',
  decideOther: 'Not first.',
  warning: 'Warning',
  tip: 'Tip',
  note: 'Note',
  lessons: 'Lessons',
  lessonNumber: (number: string) => `Lesson ${number}`,
  thenQuiz: 'Then the quiz',
  printed: (site: string, lessonId: string, date: string) => `${site}, ${lessonId}, printed ${date}`,
  notOpenYet: 'Locked',
  lockedLesson: (module: string) => `Read it now. You can mark it complete once ${module} is unlocked.`,
  asked: (module: string) =>
    `Your class asks for this lesson, so you can mark it complete. That also unlocks ${module}, and costs no points.`,
  loading: 'Loading the lesson',

  figuresUsed: 'Figures used here',
  figuresShow: (count: number) =>
    plural(count, { one: 'Show the figure and its source', other: `Show ${count} figures and their sources` }),
  figuresNote:
    'Amounts set by law or by an agency change. Each one names its source. Check that page before you use the number.',
  figureYear: (year: string) => `For ${year}.`,
  figureFrom: 'From',
  /** A source that starts with this word is already a sentence. */
  figureComputed: 'Computed',
  figureDated: (date: string) => `, dated ${date}`,
  figureRead: (month: string) => `. We read a copy in ${month}.`,
  figureChecked: (day: string, by: string) => `. Checked by ${by}, ${day}.`,
  /** The next year's value, shown below the current one. */
  figureNext: (day: string) => `From ${day}`,
  figureThrough: (day: string) => `Through ${day}. Look for a newer figure at its source.`,

  inUnit: (unit: string) => `In ${unit}`,
  barPart: (label: string, value: string) => `${label} ${value}`,

  progress: 'Lesson progress',
  unsavedTitle: 'This browser can’t save your progress.',
  unsavedText:
    'It blocks storage for this site. You can still read the lesson. To save your progress, open the site in a normal window.',

  markComplete: 'Mark complete',
  undo: 'Undo',
  nextLesson: 'Next lesson',
  seeCertificate: 'See your certificate',
  seeQuilt: 'See your quilt',
  takeQuiz: 'Take the quiz',
  saving: 'Saving',
  pointsUnit: 'points',
  /** Leaves out the points earned until the account has been read. */
  done: (earned: string | undefined) => (earned === undefined ? 'Done' : `Done. ${earned} points earned so far.`),
  doneSaid: (points: string, earned: string | undefined) =>
    `Done. You earned ${points} points.${earned === undefined ? '' : ` You have earned ${earned} points so far.`}`,
  undoneSaid: (earned: string | undefined) =>
    `Undone.${earned === undefined ? '' : ` You have earned ${earned} points so far.`}`,
  notSaved: {
    quota:
      'Not saved. This device is out of space. Free up some space, then try again. This didn’t change what you earned before.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again. This didn’t change what you earned before.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode':
      'Not saved. This looks like a private window. Open the site in a normal window to save your progress.',
    'at-limit':
      'Not saved. You’ve changed this lesson too many times, so it stays as it is. Tell us on the contact page.',
    'too-few-points': 'Not saved. You don’t have enough points. Nothing was changed.',
  },

  fallbackTitle: 'We couldn’t load this lesson.',
  fallbackText: {
    unreachable: 'It isn’t on this device yet. Connect to the internet to open it. Your progress is safe.',
    'bad-answer': 'The site didn’t respond correctly. Try again in a minute. Your progress is safe.',
    damaged: 'The file is damaged. Choose Try again to download a new copy. Your progress is safe.',
  },
  listMissingTitle: 'We couldn’t load the list of lessons.',
  listMissingText: {
    unreachable:
      'You can read this lesson. To mark it complete, connect to the internet. We’ll load the list automatically.',
    'bad-answer':
      'You can read this lesson. The site didn’t respond correctly. To mark the lesson complete, try again in a minute.',
    damaged:
      'You can read this lesson. The list of lessons is damaged, so you can’t mark the lesson complete yet. Choose Try again to download a new list.',
  },
  tryAgain: 'Try again',
  backToLearning: 'Back to the Learning Center',

  notFoundTitle: 'Lesson not found',
  notFoundText:
    'There’s no lesson at this address. It may be from an earlier version of the course. You can find every lesson in the Learning Center.',
  toLearning: 'See all lessons',
}
