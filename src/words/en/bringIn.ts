import { isolated } from '../isolated'
import { listed } from '../listed'
import { plural } from '../plural'
import { whole } from './ledgerFormat'
import { ended } from './ended'

/** Adds progress made on this device without an account to the account. */
export const bringInWords = {
  offer: (name: string, lessons: number, quizzes: number, points: number) =>
    `${isolated(name)} has ${learned(lessons, quizzes)} on this device (${pointCount(points)}).`,
  question: 'Add this to your account?',
  whose: (name: string) => `Add it only if you are ${ended(name)} Their progress stays on this device either way.`,
  accept: 'Add to my account',
  accepting: 'Adding',
  decline: 'Not now',

  added: (name: string, points: number) =>
    points > 0
      ? `Added ${pointCount(points)} from ${isolated(name)} to your account.`
      : `Added ${isolated(name)}’s progress to your account.`,
  next: 'Next time, open your account to keep learning. Look for your picture.',
  nothingNew: (name: string) => `Your account already has everything ${isolated(name)} learned.`,
  declined: (name: string) => `You can add ${isolated(name)}’s progress later, under Backup and storage.`,
  notDeclined: 'We couldn’t save your answer. We’ll ask again next time.',
  close: 'Close',

  notAdded: {
    missing: 'Nothing was added. This progress is already in your account or no longer on this device.',
    quota: 'Nothing was added. This device is out of space. Free up some space, then try again.',
    connection: 'Nothing was added. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Nothing was added. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was added. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Nothing was added. You’ve changed a lesson too many times. Tell us on the contact page.',
    'too-few-points': 'Nothing was added. You don’t have enough points.',
  },

  quiet: (name: string, lessons: number, quizzes: number, points: number) =>
    `${isolated(name)} has ${learned(lessons, quizzes)} on this device (${pointCount(points)}), not in your account yet.`,
}

function learned(lessons: number, quizzes: number): string {
  const parts = [
    ...(lessons > 0 ? [plural(lessons, { one: '1 lesson', other: `${whole(lessons)} lessons` })] : []),
    ...(quizzes > 0 ? [plural(quizzes, { one: '1 quiz', other: `${whole(quizzes)} quizzes` })] : []),
  ]
  return parts.length === 0 ? 'some progress' : `finished ${listed(parts)}`
}

function pointCount(points: number): string {
  return plural(points, { one: '1 point', other: `${whole(points)} points` })
}
