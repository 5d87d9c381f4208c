import { plural } from '../plural'

/** The page a teacher reads before class. */
export const classTodayWords = {
  title: 'Today',
  /** `now` and `newest`: `today, 4:29 PM`. */
  asOf: (now: string, newest: string | undefined) =>
    newest === undefined ? `As of ${now}.` : `As of ${now}. Newest report: ${newest}.`,
  collect: 'Collect reports',

  suggestion: 'Five minutes together',
  questionText: (wrong: number, answered: number, most: string, chose: number) =>
    `${wrong} of ${answered} got this wrong. ${plural(chose, { one: `1 chose “${most}”.`, other: `${chose} chose “${most}”.` })} Read the question aloud, let everyone choose again, then ask someone to explain.`,
  from: (some: number, all: number) => `from ${some} of ${all} learners`,
  /** `since` is the date of the oldest report. */
  fromSince: (some: number, all: number, since: string) => `from ${some} of ${all} learners, in reports since ${since}`,
  moduleTitle: (title: string) => `Where learners are stuck: ${title}`,
  moduleText: (stuck: number) =>
    plural(stuck, {
      one: '1 learner is stuck here. Open the module together, and ask where they need help.',
      other: `${stuck} learners are stuck here. Open the module together, and ask where they need help.`,
    }),
  noneTitle: 'No problem that several learners share today',
  noneText: 'No question was missed by many learners, and no two learners are stuck in the same place.',
  show: 'Show it to the class',
  openModule: 'Open the module',
  answerHere: 'Learners answer first. Then show the right answer.',
  rightAnswer: (text: string) => `Right: ${text}`,
  showAnswer: 'Show the answer',
  stop: 'Back to Today',

  handedIn: 'Handed in today',
  of: (all: number) => `of ${all}`,
  lessonsThisWeek: 'Lessons completed this week',
  waiting: 'New devices to approve',

  silentNote: ['3, 7 and', '14 days'] as const,
  silentTitle: 'No recent report',
  silentText: 'No report doesn’t mean no learning. The report may still be on a tablet.',
  silentNone: 'Everyone handed in within the last three days.',
  silentColumns: ['Learner', 'Last report', 'How long'] as const,
  group: { 14: '14 days or more', 7: '7 to 13 days', 3: '3 to 6 days' },
  days: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
  silentTotal: 'No report for 3 days or more',

  stuckTitle: 'Stuck on something',
  stuckText: 'Started a module, then made no progress for 7 days, or failed a quiz twice.',
  stuckNone: 'No one is stuck, based on the reports.',
  stuckColumns: ['Learner and module', 'Why'] as const,
  why: { begun: 'Started, then stopped', failed: 'Quiz not passed' },
  quizOf: (title: string) => `Quiz: ${title}`,

  missedNote: ['Each learner’s', 'last answers'] as const,
  missedTitle: 'Most missed',
  missedText: 'The questions the class misses most. Choose a question to see which answers learners chose.',
  missedNone: 'No wrong answers have been handed in yet.',
  moreMissed: (count: number) => plural(count, { one: '1 more question', other: `${count} more questions` }),
  right: 'Right',
  chosenMost: 'chosen most',
  answered: 'Learners who answered',
  toReview: (wrong: number, answered: number) => `${wrong} of ${answered} got it wrong`,
  countOf: (count: number, of: number) => `${count} of ${of}`,

  csv: {
    classRow: ['Class', 'Number', 'As of'] as const,
    silent: ['No recent report', 'Days', 'As of'] as const,
    stuck: ['Stuck', 'Module', 'Why', 'As of'] as const,
    missed: ['Most missed', 'Option', 'Chosen by', 'Right', 'As of'] as const,
  },
}
