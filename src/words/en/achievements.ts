import { whole } from './ledgerFormat'

/** What the page of achievements and certificates says. Counts arrive as numbers, titles as the curriculum has them. */
export const achievementWords = {
  loading: 'Loading what you earned',
  title: 'Earned so far',
  count: (earned: number, open: number) => [`${earned} earned,`, `${open} open`] as const,
  intro: 'Each line says what it took, and what is left to do. Nothing here expires.',
  nothingYet: 'Nothing earned yet',
  nothingYetText: 'Your first lesson makes the first entry on this page, with its date.',
  start: 'Start lesson 1',
  noCurriculumTitle: 'The list of lessons could not be read',
  noCurriculumText:
    'Only what needs no list is shown here. Nothing you earned is lost; the rest is back as soon as it can be read.',

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

  streakRule: (days: number) => `Finish a lesson or a quiz on ${days} days running`,
  moreDays: (days: number) => (days === 1 ? 'One more day' : `${days} more days`),
  moduleRule: (lessons: number) => `${allLessons(lessons)} and the quiz`,
  moduleToGo: (lessons: number, isQuizOpen: boolean) => {
    if (lessons === 0) return 'The quiz to go'
    const count = lessons === 1 ? '1 lesson' : `${lessons} lessons`
    return isQuizOpen ? `${count} and the quiz to go` : `${count} to go`
  },
  lessonsRule: (needed: number) => `${whole(needed)} lessons finished`,
  quizzesRule: (needed: number) => (needed === 1 ? 'The one quiz there is' : `All ${needed} module quizzes`),
  pointsRule: 'Earned with lessons and quizzes, spent or not',
  firstLessonRule: 'Any lesson',
  firstQuizRule: 'Any module quiz, at its pass mark or more',
  perfectRule: 'Any module quiz at 100%',
  bestSoFar: (percent: number) => `Your best so far is ${percent}%`,
  toGo: (left: number, needed: number) =>
    left === needed ? `${whole(needed)} to go` : `${whole(left)} of ${whole(needed)} to go`,
  pointsToGo: (left: number) => `${whole(left)} to go`,
  unlisted: 'A part of another version of the course',

  /** What the stamp of an achievement bears. */
  stamp: { half: '½', points: (points: number) => `${points / 1000}k`, perfect: '100' },
  tally: (days: number) => `${days} days, shown as tally marks`,

  open: 'Still open',
  nextInReach: 'Next in reach',
  allEarned: 'Everything is earned',
  allEarnedText: 'There is nothing left to earn here. The lessons stay open to read again.',
  more: (count: number) => (count === 1 ? 'Show the other one' : `Show the other ${count}`),

  certificates: 'Certificates',
  certificateCount: (count: number) => (count === 1 ? 'Your certificate' : `Your ${count} certificates`),
  certificatesText: 'A certificate is earned with every lesson of a module and its quiz.',
  moreCertificates: (count: number) =>
    count === 1 ? 'Show the other certificate' : `Show the other ${count} certificates`,
  openCertificate: 'Print or share it',
  certificateOf: (title: string) => `Certificate: ${title}`,
  completion: 'Certificate of completion',
  finishedModule: (lessons: number) => `finished ${allLessons(lessons).toLowerCase()} of`,
  andQuiz: 'and passed the quiz.',
  finishedCourse: (lessons: number, quizzes: number) =>
    `finished all ${whole(lessons)} lessons of the course and passed all ${whole(quizzes)} quizzes.`,
  finishedUnlisted: 'finished a module that this version of the course does not list.',
  date: 'Date',
  score: 'Quiz score',
  meanScore: 'Mean quiz score',
  percent: (score: number) => `${Math.floor(score)}%`,
  number: 'Certificate',
  /** `PL-SAV-3K8T-6W2D`: the site, the module, and the number. */
  numberOf: (site: string, module: string | undefined, isCourse: boolean, number: string) =>
    [initials(site), isCourse ? 'ALL' : (module ?? '').slice(0, 3).toUpperCase(), number].filter(Boolean).join('-'),
}

function initials(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}

function allLessons(count: number): string {
  return count === 1 ? 'The lesson' : `All ${count} lessons`
}
