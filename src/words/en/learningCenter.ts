import { inSeries } from '../listed'
import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** Texts of the Learning Center. */
export const learningCenterWords = {
  teaching: 'Teaching a group?',
  loading: 'Loading the lessons',
  title: 'Learning Center',
  joinClass: 'Join a class',
  signWhen: 'About to sign a loan, a lease or a job offer?',
  sign: 'Before you sign',
  stateWhen: 'Wages taken, heat shut off, or an eviction notice?',
  state: 'Rules and offices in your state',
  mySheets: 'My worksheets',
  doneOf: (done: number, all: number) => [`${whole(done)} of ${whole(all)}`, 'lessons done'] as const,
  searchLabel: 'Search every lesson',
  searchHint: 'paycheck, budget, rent',
  clearSearch: 'Clear the search',
  toGlossary: 'Open the glossary',
  toPractice: 'Practice with numbers',
  level: 'Level',
  allLevels: 'All',
  progress: 'Progress',
  states: { any: 'Any', started: 'Started', 'not-started': 'Not started', done: 'Done' },
  sampleTitle: 'We couldn’t load the list of lessons',
  sampleText:
    'This is a built-in sample of one module. It doesn’t change what you earned. Choose Try again to load the full list.',

  openToEveryone: 'Open to everyone',
  openToYou: 'Unlocked',
  rule: {
    'beginner-lessons': (cost: number) =>
      `Unlocks when every beginner lesson is done, or for ${whole(cost)} points a module`,
    'beginner-and-intermediate-lessons': (cost: number) =>
      `Unlocks when every beginner and intermediate lesson is done, or for ${whole(cost)} points a module`,
  },

  size: (lessons: number) => plural(lessons, { one: '1 lesson and a quiz', other: `${lessons} lessons and a quiz` }),
  points: (points: number) => `${whole(points)} points`,
  lessonsDone: (done: number, all: number, percent: number) =>
    plural(all, { one: `${done} of 1 lesson, ${percent}%`, other: `${done} of ${all} lessons, ${percent}%` }),
  allLessonsDone: 'All lessons done',
  quizScore: (score: number) => `Quiz ${score}%`,
  quizOpen: 'Quiz left to do',
  allDone: 'Your quilt is complete. You finished every lesson and passed every quiz.',
  seeCertificate: 'See your certificate',
  youHave: (points: number) => `You have ${whole(points)} points`,
  toGo: (points: number) => `${whole(points)} points to go`,

  lessonsOf: (module: string) => `Lessons in ${module}`,
  lessonDone: 'Done',
  read: (percent: number) => `${percent}% read`,
  lockedLessons: 'You can read every lesson now. Unlock the module to mark them complete and take the quiz.',
  opened: (module: string) => `${module} is unlocked.`,
  quizOf: (module: string) => `Quiz: ${module}`,
  quizPassed: (score: number) => `Passed, ${score}%`,
  quizTried: 'Not passed yet',
  quizStarted: (answered: number) => `${answered} answered`,
  passAt: (score: number) => `Passing score: ${score}%`,
  quizLocked: 'Locked',
  pointsWord: 'points',
  modulePoints: 'Module points',

  searching: 'Searching',
  resultCount: (count: number, query: string) =>
    plural(count, { one: `1 lesson for “${query}”`, other: `${whole(count)} lessons for “${query}”` }),
  noResults: (query: string) => `No lesson found for “${query}”`,
  noResultsText: 'Try one plain word, such as rent, loan or paycheck.',
  findInGlossary: (query: string) => `Look for “${query}” in the glossary`,
  onlyTitles: 'We searched titles only. Not every lesson is on this device yet.',
  noModules: 'No modules match',
  noModulesText: 'Try another level, or set Progress to Any.',
  showAll: 'Show every module',

  bookmark: 'Bookmark',
  note: 'Note',
  keptTitle: (bookmarks: number, notes: number) =>
    `Bookmarks and notes (${inSeries([
      ...(bookmarks > 0 ? [plural(bookmarks, { one: '1 bookmark', other: `${bookmarks} bookmarks` })] : []),
      ...(notes > 0 ? [plural(notes, { one: '1 note', other: `${notes} notes` })] : []),
    ])})`,
  keptText: 'Notes and bookmarks are on this device only. They’re included in backup files, but not in your account.',
  keptOfAnother: (lesson: string) => `A lesson that is no longer in the course (${lesson})`,
}
