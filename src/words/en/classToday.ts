import { counted } from './counting'

/** The page that a teacher reads before a lesson. */
export const classTodayWords = {
  title: 'Today',
  suggestion: 'Worth five minutes together',
  questionText: (wrong: number, answered: number, most: string, chose: number) =>
    `${wrong} of ${answered} chose another answer than the right one. ${chose === 1 ? '1 chose' : `${chose} chose`} “${most}”. Read the question aloud, let everyone choose again, then ask somebody to explain.`,
  moduleTitle: (title: string) => `Where it stands still: ${title}`,
  moduleText: (stuck: number) =>
    `${counted(stuck, 'learner is', 'learners are')} stuck here. Open the module together, and ask what stops them.`,
  noneTitle: 'Nothing stands out today',
  noneText: 'No question was missed by many, and no two learners are stuck in the same place.',
  show: 'Show it to the class',
  openModule: 'Open the module',
  answerHere: 'The right answer comes after theirs.',
  rightAnswer: (text: string) => `Right: ${text}`,
  showAnswer: 'Show the answer',
  stop: 'Back to Today',

  heardFolio: 'Heard',
  handedIn: 'Handed in today',
  of: (all: number) => `of ${all}`,
  lessonsThisWeek: 'Lessons posted this week',
  waiting: 'New devices to let in',

  silentFolio: ['3, 7 and', '14 days'] as const,
  silentTitle: 'Not heard',
  silentText: 'Not heard is not the same as not learning: a report may still be on a tablet.',
  silentNone: 'Everyone was heard in the last three days.',
  silentColumns: ['Learner', 'Last heard', 'Since'] as const,
  group: { 14: '14 days or more', 7: '7 to 13 days', 3: '3 to 6 days' },
  days: (days: number) => counted(days, 'day', 'days'),
  silentTotal: 'Not heard for 3 days or more',

  stuckTitle: 'Stuck on something',
  stuckText: 'A module begun and not gone on with for 7 days, or a quiz not passed twice.',
  stuckNone: 'Nobody is stuck, as far as the reports say.',
  stuckColumns: ['Learner and module', 'As of', 'Why'] as const,
  why: { begun: 'Begun, then still', failed: 'Quiz not passed' },
  quizOf: (title: string) => `Quiz: ${title}`,

  missedFolio: ['Last answers', 'of each learner'] as const,
  missedTitle: 'Most missed',
  missedText: 'The questions that the class gets wrong most, and what was chosen.',
  missedNone: 'No wrong answer has been handed in yet.',
  moreMissed: (count: number) => counted(count, 'more question', 'more questions'),
  right: 'Right',
  chosenMost: 'chosen most',
  toReview: (wrong: number, answered: number) => `${wrong} of ${answered} to review`,
  countOf: (count: number, of: number) => `${count} of ${of}`,

  csv: {
    classRow: ['Class', 'Number', 'As of'] as const,
    silent: ['Not heard', 'Days', 'As of'] as const,
    stuck: ['Stuck', 'Module', 'Why', 'As of'] as const,
    missed: ['Most missed', 'Option', 'Chosen by', 'Right', 'As of'] as const,
  },
}
