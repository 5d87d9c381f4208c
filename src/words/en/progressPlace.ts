import { inSeries } from '../listed'
import { plural } from '../plural'
import { whole } from './ledgerFormat'

/** The part of the profile about where a learner's progress is saved. */
export const progressPlaceWords = {
  title: 'Where your progress is saved',

  here: 'On this device',
  hereFigures: (lessons: number, quizzes: number, points: number) =>
    inSeries([
      plural(lessons, { one: '1 lesson', other: `${whole(lessons)} lessons` }),
      plural(quizzes, { one: '1 quiz', other: `${whole(quizzes)} quizzes` }),
      plural(points, { one: '1 point earned', other: `${whole(points)} points earned` }),
    ]),
  backedUp: 'Backed up',
  notYet: 'Not yet',
  never: 'No',
  /** A day and time as text for a row, or `''` when the clock was wrong. */
  inFile: (when: string) => (when === '' ? 'In a file' : `In a file. ${when}`),
  ownHere: 'On this device only',
  waiting: 'Not backed up yet',
  nothing: 'Nothing',
  changes: (count: number) => plural(count, { one: '1 change', other: `${whole(count)} changes` }),

  backUpNow: 'Back up now',
  backingUp: 'Backing up',
  result: {
    'saved-here': 'Not backed up yet. Your progress is saved on this device. We’ll try again automatically.',
    'backing-up': 'Still backing up. You can keep using the site.',
    'backed-up': 'Everything is backed up.',
    'sign-in-again': 'Not backed up. Sign in again first.',
    deleted: 'Not backed up. Your account was deleted.',
    outdated: 'Not backed up. Reload this page first.',
  },
  refused: (reason: string) =>
    `Not backed up. ${reason}. Your progress is saved on this device. We’ll try again automatically.`,
  notAsked: {
    quota: 'Couldn’t start the backup. This device is out of space. Free up some space, then try again.',
    connection:
      'Couldn’t start the backup. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Couldn’t start the backup. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Couldn’t start the backup. This looks like a private window. Open the site in a normal window.',
  },

  byItself: 'Your progress backs up automatically when you’re online.',
  offline: 'You’re offline. Your changes will back up when you’re online.',
  /** After the reason why the account service gave no valid answer. */
  again: 'Your progress is saved on this device. We’ll try again automatically.',
  signedOut:
    'You’re signed out of your account, so nothing is backed up. Everything is saved on this device and will back up when you sign in again.',
  signInAgain: 'Sign in again',
  serviceRefused: (reason: string) =>
    `Couldn’t back up. ${reason}. Your progress is saved on this device. We’ll try again automatically.`,
  newerVersion:
    'A newer version of this site made your backup. Your progress is saved on this device. Reload the page to update.',
  deleted: 'Your account was deleted, so your progress is no longer backed up. All of it is still on this device.',
  deletedFile: 'Make a backup file',
  deletedKeep: 'Keep here without an account',
  keeping: 'Keeping',
  deletedLeave: 'Sign out or remove',
  deletedHint:
    'If you keep it here, no one needs the account’s password to open it. You can add it to a new account later.',
  notKept:
    'Nothing was changed or lost. Something went wrong with this browser’s storage. Reload the page, then try again.',
  deviceOnly: 'Your progress is on this device only. Keep a backup file somewhere else.',
  accountAdds: 'An account backs up your progress and lets you learn on other devices too.',
  getAccount: 'Sign in or create an account',
}
