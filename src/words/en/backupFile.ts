import { isolated } from '../isolated'
import { inSeries } from '../listed'
import { plural } from '../plural'
import { learnedFigures, longDay, whole } from './ledgerFormat'
import { ended } from './ended'

/** The learner's backup file: how it is offered, what it adds, and what to do when a file is refused. */
export const backupFileWords = {
  title: 'Your backup file',
  intro: 'One file with all your progress, notes and worksheets. Keep a copy somewhere else, such as in your email.',
  lastMade: 'Last made here',
  never: 'Not yet',
  /** A day and time as text for a sentence, or `''` when the clock was wrong. */
  made: (when: string) => (when === '' ? 'Date unknown' : when),
  since: 'Since then',
  nothingSince: 'No changes',
  lessonsSince: (lessons: number, quizzes: number) =>
    inSeries([
      ...(lessons > 0 ? [plural(lessons, { one: '1 new lesson', other: `${whole(lessons)} new lessons` })] : []),
      ...(quizzes > 0 ? [plural(quizzes, { one: '1 new quiz', other: `${whole(quizzes)} new quizzes` })] : []),
    ]),
  somethingSince: 'You have changes that aren’t in this file',
  addPassphrase: 'Add a passphrase',
  passphraseMade: 'Passphrase (optional)',
  passphraseHint: 'Use four or five words. If you forget it, no one can open the file, including us.',
  make: 'Make a backup file',
  making: 'Making the file',
  choose: 'Restore from a file',
  reading: 'Reading the file',
  adding: 'Restoring',
  open: 'Open the file',
  bringInTitle: 'Restore from a backup file',
  note: 'Restoring adds to your progress. It never replaces anything.',
  given: {
    shared: (name: string) => `${isolated(name)} was sent to the app you chose. Open that app to make sure it’s there.`,
    downloading: (name: string) =>
      `Check your Downloads folder for ${ended(name)} We can’t tell if the download finished.`,
    cancelled: () => 'File not saved. You didn’t choose an app.',
  },
  notLoaded:
    'We couldn’t load this part of the site, so nothing was changed. Connect to the internet, reload the page, then try again.',

  /** Days are `YYYY-MM-DD`; `''` when the clock of the device that made the file was wrong. */
  offer: (name: string, day: string) =>
    day === ''
      ? `A backup of ${isolated(name)}’s progress.`
      : `A backup of ${isolated(name)}’s progress, made on ${longDay(day)}.`,
  holds: (lessons: number, quizzes: number, points: number) =>
    `It includes ${learnedFigures(lessons, quizzes, points)}.`,
  brings: (lessons: number, quizzes: number, points: number) =>
    lessons === 0 && quizzes === 0
      ? 'You already have these lessons and quizzes. Restoring adds other details, such as earlier dates.'
      : `Restoring adds ${learnedFigures(lessons, quizzes, points)} to your progress.`,
  nothingNew: 'You already have everything in this file.',
  takenBack: (lessons: number) =>
    plural(lessons, {
      one: 'You undid 1 of these lessons after making the file. It stays undone.',
      other: `You undid ${whole(lessons)} of these lessons after making the file. They stay undone.`,
    }),
  joins: 'This is your own backup. Nothing you have now will be replaced.',
  replays: {
    own: 'You started over between making this file and your current progress. Restoring combines the two. Nothing is replaced.',
    other: (name: string) =>
      `This backup belongs to ${ended(name)} Restore it only if that’s you. Nothing you have now will be replaced.`,
  },
  staysInFile:
    'Some notes or settings in the file are different. The ones on this device won’t change. Keep the file if you want the versions in it.',
  accept: 'Restore this backup',
  cancel: 'Cancel',
  cancelFile: 'Cancel restoring the file',
  close: 'Close',
  closeFile: 'Close the file',
  added: (name: string) => `Restored from the backup of ${ended(name)}`,

  passphrase: 'File passphrase',
  notWhole:
    'Your browser couldn’t read everything. This file has your progress but not your notes or settings. Keep it, then reload the page.',

  /** By the reason a chosen file was refused. Nothing was changed. */
  refused: {
    empty: 'This file is empty. Nothing was changed. Choose another copy, or make a new backup on your other device.',
    oversized:
      'This file is too large to be a backup, so we didn’t open it. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    'not-a-backup': 'This isn’t a backup file. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    'class-backup':
      'This is a backup of a class, for its teacher. It has no learner’s progress. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    truncated:
      'The end of this file is missing. Nothing was changed. Copy or download it again, or choose another copy.',
    damaged: 'This file was edited or damaged after it was made. Nothing was changed here. Choose another copy.',
    newer:
      'A newer version of this site made this file. Nothing was changed. Connect to the internet, reload the page, then choose the file again.',
    foreign: 'This isn’t a backup from this course. Nothing was changed. Choose the file that you saved on this site.',
    locked: 'This file is locked. Enter the passphrase you chose when you made it.',
    'badly-locked': 'This file is locked in a way that this site can’t open. Nothing was changed. Choose another copy.',
    'wrong-passphrase':
      'That passphrase doesn’t open this file. Nothing was changed. Check for capital letters, then try again.',
    unread:
      'Your browser couldn’t read this file. It may have been moved or renamed. Nothing was changed. Choose it again.',
    'no-crypto':
      'This browser can’t open backup files at this address. Nothing was changed. Open the site at its https address, or in another browser.',
  },
  /** By the reason a file could not be made. */
  notMade: {
    oversized: 'No file was made. Your progress is too large for one file. Tell us on the contact page.',
    damaged: 'No file was made. Part of your progress couldn’t be saved in a file. Tell us on the contact page.',
    'no-crypto':
      'No file was made. This browser can’t make backup files at this address. Open the site at its https address, or in another browser.',
  },
  /** By the reason an accepted file could not be restored. */
  notAdded: {
    changed: 'Nothing was added. Your progress changed while the file was open. Choose the file again.',
    quota: 'Nothing was added. This device is out of space. Free up some space, then try again.',
    connection: 'Nothing was added. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Nothing was added. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was added. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Nothing was added. You’ve changed a lesson too many times. Tell us on the contact page.',
    'too-few-points': 'Nothing was added. You don’t have enough points.',
  },
}
