import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** Texts of the page of achievements and certificates. Counts are numbers, and titles come from the curriculum. */
export const achievementWords = {
  loading: 'Loading your achievements',
  title: 'Your achievements',
  count: (earned: number, open: number) => [`${earned} earned,`, `${open} to go`] as const,
  intro: 'See what you earned and what comes next. Nothing expires.',
  nothingYet: 'No achievements yet',
  nothingYetText: 'Finish your first lesson to earn your first achievement.',
  start: 'Start lesson 1',
  noCurriculumTitle: 'We couldn’t load the list of lessons',
  noCurriculumText: 'Some achievements can’t be shown right now. Your progress is safe. Reload the page to try again.',

  name: {
    'first-lesson': 'First lesson finished',
    'half-of-lessons': 'Half of all lessons',
    'all-lessons': 'Every lesson',
    'first-quiz': 'First quiz passed',
    'perfect-score': 'A perfect score',
    'all-quizzes': 'Every quiz passed',
  },
  streak: (days: number) => `${days} days in a row`,
  module: (title: string) => `${title} complete`,
  points: (points: number) => `${whole(points)} points`,

  streakRule: (days: number) => `Finish a lesson, quiz or review ${days} days in a row`,
  moreDays: (days: number) => plural(days, { one: 'One more day', other: `${days} more days` }),
  moduleRule: (lessons: number) =>
    plural(lessons, { one: 'The lesson and the quiz', other: `All ${lessons} lessons and the quiz` }),
  moduleToGo: (lessons: number, isQuizOpen: boolean) => {
    if (lessons === 0) return 'Quiz left to pass'
    return isQuizOpen
      ? plural(lessons, { one: '1 lesson and the quiz to go', other: `${lessons} lessons and the quiz to go` })
      : plural(lessons, { one: '1 lesson to go', other: `${lessons} lessons to go` })
  },
  lessonsRule: (needed: number) => `${whole(needed)} lessons finished`,
  quizzesRule: (needed: number) => plural(needed, { one: 'The only quiz', other: `All ${needed} module quizzes` }),
  pointsRule: 'From lessons and quizzes. Points you spent count too.',
  firstLessonRule: 'Any lesson',
  firstQuizRule: 'Any module quiz with a passing score',
  perfectRule: 'Any module quiz at 100%',
  bestSoFar: (percent: number) => `Your best score is ${percent}%`,
  toGo: (left: number, needed: number) =>
    left === needed ? `${whole(needed)} to go` : `${whole(left)} of ${whole(needed)} to go`,
  pointsToGo: (left: number) => `${whole(left)} points to go`,
  unlisted: 'A module from another version of the course',

  /** The text on the stamp of an achievement. */
  stamp: { half: '½', points: (points: number) => `${points / 1000}k`, perfect: '100' },
  tally: (days: number) => `${days} days, shown as tally marks`,

  open: 'Not earned yet',
  nextInReach: 'Up next',
  allEarned: 'You earned everything',
  allEarnedText: 'There’s nothing left to earn here. You can still read every lesson again.',
  more: (count: number) => `Show ${count} more`,

  certificates: 'Certificates',
  certificateCount: (count: number) => plural(count, { one: 'Your certificate', other: `Your ${count} certificates` }),
  certificatesText: 'Finish every lesson in a module and pass its quiz to earn a certificate.',
  moreCertificates: (count: number) =>
    plural(count, { one: 'Show the other certificate', other: `Show the other ${count} certificates` }),
  openCertificate: 'Print or share it',
  certificateOf: (title: string) => `Certificate: ${title}`,
  completion: 'Certificate of completion',
  finishedModule: (lessons: number) =>
    plural(lessons, { one: 'finished the lesson of', other: `finished all ${lessons} lessons of` }),
  andQuiz: 'and passed the quiz.',
  finishedCourse: (lessons: number, quizzes: number) =>
    `finished all ${whole(lessons)} lessons of the course and passed all ${whole(quizzes)} quizzes.`,
  finishedUnlisted: 'finished a module from another version of the course.',
  date: 'Date',
  score: 'Quiz score',
  meanScore: 'Average quiz score',
  percent: (score: number) => `${Math.floor(score)}%`,
  number: 'Certificate',
  /** `PL-SAV-3K8T-6W2D`: the site, the module, and the number. */
  numberOf: (site: string, module: string | undefined, number: string) =>
    [initials(site), module === undefined ? 'ALL' : module.slice(0, 3).toUpperCase(), number].join('-'),
}

function initials(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
