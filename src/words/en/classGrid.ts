import { isolated } from '../isolated'
import { plural } from '../plural'

/** The class grid, and the page of one learner. */
export const classGridWords = {
  title: 'Grid',
  intro: 'Lessons completed, by learner and module. Choose a square to see its lessons.',
  asOf: (when: string) => `As of ${when}. A row with a date shows progress on that date.`,
  marginNote: (learners: number, modules: number) =>
    [
      plural(learners, { one: '1 learner,', other: `${learners} learners,` }),
      plural(modules, { one: '1 module', other: `${modules} modules` }),
    ] as const,
  show: 'Show',
  allModules: 'All modules',
  order: 'Order',
  orders: { name: 'By name', silent: 'Longest since last report' },
  learner: 'Learner',
  from: 'Date',
  of: (count: number) => `of ${count}`,
  region: 'Class grid',
  caption: 'Lessons completed, by learner and module',
  /** The screen reader text of a square in the grid. */
  patch: (done: number, all: number, quiz: string, stuck: boolean) =>
    `${plural(all, { one: `${done} of 1 lesson`, other: `${done} of ${all} lessons` })}, ${quiz}${stuck ? ', stuck here' : ''}`,
  /** The same, where no lesson or quiz is done. */
  noneYet: 'Not started',
  open: (name: string, module: string) => `${isolated(name)}, ${module}`,
  quiz: {
    none: () => 'quiz not taken',
    failed: (score: number | undefined) =>
      score === undefined ? 'quiz not passed' : `quiz not passed, best ${score}%`,
    passed: (score: number | undefined) => (score === undefined ? 'quiz passed' : `quiz passed with ${score}%`),
  },
  quizState: {
    none: () => 'Not taken',
    failed: (score: number | undefined) => (score === undefined ? 'Not passed' : `Not passed, best ${score}%`),
    passed: (score: number | undefined) => (score === undefined ? 'Passed' : `Passed with ${score}%`),
  },
  notBegunModules: (count: number) =>
    plural(count, { one: '1 module not started', other: `${count} modules not started` }),
  key: { all: 'all lessons', quiz: 'all lessons and the quiz', stuck: 'stuck here' },
  left: 'left',
  finished: 'All lessons done',
  lessonsOf: (done: number, all: number) =>
    plural(all, { one: `${done} of 1 lesson`, other: `${done} of ${all} lessons` }),
  wholeLedger: 'See all progress',
  notBegun: 'Not done',
  done: 'Done',
  quizRow: 'Quiz',
  newSince: 'new since last week',
  close: 'Hide these lessons',

  csv: {
    name: 'Learner',
    asOf: 'As of',
    left: 'Left',
    lessons: (module: string) => `${module}: lessons`,
    quiz: (module: string) => `${module}: quiz score, percent`,
    lesson: 'Lesson or quiz',
    state: 'Status',
    on: 'Date',
  },

  one: {
    gone: 'This learner isn’t counted in the class',
    goneText: 'They left and their reports were deleted, or none of their devices is approved.',
    toGrid: 'Back to the grid',
    lately: 'Last 7 days',
    latelyNone: 'Nothing new in the last 7 days, based on their last report.',
    latelyLessons: (count: number) => plural(count, { one: '1 lesson completed', other: `${count} lessons completed` }),
    latelyQuizzes: (count: number) => plural(count, { one: '1 quiz taken', other: `${count} quizzes taken` }),
    latelyDays: (count: number) => plural(count, { one: '1 active day', other: `${count} active days` }),
    facts: 'Total',
    lessons: 'Lessons completed',
    quizzes: 'Quizzes passed',
    certificates: 'Certificates',
    days: 'Active days',
    answersSince: (day: string) => `Answers before ${day} were left out of the report to keep it small.`,
    startedOver: 'Started over',
    earlier: (lessons: number) =>
      plural(lessons, {
        one: 'Before that, they completed 1 lesson.',
        other: `Before that, they completed ${lessons} lessons.`,
      }),
    devices: 'Devices',
    device: (number: number) => `Device ${number}`,
    notThem: (number: number) => `Remove device ${number}`,
    handedIn: 'Lessons and quizzes',
    note: 'Your note',
    noteHint: 'Only teachers of this class can see it.',
    saveNote: 'Save the note',
    saving: 'Saving',
    noteTooLong: 'The note was not saved. Use at most 2,000 characters.',
    noteSaved: 'The note is saved.',
    leftOn: (when: string) => `Left on ${when}`,
  },
}
