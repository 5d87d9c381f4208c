import { counted } from './counting'

/** What a teacher asks of the class this week. */
export const classPlanWords = {
  title: 'Plan',
  folio: ['Asked of', 'the class'] as const,
  intro:
    'Up to five lessons or quizzes until a day, and a message if you like. Your book signs it. Learners take it with their camera or from a file. It asks, and never locks anything.',
  now: 'The plan now',
  none: 'There is no plan yet.',
  until: (day: string) => `Until ${day}`,
  over: 'This plan is over.',
  doneBy: (done: number, all: number) => `${done} of ${all}`,
  columns: ['Asked', 'Done by'] as const,
  table: 'What the class has done of the plan',
  change: 'Make a plan',
  partLabel: (number: number) => `Lesson or quiz ${number}`,
  choose: 'Nothing here',
  quiz: (module: string) => `Quiz: ${module}`,
  untilLabel: 'Until',
  message: 'Message',
  messageHint: (left: number) => `Plain text. ${counted(left, 'character', 'characters')} left.`,
  send: 'Sign the plan',
  sending: 'Signing',
  saved: 'The plan is signed and kept. Show it to the class below.',
  empty: 'Choose at least one lesson or quiz, or write a message.',
  noDay: 'Choose a day from today on.',
  bad: 'The plan was not kept: the message has signs that can’t be shown.',
  show: 'Show it to their cameras',
  codes: 'The plan, as codes for a camera',
  give: 'Give it as a file',
  fileName: (name: string) => `${name}.class-plan.txt`,
  given: {
    shared: 'The plan was handed to the app you chose.',
    downloading: 'Your browser was asked to save the plan. Look into its downloads.',
    cancelled: 'No app was chosen.',
  },
}
