import { isolated } from '../isolated'
import { megabytes } from '../format'
import { whole } from './ledgerFormat'

/** What the dashboard says. Counts arrive as numbers, dates as `YYYY-MM-DD`. */
export const dashboardWords = {
  loading: 'Loading your ledger',
  greeting: {
    morning: (name: string) => `Good morning, ${isolated(name)}`,
    afternoon: (name: string) => `Good afternoon, ${isolated(name)}`,
    evening: (name: string) => `Good evening, ${isolated(name)}`,
  },
  streakLabel: (days: number) => `Streak: ${days === 1 ? '1 day' : `${whole(days)} days`}, shown as tally marks`,
  streakFigure: (days: number) =>
    days % 5 === 0 ? `${whole(days / 5)} fives` : `${whole(Math.floor(days / 5))} fives and ${days % 5}`,
  streakDays: (days: number) => (days === 1 ? '1 day' : `${whole(days)} days`),
  inARow: (days: number) => (days === 1 ? 'so far.' : 'in a row.'),
  /** After days away: what stays although the streak begins anew. */
  whatStays: (longest: number, points: number) =>
    `Longest run ${longest === 1 ? '1 day' : `${whole(longest)} days`}; your ${whole(points)} points are here.`,
  firstDay: 'Day 1.',
  todayPosted: 'Today is done.',
  todayOpen: 'Today is still open.',
  firstEntryOpen: 'Your first lesson or quiz makes the first mark.',

  continueHere: 'Continue where you left off',
  startHere: 'Start here',
  nextUp: 'Next in your ledger',
  continueAction: 'Continue',
  startAction: 'Start lesson 1',
  openLesson: 'Open lesson',
  openQuiz: 'Take the quiz',
  quizOf: (module: string) => `Quiz: ${module}`,
  lessonFacts: (module: string, number: number, count: number, duration: string, points: number) =>
    `${module}, lesson ${number} of ${count} · ${duration} · ${whole(points)} points`,
  quizFacts: (duration: string, points: number) => `${duration} · ${whole(points)} points, added once`,
  readLabel: (percent: number) => `${percent}% of the lesson read`,
  read: (percent: number, heading: string) =>
    heading === '' ? `${percent}% read.` : `${percent}% read. You stopped at “${heading}”`,
  readToTheEnd: 'Read to the end. Mark it complete to post it.',
  answered: (done: number, all: number) => `${done} of ${all} questions answered. Your answers are kept.`,
  nextBestStep: 'Next best step',
  review: 'Review',
  reviewAction: 'Keep what you learned',
  reviewMissing: 'Not on this device yet',
  stepFacts: (duration: string, points: number) => `${duration}, ${whole(points)} points`,
  allPosted: 'Your quilt is whole',
  allPostedFacts: (lessons: number, quizzes: number) =>
    `All ${whole(lessons)} lessons are done and ${quizzes === 1 ? 'the quiz is' : `all ${whole(quizzes)} quizzes are`} passed. That work stays yours.`,
  seeCertificate: 'See your certificate',
  toTools: 'Use the tools with your own numbers',
  readAgain: 'Read any lesson again',

  standing: 'Standing',
  ringLabel: (percent: number) => `${percent} percent of the lessons`,
  points: 'Points',
  lessons: 'Lessons',
  quizzes: 'Quizzes',
  ofAll: (all: number) => `of ${whole(all)}`,
  inTheCourse: 'in the course',
  spendable: (total: number, earned: number, spent: number) =>
    `You have ${whole(total)} points to spend. You earned ${whole(earned)} and spent ${whole(spent)}.`,
  done: 'done',
  passed: 'passed',
  placeholderFigures:
    'The list of lessons could not be read, so these figures stand in for it. Nothing you earned is lost.',

  quiltFolio: ['One patch', 'for each lesson'],
  quilt: 'Your quilt',
  lessonsDone: (done: number, all: number) => `${done} of ${all}`,
  lessonsWord: 'lessons',
  percent: (value: number) => `${value}%`,
  quizToGo: 'Quiz to go',

  entriesFolio: ['Recent', 'entries'],
  posted: 'In your ledger',
  noEntries: 'No entries yet',
  noEntriesText: (duration: string) =>
    `Your first lesson takes ${spelled(duration)}. It is written here then, with the date and the points.`,

  activeIn: (month: string) => `Active days in ${month}`,
  active: 'active',
  today: 'today',
  activeDays: (count: number) => (count === 1 ? '1 active day.' : `${count} active days.`),
  strokeNote: 'A stroke marks each day you finished a lesson or a quiz.',

  /** For somebody who has no backup at all. */
  reminder: {
    folio: 'One copy',
    title: (lessons: number) => `${whole(lessons)} lessons, and only one copy`,
    text: 'What you have learned is on this device alone. If it is lost, or the browser clears it, a backup file brings it back.',
    make: 'Make a backup file',
    dismiss: 'Don’t remind me again',
    dismissing: 'Saving',
    notSaved: 'That could not be saved. Reload the page, then try again.',
  },

  sign: 'Before you sign',
  signWhen: 'Deciding today?',
  signWhat: 'Loan, lease, card, car, job or scam call',

  keptSafe: 'Kept safe',
  storage: 'Storage and backup',
  ready: (bytes: number) => (bytes > 0 ? `Ready offline, ${megabytes(bytes)}.` : 'Ready offline.'),
  filling: (done: number, total: number) => `Getting ready for offline: ${whole(done)} of ${whole(total)} files.`,
  checking: 'Checking what is ready offline.',
  waiting: 'Not ready offline yet: will go on when there is a connection.',
  full: 'Not ready offline: this device is out of space. Free some space, then open this page again.',
  paused: 'The lessons are not downloaded yet, because your browser asks to save data.',
  unsupported: 'This browser window can’t keep the lessons for offline use.',
  download: (bytes: number) => (bytes > 0 ? `Download the lessons, ${megabytes(bytes)}` : 'Download the lessons'),
}

/** `15 min` as a sentence writes it. */
function spelled(duration: string): string {
  return duration.replace(/\bmin\b/, 'minutes')
}
