import { isolated } from '../isolated'
import { learnedFigures, longDay } from './ledgerFormat'
import { ended } from './ended'

/** Earlier progress, and starting over. Days are `YYYY-MM-DD`, undefined where not known. */
export const earlierProgressWords = {
  title: 'Earlier progress',
  intro:
    'This isn’t part of your current progress, and new backups don’t include it. It’s deleted if you remove your progress from this device.',
  none: 'You have no earlier progress on this device now.',
  name: {
    'started-over': 'Progress from before you started over here',
    replaced: 'Progress from before you started over on another device',
    unreadable: 'Progress that we couldn’t read',
    'not-mine': 'Done by someone else under your name',
  },
  /** Its contents, and the date it was saved. */
  facts: (lessons: number, quizzes: number, points: number, day: string | undefined) =>
    `${learnedFigures(lessons, quizzes, points)}.${since(day)}`,
  factsUnreadable: (day: string | undefined) => `It’s saved unchanged.${since(day)}`,
  bringBack: 'Restore',
  bringingBack: 'Restoring',
  /** The screen reader name of a button: the action and the progress it applies to. */
  of: (action: string, name: string) => `${action}: ${isolated(name)}`,
  broughtBack: 'Restored. Your lessons, quiz results and certificates are back.',
  broughtBackPart:
    'Restored. Your lessons, quiz results and certificates are back. A newer version of this site added more. That part stays here until you have that version.',
  nothingNewPart:
    'You already had its lessons, quiz results and certificates. A newer version of this site added more. That part stays here until you have that version.',
  nothingNew: 'You already had its lessons, quiz results and certificates, so we removed this copy.',
  notBroughtBack: {
    missing: 'Not restored. It no longer exists.',
    quota: 'Not restored. This device is out of space. Free up some space, then try again.',
    connection: 'Not restored. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'Not restored. A newer version of this site saved this progress. Reload this page, then try again.',
    'private-mode': 'Not restored. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Not restored. You’ve changed a lesson too many times. Tell us on the contact page.',
    'too-few-points': 'Not restored. You don’t have enough points.',
  },
  dismiss: 'Delete',
  dismissTitle: 'Delete permanently?',
  dismissText: (name: string, holds: string) => `${ended(name)} ${holds}`,
  dismissWarning: 'You can’t undo this. You can get this progress back only if an older backup has it.',
  keep: 'Cancel',
  dismissForGood: 'Delete permanently',
  dismissing: 'Deleting',
  dismissed: 'Deleted from this device.',
  notDismissed: {
    quota: 'Not deleted. This device is out of space. Free up some space, then try again.',
    connection: 'Not deleted. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'Not deleted. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not deleted. This looks like a private window. Open the site in a normal window.',
  },
}

export const startOverWords = {
  title: 'Start over',
  intro: 'Your progress goes back to zero. We keep a copy.',
  elsewhere: 'Your other devices start over too, the next time they’re online. Their progress is saved there too.',
  nothing: 'There is nothing to start over. You have no progress yet.',
  fileFirst: 'Make a backup file first',
  fileHasAll: 'Your backup file has all your current progress.',
  /** The phrase to type, in uppercase or lowercase. */
  phrase: 'start over',
  type: 'Type “start over”',
  notTyped: 'To start over, type “start over”.',
  action: 'Start over',
  starting: 'Starting over',
  done: 'You started over. We kept a copy of your earlier progress.',
  toEarlier: 'See your earlier progress',
  notDone: {
    quota: 'Nothing was changed. This device is out of space. Free up some space, then try again.',
    connection:
      'Nothing was changed. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Nothing was changed. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was changed. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Nothing was changed. You’ve started over too many times. Tell us on the contact page.',
    'too-few-points': 'Nothing was changed. You don’t have enough points.',
  },
}

function since(day: string | undefined): string {
  return day === undefined ? '' : ` Saved on ${longDay(day)}.`
}
