import { plural } from '../plural'

/** A finished quiz attempt, opened again. Numbers, days and percentages are already formatted. */
export const quizReviewWords = {
  loading: 'Looking for your answers',
  heading: (score: string) => `Your answers: ${score}`,
  facts: (day: string, passed: boolean, right: string, total: string) =>
    `${day}. ${right} of ${total} right, ${passed ? 'passed' : 'not passed yet'}.`,
  outcome: (passed: boolean) => (passed ? 'Passed' : 'Not yet'),
  attempts: 'Your finished attempts',
  unknownDay: 'Date unknown',
  gone: (count: number) =>
    plural(count, {
      one: '1 question that you answered is no longer in this quiz.',
      other: `${count} questions that you answered are no longer in this quiz.`,
    }),
  elsewhere: (count: number) =>
    plural(count, {
      one: '1 more attempt counts, but its answers aren’t on this device.',
      other: `${count} more attempts count, but their answers aren’t on this device.`,
    }),
  noAnswers: 'Your answers aren’t on this device',
  noAnswersText:
    'Answers are saved only on the device you used, and in your backup file. You finished this quiz on another device, or before this site saved answers.',
  noAttempt: 'You haven’t finished this quiz yet',
  noAttemptText: 'After you finish it, you can read every answer here, with an explanation.',
  /** @param day undefined where it is not known */
  resultStands: (score: string, day: string | undefined) =>
    `You passed with ${score}${day === undefined ? '' : ` on ${day}`}. That still counts.`,
  takeAgain: 'Take the quiz again',
  backToLessons: 'Back to the lessons',
  lastAnswers: 'See your last answers',
  otherTimes: 'Other times',
  /** Shown after an option. `day` is undefined if the device did not know the date. */
  chosen: (times: number, day: string | undefined) => {
    if (times === 1) return day === undefined ? '' : `on ${day}`
    return day === undefined
      ? plural(times, { other: `${times} times` })
      : plural(times, { other: `${times} times, last on ${day}` })
  },
  rightNow: (count: number) =>
    plural(count, {
      one: 'You got 1 question right that you missed another time.',
      other: `You got ${count} questions right that you missed other times.`,
    }),
  taughtIn: 'Taught in',
  changed: 'This question has changed since then. You’ll see the new answer and explanation.',
}
