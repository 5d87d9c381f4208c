import { listed } from '../listed'
import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** Shown instead of totals, streak and offers until this device has read the account. */
export const accountUnreadWords = {
  title: {
    reading: 'Reading your account',
    unread: 'We haven’t read your account yet',
  },
  text: {
    reading: 'Your progress will show here as soon as we have it.',
    'signed-out': 'Sign in again to see your progress.',
    refused: 'The service didn’t let us read your account. We’ll try again automatically.',
    outdated: 'A newer version of the site saved your progress. Reload the page to see it.',
  },
  /** After the reason why the account service gave no valid answer. */
  again: 'We’ll try again automatically.',
  meanwhile: 'You can learn now. We save what you finish on this device and add it to your account.',
  here: (lessons: number, quizzes: number) =>
    `Done on this device: ${listed([
      ...(lessons === 0 ? [] : [plural(lessons, { one: '1 lesson', other: `${whole(lessons)} lessons` })]),
      ...(quizzes === 0 ? [] : [plural(quizzes, { one: '1 quiz', other: `${whole(quizzes)} quizzes` })]),
    ])}.`,
  toLessons: 'See all lessons',
  signIn: 'Sign in again',
  reload: 'Reload the page',
}
