import { listed } from '../listed'
import { plural } from '../plural'

/** The plan a teacher makes for the class. */
export const classPlanWords = {
  title: 'Plan',
  marginNote: ['For', 'the class'] as const,
  intro:
    'Choose up to five lessons or quizzes, a day and, if you like, a message. Learners scan the plan or open it from a file. It’s a reminder. It never locks a lesson.',
  locked: (modules: readonly string[]) =>
    plural(modules.length, {
      one: `${listed(modules)} is locked for new learners. Your class can do it anyway. That unlocks the module for them, and costs no points.`,
      other: `${listed(modules)} are locked for new learners. Your class can do them anyway. That unlocks the modules for them, and costs no points.`,
    }),
  now: 'Current plan',
  none: 'There is no plan yet.',
  until: (day: string) => `Until ${day}`,
  over: 'This plan has ended.',
  doneBy: (done: number, all: number) => `${done} of ${all}`,
  columns: ['Lesson or quiz', 'Done by'] as const,
  table: 'Class progress on the plan',
  change: 'Make a plan',
  partLabel: (number: number) => `Lesson or quiz ${number}`,
  choose: 'None',
  quiz: (module: string) => `Quiz: ${module}`,
  untilLabel: 'Until',
  message: 'Message',
  messageHint: (left: number) =>
    plural(left, { one: 'Plain text. 1 character left.', other: `Plain text. ${left} characters left.` }),
  send: 'Save the plan',
  sending: 'Saving',
  saved: 'Plan saved. Now share it with the class, under Current plan.',
  restore: 'Restore the earlier plan',
  restored: 'The earlier plan is the current plan again. If you shared the other one, share this one now.',
  delete: 'Delete this plan',
  deleted: 'The plan is deleted. Learners who already have it see it until its last day, or until your next plan.',
  empty: 'Choose at least one lesson or quiz, or enter a message.',
  noDay: 'Choose today or a later day.',
  bad: 'The plan was not saved. The message has characters that can’t be displayed.',
  show: 'Show as codes',
  codes: 'The plan, as codes for a camera',
  give: 'Share as a file',
  fileName: (name: string) => `${name}.class-plan.txt`,
  given: {
    shared: 'The plan was sent to the app you chose.',
    downloading: 'Check your Downloads folder for the plan. We can’t tell if the download finished.',
    cancelled: 'File not saved. You didn’t choose an app.',
  },
}
