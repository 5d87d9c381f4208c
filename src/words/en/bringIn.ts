import { isolated } from '../isolated'
import { whole } from './ledgerFormat'
import { ended } from './ended'

/** Adding what was learned on this device without an account to the account. */
export const bringInWords = {
  offer: (name: string, lessons: number, quizzes: number, points: number) =>
    `On this device ${isolated(name)} has ${learned(lessons, quizzes)} (${pointCount(points)}).`,
  question: 'Add this to your account?',
  whose: (name: string) => `Only if you are ${ended(name)} Their own ledger stays on this device either way.`,
  accept: 'Add to my account',
  accepting: 'Adding',
  decline: 'Not now',

  added: (name: string, points: number) =>
    points > 0
      ? `Added to your account: ${pointCount(points)} more from ${ended(name)}`
      : `Added to your account: what ${isolated(name)} has learned.`,
  nothingNew: (name: string) => `Your account has all that ${isolated(name)} has learned already.`,
  declined: (name: string) => `You can still add what ${isolated(name)} has learned, in your profile.`,
  notDeclined: 'Your answer could not be kept: the browser closed its storage. The question will come back.',
  close: 'Close',

  notAdded: {
    missing: 'Nothing was added: it is in your account already, or not on this device any more.',
    quota: 'Nothing was added: this device is out of space. Free some space, then try again.',
    connection: 'Nothing was added: the browser closed its storage. Reload the page, then try again.',
    outdated:
      'Nothing was added: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was added: this browser keeps nothing in a private window.',
    'at-limit': 'Nothing was added: a lesson was changed too many times.',
    'too-few-points': 'Nothing was added: the balance is too low.',
  },

  quiet: (name: string, lessons: number, quizzes: number, points: number) =>
    `${isolated(name)} has ${learned(lessons, quizzes)} here (${pointCount(points)}), not in this account.`,
}

function learned(lessons: number, quizzes: number): string {
  const parts = [
    ...(lessons > 0 ? [lessons === 1 ? '1 lesson' : `${whole(lessons)} lessons`] : []),
    ...(quizzes > 0 ? [quizzes === 1 ? '1 quiz' : `${whole(quizzes)} quizzes`] : []),
  ]
  return parts.length === 0 ? 'been learning' : `finished ${parts.join(' and ')}`
}

function pointCount(points: number): string {
  return points === 1 ? '1 point' : `${whole(points)} points`
}
