import { isolated } from '../isolated'
import { learnedFigures, longDay, whole } from './ledgerFormat'
import { ended } from './ended'

/** The learner's backup file: how it is offered, what it brings, and what to do when one is refused. */
export const backupFileWords = {
  folio: ['To take', 'with you'] as const,
  title: 'Your backup file',
  intro:
    'One file that holds everything in your ledger. Keep it on a memory card, in your mail or with somebody you trust.',
  file: 'File',
  anyDevice: 'For any phone or computer',
  itHolds: 'It will hold',
  figures: learnedFigures,
  lastMade: 'Last made here',
  never: 'Not yet',
  /** A day and time as a sentence has it, or `''` when the clock was wrong. */
  made: (when: string) => (when === '' ? 'On a day that this device did not know' : when),
  since: 'Since then',
  nothingSince: 'Nothing is new',
  lessonsSince: (lessons: number, quizzes: number) =>
    [
      ...(lessons > 0 ? [lessons === 1 ? '1 lesson is new' : `${whole(lessons)} lessons are new`] : []),
      ...(quizzes > 0 ? [quizzes === 1 ? '1 quiz is new' : `${whole(quizzes)} quizzes are new`] : []),
    ].join(', '),
  somethingSince: 'Something changed that the file does not have',
  passphraseMade: ['Passphrase', '(if you want one)'] as const,
  passphraseHint: 'Four or five words. Without it nobody can open the file, and we can’t either.',
  make: 'Make a backup file',
  making: 'Making the file',
  choose: 'Bring in a file',
  reading: 'Reading the file',
  adding: 'Adding',
  open: 'Open the file',
  bringInTitle: 'Do you have a file?',
  note: 'Bringing in a file adds to your ledger. It never replaces what is here. Bring in the file you just made, and you know that it can be read.',
  given: {
    shared: (name: string) =>
      `${isolated(name)} was handed to the app you chose. Look there once to see that it arrived.`,
    downloading: (name: string) =>
      `Your browser was asked to save ${ended(name)} Look into its downloads once: this page can’t see whether it arrived.`,
    cancelled: () => 'No file was saved: no app was chosen.',
  },
  notLoaded:
    'Nothing was done: this part of the site could not be loaded. Reload the page with a connection, then try again.',

  /** Days are `YYYY-MM-DD`; `''` when the clock of the device that made the file was wrong. */
  offer: (name: string, day: string) =>
    day === ''
      ? `A backup of ${isolated(name)}’s ledger.`
      : `A backup of ${isolated(name)}’s ledger, made on ${longDay(day)}.`,
  holds: (lessons: number, quizzes: number, points: number) => `It holds ${learnedFigures(lessons, quizzes, points)}.`,
  brings: (lessons: number, quizzes: number, points: number) =>
    lessons === 0 && quizzes === 0
      ? 'Its lessons and quizzes are in your ledger already; it adds what else it has, such as earlier dates.'
      : `It adds ${learnedFigures(lessons, quizzes, points)} to your ledger.`,
  nothingNew: 'Your ledger has everything in this file already.',
  takenBack: (lessons: number) =>
    lessons === 1
      ? 'You took back 1 of its lessons after the file was made. It stays taken back.'
      : `You took back ${whole(lessons)} of its lessons after the file was made. They stay taken back.`,
  joins: 'It is a copy of your own ledger. Nothing you have now is replaced.',
  replays: {
    own: 'You started over between this file and what you have now. What the file holds is added. Nothing is replaced.',
    other: (name: string) =>
      `It is not from this ledger. Add it only if you are ${ended(name)} Nothing you have now is replaced.`,
  },
  staysInFile:
    'Some notes or settings in the file differ from those you have here. Yours stay as they are, and the others stay in the file. Keep it.',
  accept: 'Add to my ledger',
  cancel: 'Change nothing',
  close: 'Close',
  added: (name: string) => `Added to your ledger from the backup of ${ended(name)}`,

  passphrase: 'Passphrase of the file',
  notWhole:
    'The browser does not give everything it holds. The file has the progress that this page knows, and nothing else. Keep it, then reload the page.',

  /** By why a picked file was refused. Nothing was changed. */
  refused: {
    empty: 'This file is empty. Nothing was changed. Choose another copy, or make a new backup where your ledger is.',
    oversized:
      'This file is too large for a backup, so it was not opened. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    'not-a-backup': 'This is not a backup file. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    'class-backup':
      'This is the backup of a class, for its teacher. It holds no learner’s ledger. Nothing was changed. Choose the file that ends in .ledger-backup.txt.',
    truncated:
      'The end of this file is missing. Nothing was changed. Copy or download it once more, or choose another copy.',
    damaged: 'This file was changed or damaged since it was made. Nothing was changed here. Choose another copy.',
    newer:
      'A newer version of this site made this file. Nothing was changed. Connect, reload the page to get the new version, then choose the file again.',
    foreign:
      'This file holds no learner’s ledger of this course. Nothing was changed. Choose the file that you saved from here.',
    locked: 'This file is locked. Type the passphrase that you gave it when you made it.',
    'badly-locked':
      'This file is locked in a way that this site does not use, so it was not opened. Nothing was changed. Choose another copy.',
    'wrong-passphrase':
      'That passphrase does not open this file. Nothing was changed. Capital and small letters are different. Try again.',
    unread:
      'The browser could not read this file: it may have been moved or renamed. Nothing was changed. Choose it again.',
    'no-crypto':
      'This browser can’t check backup files at this address. Nothing was changed. Open the site at its https address, or in another browser.',
  },
  /** By why a file could not be made. */
  notMade: {
    oversized: 'No file was made: your ledger is too large for one. Tell us through the contact page.',
    damaged:
      'No file was made: something in your ledger could not be written so that it can be read again. Tell us through the contact page.',
    'no-crypto':
      'No file was made: this browser can’t make backup files at this address. Open the site at its https address, or in another browser.',
  },
  /** By why an accepted file could not be added. */
  notAdded: {
    changed: 'Nothing was added: your ledger changed in the meantime. Choose the file again.',
    quota: 'Nothing was added: this device is out of space. Free some space, then try again.',
    connection: 'Nothing was added: the browser closed its storage. Reload the page, then try again.',
    outdated:
      'Nothing was added: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was added: this browser keeps nothing in a private window.',
    'at-limit': 'Nothing was added: a lesson was changed too many times.',
    'too-few-points': 'Nothing was added: the balance is too low.',
  },
}
