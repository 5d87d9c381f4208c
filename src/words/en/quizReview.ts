/** A finished quiz attempt, opened again. Numbers, days and percentages arrive already formatted. */
export const quizReviewWords = {
  loading: 'Looking for your answers',
  heading: (score: string) => `Your answers: ${score}`,
  facts: (day: string, passed: boolean, right: string, total: string) =>
    `${day}. ${right} of ${total} right, ${passed ? 'passed' : 'not passed yet'}.`,
  outcome: (passed: boolean) => (passed ? 'Passed' : 'Not yet'),
  attempts: 'Your finished attempts',
  unknownDay: 'On a day this device did not know',
  gone: (count: number) =>
    count === 1
      ? '1 question that you answered is no longer in this quiz.'
      : `${count} questions that you answered are no longer in this quiz.`,
  elsewhere: (count: number) =>
    count === 1
      ? '1 more attempt is counted, without its answers: it was finished on another device or long ago.'
      : `${count} more attempts are counted, without their answers: they were finished on another device or long ago.`,
  noAnswers: 'The answers are not on this device',
  noAnswersText:
    'A finished attempt stays as a whole on the device where it was made, and goes along in your backup file. This one was finished on another device, or before this site kept answers.',
  noAttempt: 'You have not finished this quiz yet',
  noAttemptText: 'Once you have, every answer can be read here again, with the reason.',
  /** @param day undefined where it is not known */
  resultStands: (score: string, day: string | undefined) =>
    `Your result stands: ${score}, passed${day === undefined ? '' : ` on ${day}`}.`,
  takeAgain: 'Take the quiz again',
  backToLessons: 'Back to the lessons',
  lastAnswers: 'See your last answers',
  otherTimes: 'Other times',
  /** After an option. `day` is undefined where no clock told it. */
  chosen: (times: number, day: string | undefined) => {
    if (times === 1) return day === undefined ? '' : `on ${day}`
    return day === undefined ? `${times} times` : `${times} times, last on ${day}`
  },
  rightNow: (count: number) =>
    count === 1
      ? '1 question that you missed another time is right here.'
      : `${count} questions that you missed other times are right here.`,
  taughtIn: 'Taught in',
  changed: 'This question has changed since. Its answer and reason are the new ones.',
}
