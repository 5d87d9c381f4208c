import { isolated } from '../isolated'
import { plural } from '../plural'
import { whole } from './ledgerFormat'
import { unsavedClasses } from './unsavedClasses'

/** The dialog that Sign Out opens. */
export const signOutWords = {
  title: (name: string) => `Sign out, ${isolated(name)}?`,
  looking: 'Checking your backup',
  text: 'Do you want to keep your progress on this device?',
  backedUpText: 'Everything is backed up. Do you want to keep your progress on this device?',
  accountDeletedText:
    'Your account was deleted, so there is no backup. If you keep your progress on this device, no one needs the account’s password to open it.',
  waitingText: (changes: number) =>
    plural(changes, {
      one: '1 change isn’t backed up yet. It stays on this device and will back up next time you sign in.',
      other: `${whole(changes)} changes aren’t backed up yet. They stay on this device and will back up next time you sign in.`,
    }),
  teachesText: (classes: readonly string[]) =>
    `${unsavedClasses(classes)} Your progress stays on this device until you make that backup.`,
  unknownText:
    'We couldn’t check your backup. Your progress stays on this device and will back up when you sign in again.',
  removeLater: 'You can remove your progress from this device once everything is backed up.',
  keep: 'Keep my progress on this device',
  remove: 'Remove from this device',
  cancel: 'Cancel',
  leaving: 'Signing out',
  failed: 'Couldn’t sign out. Something went wrong with this browser’s storage. Reload the page, then try again.',
  notRemoved: {
    offline:
      'Not removed. We couldn’t reach your account to make sure everything is backed up. Keep your progress on this device, or try again when you’re online.',
    'signed-out':
      'Not removed. You’re signed out of your account, so we couldn’t make sure everything is backed up. Sign in again, then remove it.',
    deleted: 'Not removed. Your account is deleted, so there is no backup. Read this again, then choose.',
    refused:
      'Not removed. We couldn’t read your account to make sure everything is backed up. Keep your progress on this device.',
    lacking:
      'Not removed. Your account doesn’t have everything yet. Keep your progress on this device, or try again on another network.',
    classes: 'Not removed. One of your classes isn’t backed up. Back it up first.',
    changed: 'Not removed. Something just changed on this device. Nothing is lost. Read this again, then choose.',
  },

  removeTitle: (name: string) => `Remove ${isolated(name)}’s progress from this device?`,
  removeText:
    'This deletes all of this learner’s lessons, quizzes, points and certificates. There is no up-to-date backup, so no one can restore everything.',
  removeBackedUpText:
    'We remove it only if your account has everything. Sign in again to get it back. You’ll lose answers in unfinished quizzes and your place in lessons.',
  removeKeptHere: (records: number) =>
    plural(records, {
      one: '1 item of earlier progress is on this device only and will be deleted too. You can see it on your profile.',
      other: `${whole(records)} items of earlier progress are on this device only and will be deleted too. You can see them on your profile.`,
    }),
  removeInFileText:
    'The last backup file you made here has all your progress. Make sure you have that file. Without it you can’t get your progress back.',
  /** `own`: `3 notes and 1 bookmark`. */
  ownHere: (own: string) => `You’ll also lose ${own}.`,
  ownInFile: (own: string) => `Only your backup file will have ${own}.`,
  makeFile: 'To keep everything, make a backup file first.',
  toFile: 'Make a backup file',
  typeYes: 'Type yes to delete it',
  yes: 'yes',
  notTyped: 'Type yes first, or choose Back.',
  removeForGood: 'Delete permanently',
  removing: 'Removing',
  checking: 'Checking your account',
  back: 'Back',
}
