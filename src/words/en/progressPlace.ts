import { whole } from './ledgerFormat'

/** Where a learner's progress is, on the profile. */
export const progressPlaceWords = {
  folio: ['Storage', 'and backup'] as const,
  title: 'Where your progress is',

  here: 'On this device',
  hereFigures: (lessons: number, quizzes: number, points: number) =>
    [
      counted(lessons, 'lesson', 'lessons'),
      counted(quizzes, 'quiz', 'quizzes'),
      counted(points, 'point', 'points'),
    ].join(', '),
  backedUp: 'Backed up',
  notYet: 'Not yet',
  never: 'No',
  /** A day and time as a row has it, or `''` when the clock was wrong. */
  inFile: (when: string) => (when === '' ? 'In a file' : `In a file. ${when}`),
  ownHere: 'On this device only',
  waiting: 'Waiting to be sent',
  nothing: 'Nothing',
  changes: (count: number) => counted(count, 'change', 'changes'),

  backUpNow: 'Back up now',
  backingUp: 'Backing up',
  result: {
    'saved-here':
      'Not sent yet: there is no connection. Everything is saved on this device and is sent as soon as there is one.',
    'backing-up': 'Still backing up. It goes on while you do something else.',
    'backed-up': 'Everything is backed up.',
    'sign-in-again': 'Not sent: sign in again first.',
    deleted: 'Not sent: the account was deleted.',
    outdated: 'Not sent: reload this page first.',
  },
  refused: (reason: string) =>
    `Not sent: ${reason}. Everything is saved on this device, and it is tried again by itself.`,
  notAsked: {
    quota: 'The backup could not be started: this device is out of space. Free some space, then try again.',
    connection: 'The backup could not be started: the browser closed its storage. Reload the page, then try again.',
    outdated:
      'The backup could not be started: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'The backup could not be started: this browser keeps nothing in a private window.',
  },

  byItself: 'Changes are sent by themselves while there is a connection.',
  offline: 'You are offline. What waits is sent as soon as there is a connection.',
  signedOut:
    'This device is signed out of your account, so nothing is sent. Everything you do is saved here and is sent when you sign in again.',
  signInAgain: 'Sign in again',
  serviceRefused: (reason: string) =>
    `The last backup was refused: ${reason}. Everything is saved on this device, and it is tried again by itself.`,
  newerVersion:
    'A newer version of this site made your backup. Reload to get it: everything is saved on this device until then.',
  reload: 'Reload',
  deleted:
    'Your account was deleted, so your ledger is no longer backed up. All of it is still on this device, and nothing you do here is sent anymore.',
  deletedFile: 'Make a backup file',
  deletedKeep: 'Keep here without an account',
  keeping: 'Keeping',
  deletedLeave: 'Sign out or remove',
  deletedHint:
    'Kept here, your ledger opens on this device without the password of the account. You may add it to a new account later.',
  notKept: 'Not changed: the browser closed its storage. Nothing is lost. Reload the page, then try again.',
  deviceOnly:
    'Your progress is on this device only. If the browser clears it or the device is lost, only a backup file that you keep elsewhere has it.',
  accountAdds: 'An account adds a backup, and lets you learn on other devices too.',
  getAccount: 'Sign in or create an account',
}

function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`
}
