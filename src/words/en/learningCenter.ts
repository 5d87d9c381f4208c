import { whole } from './ledgerFormat'

/** What the Learning Center says. */
export const learningCenterWords = {
  teaching: 'Teaching a group?',
  loading: 'Loading the lessons',
  title: 'Learning Center',
  classCard: 'Do you have a class card?',
  joinClass: 'Join a class',
  signWhen: 'A loan, a lease or a job offer in your hand?',
  sign: 'Before you sign',
  mySheets: 'My sheets',
  postedOf: (done: number, all: number) => [`${whole(done)} of ${whole(all)}`, 'lessons done'] as const,
  searchLabel: 'Search every lesson',
  searchHint: 'paycheck, budget, rent',
  clearSearch: 'Clear the search',
  toGlossary: 'Open the glossary',
  toPractice: 'Practice with numbers',
  level: 'Level',
  levels: { all: 'All', Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  progress: 'Progress',
  states: { any: 'Any', started: 'Started', 'not-started': 'Not started', done: 'Done' },
  sampleTitle: 'The list of lessons could not be read',
  sampleText:
    'This is a built-in sample of one module. Nothing you earned is lost; the full list is back as soon as it can be read.',

  openToEveryone: 'Open to everyone',
  openToYou: 'Open to you',
  rule: {
    'beginner-lessons': (cost: number) =>
      `Opens when every beginner lesson is done, or for ${whole(cost)} points a module`,
    'beginner-and-intermediate-lessons': (cost: number) => `Opens after that, or for ${whole(cost)} points a module`,
  },

  size: (lessons: number) => (lessons === 1 ? '1 lesson and a quiz' : `${lessons} lessons and a quiz`),
  points: (points: number) => `${whole(points)} points`,
  lessonsDone: (done: number, all: number, percent: number) => `${done} of ${all} lessons, ${percent}%`,
  allPosted: 'All lessons done',
  quizScore: (score: number) => `Quiz ${score}%`,
  quizOpen: 'Quiz to go',
  allDone: 'Your quilt is whole: every lesson is done and every quiz passed.',
  seeCertificate: 'See your certificate',
  youHave: (points: number) => `You have ${whole(points)}`,
  toGo: (points: number) => `${whole(points)} to go`,

  lessonsOf: (module: string) => `Lessons of ${module}`,
  posted: 'Done',
  read: (percent: number) => `${percent}% read`,
  lockedLessons: 'You can read every lesson now. They count, and the quiz opens, once the module is open.',
  opened: (module: string) => `${module} is open.`,
  quizOf: (module: string) => `Quiz: ${module}`,
  quizPassed: (score: number) => `Passed, ${score}%`,
  quizTried: 'Not passed yet',
  quizStarted: (answered: number) => `${answered} answered`,
  passAt: (score: number) => `Pass at ${score}`,
  quizLocked: 'Not open yet',
  pointsWord: 'points',
  modulePoints: 'Module points',

  searching: 'Searching',
  resultCount: (count: number, query: string) =>
    count === 1 ? `1 lesson for “${query}”` : `${whole(count)} lessons for “${query}”`,
  noResults: (query: string) => `No lesson found for “${query}”`,
  noResultsText: 'Try one plain word, such as rent, loan or paycheck.',
  findInGlossary: (query: string) => `Look for “${query}” in the glossary`,
  onlyTitles: 'Only titles were searched so far: not every lesson is on this device yet.',
  noModules: 'No module fits both choices',
  noModulesText: 'Choose another level, or any progress.',
  showAll: 'Show every module',

  bookmark: 'Bookmark',
  note: 'Note',
  keptTitle: (bookmarks: number, notes: number) =>
    `Bookmarks and notes (${[
      ...(bookmarks > 0 ? [bookmarks === 1 ? '1 bookmark' : `${bookmarks} bookmarks`] : []),
      ...(notes > 0 ? [notes === 1 ? '1 note' : `${notes} notes`] : []),
    ].join(', ')})`,
  keptText: 'Notes and bookmarks are on this device only. Your backup file holds them; an account does not.',
  keptOfAnother: (lesson: string) => `A lesson that is no longer in the course (${lesson})`,
}
