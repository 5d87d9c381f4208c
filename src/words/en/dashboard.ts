import { isolated } from '../isolated'
import { megabytes } from '../format'
import { plural } from '../plural'
import { durationText } from './duration'
import { whole } from './ledgerFormat'

/** Texts of the dashboard. Counts are numbers, and dates are `YYYY-MM-DD`. */
export const dashboardWords = {
  loading: 'Loading your progress',
  greeting: {
    morning: (name: string) => `Good morning, ${isolated(name)}`,
    afternoon: (name: string) => `Good afternoon, ${isolated(name)}`,
    evening: (name: string) => `Good evening, ${isolated(name)}`,
  },
  streakLabel: (days: number) =>
    plural(days, {
      one: 'Streak: 1 day, shown as tally marks',
      other: `Streak: ${whole(days)} days, shown as tally marks`,
    }),
  streakDays: (days: number) => plural(days, { one: '1 day', other: `${whole(days)} days` }),
  inARow: (days: number) => plural(days, { one: 'so far.', other: 'in a row.' }),
  /** Shown after days away: what the learner still has, although the streak starts over. */
  whatStays: (longest: number, points: number) =>
    `${plural(longest, { one: 'Your longest streak is 1 day', other: `Your longest streak is ${whole(longest)} days` })}, and ${plural(points, { other: `you have earned ${whole(points)} points` })}.`,
  firstDay: 'Day 1.',
  todayDone: 'Today is done.',
  todayOpen: 'No lesson, quiz or review yet today.',
  firstEntryOpen: 'Finish a lesson or quiz to start your streak.',

  continueHere: 'Continue where you left off',
  startHere: 'Start here',
  nextUp: 'Up next',
  continueAction: 'Continue',
  startAction: 'Start lesson 1',
  openLesson: 'Open lesson',
  openQuiz: 'Take the quiz',
  quizOf: (module: string) => `Quiz: ${module}`,
  lessonFacts: (module: string, number: number, count: number, duration: string, points: number) =>
    `${module}, lesson ${number} of ${count} · ${durationText(duration)} · ${whole(points)} points`,
  lockedFacts: (module: string, number: number, count: number, duration: string) =>
    `${module}, lesson ${number} of ${count} · ${durationText(duration)} · Locked`,
  quizFacts: (duration: string, points: number) =>
    `${durationText(duration)} · ${whole(points)} points the first time you pass`,
  readLabel: (percent: number) => `${percent}% of the lesson read`,
  read: (percent: number, heading: string) =>
    heading === '' ? `${percent}% read.` : `${percent}% read. You stopped at “${heading}”`,
  readToTheEnd: 'You read the whole lesson. Mark it complete to get your points.',
  answered: (done: number, all: number) => `${done} of ${all} questions answered. Your answers are saved.`,
  review: 'Review',
  reviewAction: 'Remember what you learned',
  reviewMissing: 'Not downloaded yet',
  stepFacts: (duration: string, points: number) => `${durationText(duration)}, ${whole(points)} points`,
  allDone: 'Your quilt is complete',
  allDoneFacts: (lessons: number, quizzes: number) =>
    `${plural(lessons, { other: `You finished all ${whole(lessons)} lessons` })} and ${plural(quizzes, { one: 'passed the quiz', other: `passed all ${whole(quizzes)} quizzes` })}.`,
  seeCertificate: 'See your certificate',
  toTools: 'Try the calculators with your own numbers',
  readAgain: 'Read any lesson again',

  standing: 'Your progress',
  ringLabel: (percent: number) => `${percent} percent of the lessons done`,
  points: 'Points',
  lessons: 'Lessons',
  quizzes: 'Quizzes',
  ofAll: (all: number) => `of ${whole(all)}`,
  inTheCourse: 'in the course',
  earnedInAll: (earned: number) =>
    `You earned ${whole(earned)} points in all. Some are from lessons that are not in this course.`,
  spendable: (total: number, earned: number, spent: number) =>
    `You have ${whole(total)} points to spend. You earned ${whole(earned)} and spent ${whole(spent)}.`,
  done: 'done',
  passed: 'passed',
  placeholderFigures: 'We couldn’t load the course, so the totals below are placeholders. Your progress is safe.',

  quiltNote: ['One patch', 'for each lesson'],
  quilt: 'Your quilt',
  lessonsDone: (done: number, all: number) => `${done} of ${all}`,
  lessonsWord: 'lessons',
  percent: (value: number) => `${value}%`,
  quizToGo: 'Quiz left',

  entriesNote: ['Lessons', 'and quizzes'],
  recentActivity: 'Recent activity',

  activeIn: (month: string) => `Active days in ${month}`,
  active: 'active',
  today: 'today',
  activeDays: (count: number) => plural(count, { one: '1 active day.', other: `${count} active days.` }),
  longestStreak: (days: number) => `Your longest streak is ${days} days.`,
  strokeNote: 'Each mark is a day you finished a lesson or quiz, or reviewed.',

  /** For a learner who has no backup at all. */
  reminder: {
    marginNote: 'One copy',
    title: (lessons: number) => `Back up your ${whole(lessons)} lessons`,
    text: 'Your progress is saved only on this device. If the device is lost or the browser deletes your progress, you can restore it from a backup file.',
    make: 'Make a backup file',
    dismiss: 'Don’t remind me again',
    dismissing: 'Saving',
    notSaved: 'Couldn’t save that. Reload the page, then try again.',
  },

  sign: 'Before you sign',
  signWhen: 'Big decision today?',
  signWhat: 'Loan, lease, card, car, job or scam call',

  keptSafe: 'Storage',
  storage: 'Backup and storage',
  ready: (bytes: number) => (bytes > 0 ? `Ready offline, ${megabytes(bytes)}.` : 'Ready offline.'),
  filling: (done: number, total: number) => `Getting ready for offline use: ${whole(done)} of ${whole(total)} files.`,
  checking: 'Checking which lessons are ready offline.',
  waiting: 'Not ready for offline use yet. The download continues when you’re online.',
  /** Shown one after the other: how much is here, what happened, and what comes next. */
  notReady: {
    unknown: 'Not ready for offline use yet.',
    here: (done: number, total: number) =>
      `Not ready for offline use yet: ${whole(done)} of ${whole(total)} files are here.`,
    dropped: (requests: number) =>
      plural(requests, {
        one: 'The connection dropped 1 request.',
        other: `The connection dropped ${whole(requests)} requests.`,
      }),
    refused: (files: number) =>
      plural(files, {
        one: '1 file arrived changed, or not at all.',
        other: `${whole(files)} files arrived changed, or not at all.`,
      }),
    retry: (seconds: number) =>
      plural(seconds, { one: 'We’ll try again in 1 second.', other: `We’ll try again in ${seconds} seconds.` }),
    stopped:
      'A filter, a virus scanner or the site’s host may change our files. Try another network, or tell the person who runs this site.',
  },
  tryAgainNow: 'Try again now',
  full: 'Not ready for offline use. This device is out of space. Free up some space, then open this page again.',
  paused: 'The lessons aren’t downloaded yet because Data Saver is on.',
  unsupported: 'This browser window can’t save the lessons for offline use.',
  download: (bytes: number) => (bytes > 0 ? `Download the lessons, ${megabytes(bytes)}` : 'Download the lessons'),
}
