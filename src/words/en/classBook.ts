import { isolated } from '../isolated'
import { plural } from '../plural'
import { bookNotSaved as notSaved, noCrypto } from './bookNotSaved'

/** The teacher’s classes: the list, and each class’s password, backup and deletion. */
export const classBookWords = {
  title: 'My classes',
  marginNote: ['For teachers', 'of any group'] as const,
  loading: 'Loading',
  intro:
    'See each learner’s progress, and choose the next topic to explain. It works offline and needs no server. Learners hand in a small encrypted report. Only teachers of the class can open it.',
  guide: 'Your first class, step by step',
  className: (name: string, teacher: string) => `${isolated(name)}, ${isolated(teacher)}`,
  listTitle: 'Your classes on this device',
  damagedName: 'Damaged class',
  isDamaged: 'Damaged. Restore it from a backup.',
  isReplaced: 'Replaced by a new class card',
  dropReplaced: 'Delete the old class',
  dropping: 'Deleting',
  notDropped: 'The old class was not deleted. Reload the page, then try again.',
  /** The name of a button in the list for a screen reader. Others see the row beside it. */
  actionOn: (action: string, name: string) => `${action}: ${isolated(name)}`,
  /** What an action is called where others of the page have the same text. */
  actionOfMany: (action: string, at: number, all: number) => `${action}: ${at} of ${all}`,
  locked: 'Locked',
  open: 'Open',
  backupFrom: (when: string) => `Last backup: ${when}`,
  noBackup: 'No backup yet',
  changedSince: 'with newer changes',

  tryTitle: 'Try it first',
  tryText: 'A sample class of 24 learners, a few weeks in. Nothing is saved.',
  tryAction: 'Try a sample class',
  madeUp: ['Sample class for trying this out.', 'These learners aren’t real.'] as const,
  madeUpName: 'Sample class',
  madeUpTeacher: 'Ms. Hale',

  pages: 'Class pages',
  page: { today: 'Today', grid: 'Grid', plan: 'Plan', collect: 'Collect', card: 'Class card' },
  back: 'All my classes',

  unlock: {
    title: (name: string) => `${isolated(name)} is locked`,
    text: 'Enter the class password. The class locks automatically after 10 minutes of no activity.',
    password: 'Password',
    action: 'Unlock',
    busy: 'Unlocking',
    wait: (seconds: number) =>
      plural(seconds, {
        one: 'Too many wrong passwords. Wait 1 second, then try again.',
        other: `Too many wrong passwords. Wait ${seconds} seconds, then try again.`,
      }),
    refused: {
      'wrong-password': 'Wrong password. Check uppercase and lowercase letters, then try again.',
      'not-here': 'This class was deleted from this device. If you have a backup, restore it.',
      damaged:
        'The class can’t be opened because its file on this device is damaged. Restore it from your last backup.',
      replaced: 'This class was replaced by one with a new class card. Open the new one under My classes.',
      'no-crypto': `The class is still locked. ${noCrypto}`,
      quota: `The class is still locked. ${notSaved.quota}`,
      connection: `The class is still locked. ${notSaved.connection}`,
      outdated: `The class is still locked. ${notSaved.outdated}`,
      'private-mode': `The class is still locked. ${notSaved['private-mode']}`,
    },
    lost: 'Lost the password?',
    lostText: [
      'No one can reset it, not even us. Try passwords from before you last changed it.',
      'A backup file opens with the password it was made with. That can be an older password, or a second teacher’s.',
      'Without a password, this class can’t be opened. Your learners keep all their progress.',
      'Create a new class, and have them join with its class card. Their next report has everything they have done.',
    ],
    gone: 'This class isn’t on this device',
    goneText: 'It was deleted, or it belongs to another person who uses this device. Nothing was changed.',
  },

  keep: {
    title: 'Backup and settings',
    marginNote: ['Backup, password,', 'new year, delete'] as const,
    backupTitle: 'Class backup',
    backupText:
      'One file, with the same password. If you lose this device, this file is the only way to restore the class.',
    never: 'There is no backup yet. Make one now, before the first learner hands in a report.',
    whole: (when: string) => `Backed up through ${when}.`,
    stale: (when: string) => `Backed up through ${when}. Newer changes aren’t backed up.`,
    make: 'Make a backup',
    making: 'Making the backup',
    fileName: (name: string) => `Class ${name}.class-backup.txt`,
    notMade: {
      damaged: 'No backup was made. We couldn’t verify the file. Try again.',
      'too-large': 'No backup was made. The class is too large for one file. Remove devices that are no longer used.',
      newer:
        'No backup was made. A newer version of this site saved part of this class. Connect to the internet, reload this page, then try again.',
      quota: `No backup was made. ${notSaved.quota}`,
      connection: `No backup was made. ${notSaved.connection}`,
      outdated: `No backup was made. ${notSaved.outdated}`,
      'private-mode': `No backup was made. ${notSaved['private-mode']}`,
      locked: `No backup was made. ${notSaved.locked}`,
      gone: `No backup was made. ${notSaved.gone}`,
    },
    given: {
      shared: 'The backup was sent to the app you chose. Open that app to make sure it’s there.',
      downloading: 'Check your Downloads folder for the backup. We can’t tell if the download finished.',
      cancelled: 'No backup was made. You didn’t choose an app.',
    },
    notNoted: (reason: keyof typeof notSaved) =>
      `The backup was made, but this device couldn’t record the date. ${notSaved[reason]}`,
    remind: 'This class has no backup yet.',
    remindStale: (when: string) => `Changes since your backup (${when}) aren’t backed up.`,
    toBackup: 'Make a backup',
    passwordTitle: 'Change the password',
    passwordText:
      'After that, only the new password opens the class on this device. Older backup files still open with the old password. Make a new backup, then delete the old files. A colleague’s copy keeps its own password.',
    passwordNow: 'Current password',
    passwordNext: 'New password',
    passwordHint: 'Four or five words are easy to remember and hard to guess.',
    passwordChange: 'Change the password',
    passwordChanging: 'Changing the password',
    passwordChanged:
      'The password was changed. Older backup files still open with the old password. Make a new backup now. If a colleague restores it, tell them the new password.',
    passwordNotChanged: (reason: keyof typeof notSaved) => `The password was not changed. ${notSaved[reason]}`,
    lockTitle: 'Lock the class',
    lockText: 'The class locks after 10 minutes of no activity. Lock it now before you step away from this device.',
    lock: 'Lock now',
    closeTitle: 'Delete class',
    closeText: (members: number) =>
      plural(members, {
        one: 'This deletes the class and all reports from 1 learner on this device. Without a backup file, you can’t undo this. Learners keep their own progress.',
        other: `This deletes the class and all reports from ${members} learners on this device. Without a backup file, you can’t undo this. Learners keep their own progress.`,
      }),
    closePhrase: 'yes',
    closeType: 'Type “yes” to delete it',
    closeNotTyped: 'To delete the class, type yes.',
    close: 'Delete class',
    closing: 'Deleting the class',
    notClosed: (reason: keyof typeof notSaved) => `The class was not deleted. ${notSaved[reason]}`,
    leftTitle: 'Learners who left',
    leftText: (name: string, when: string) => `${isolated(name)} left on ${when}.`,
    leftLater: 'Their reports are deleted 30 days after they left. You can delete them now.',
    erase: (name: string) => `Delete ${isolated(name)}’s reports`,
    notInDemo: 'The sample class isn’t saved, so there is nothing to back up or delete.',
  },

  madeOnThisDevice: ['Calculated on this device, offline.', 'Only teachers of this class can read it.'] as const,
  takeAlong: 'Print or save',
  toOutcomes: 'Outcomes for a funder',
  print: 'Print',
  csv: 'Save as CSV',
  csvName: (name: string, page: string, day: string) => `${name}, ${page}, ${day}.csv`,
  csvGiven: {
    shared: 'The table was sent to the app you chose.',
    downloading: 'Check your Downloads folder for the table. We can’t tell if the download finished.',
    cancelled: 'Table not saved. You didn’t choose an app.',
  },
  asOf: (when: string) => `as of ${when}`,
  today: (time: string) => `today, ${time}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  noTime: 'an unknown date',
  carrier: { light: 'with the camera', file: 'from a file', relay: 'from the relay' },
  notSaved: (reason: keyof typeof notSaved) => `This was not saved. ${notSaved[reason]}`,
  damagedRows: (count: number) =>
    plural(count, {
      one: 'We can’t read 1 report in this class. Restoring your last backup may help.',
      other: `We can’t read ${count} reports in this class. Restoring your last backup may help.`,
    }),
  newerRows:
    'A newer version of this site saved part of this class. Connect to the internet, then reload this page to see it.',
  ended: {
    gone: ['This class was deleted', 'It was deleted in another tab, or removed from this device.'] as const,
    outdated: [
      'A newer version of this site is open',
      'Another tab has a newer version. Reload this page to continue.',
    ] as const,
  },
  nobodyTitle: 'No learners yet',
  nobodyText: 'Show or print the class card. Learners appear here after they hand in a report and you approve them.',
  toCard: 'Show the class card',
  close: 'Close',
  learners: (count: number) => plural(count, { one: '1 learner', other: `${count} learners` }),
}
