import { isolated } from '../isolated'
import { whole } from './ledgerFormat'
import { unsavedClasses } from './unsavedClasses'

/** The question that Sign Out asks. */
export const signOutWords = {
  title: (name: string) => `Sign out, ${isolated(name)}?`,
  looking: 'Looking at what is backed up',
  text: 'Your ledger can stay on this device for the next time, or be removed from it.',
  backedUpText:
    'Nothing waits to be backed up. Your ledger can stay on this device for the next time, or be removed from it.',
  accountDeletedText:
    'Your account was deleted, so there is no backup. Your ledger can stay on this device, where it then opens without a password, or be removed from it.',
  waitingText: (changes: number) =>
    changes === 1
      ? '1 change is on this device only, not backed up yet. It stays here and is sent when you sign in again.'
      : `${whole(changes)} changes are on this device only, not backed up yet. They stay here and are sent when you sign in again.`,
  teachesText: (classes: readonly string[]) =>
    `${unsavedClasses(classes)} Nobody could bring that back, so your ledger stays on this device until there is one.`,
  unknownText: 'What is backed up could not be read. It stays on this device and is sent when you sign in again.',
  removeLater: 'Your ledger can be removed from this device once everything is backed up.',
  keep: 'Keep on this device',
  remove: 'Remove from this device',
  cancel: 'Cancel',
  leaving: 'Signing out',
  failed: 'Signing out did not work: the browser closed its storage. Reload the page, then try again.',
  notRemoved: {
    offline:
      'Not removed: your account can’t be reached now, so nobody can say whether it has everything. Keep your ledger on this device, or try again with a connection.',
    'signed-out':
      'Not removed: the sign-in to your account has ended, so nobody can say whether it has everything. Keep your ledger on this device; once you have signed in again, it can be removed.',
    deleted: 'Not removed: the account was deleted meanwhile, so there is no backup. Look again, then choose.',
    refused:
      'Not removed: your account did not let itself be read, so nobody can say whether it has everything. Keep your ledger on this device.',
    lacking:
      'Not removed: what was sent to your account did not arrive there. Keep your ledger on this device, and try again on another connection.',
    classes: 'Not removed: a class of yours has no backup of what is in it now. Look again, then choose.',
    changed: 'Not removed: something has changed on this device meanwhile. Nothing is lost; look again, then choose.',
  },

  removeTitle: (name: string) => `Remove everything ${isolated(name)} learned from this device?`,
  removeText:
    'Every lesson, quiz, point and certificate of this learner will be gone. There is no copy anywhere else, so nobody can bring it back.',
  removeBackedUpText:
    'Your account is asked first, and nothing is removed unless it has every lesson, quiz, point and certificate: sign in to find them again, here or on another device. Answers of a quiz that you have not finished, and how far you have read, are kept here only and will be gone.',
  removeKeptHere: (records: number) =>
    records === 1
      ? 'One earlier record is on this device only and will be gone too. Your profile says what it is.'
      : `${whole(records)} earlier records are on this device only and will be gone too. Your profile says what they are.`,
  removeInFileText:
    'The backup file that was last made here holds your ledger, and nothing in it has changed since. Look that you have the file: without it nobody can bring anything back.',
  /** `own`: `3 notes and 1 bookmark`. */
  ownHere: (own: string) => `On this device only, and gone with it: ${own}.`,
  ownInFile: (own: string) => `In no account, but in your backup file: ${own}.`,
  makeFile: 'To keep it all, choose Back and Cancel, and make a backup file on your profile.',
  typeYes: 'Type yes to remove it',
  yes: 'yes',
  notTyped: 'Type yes first, or choose Back.',
  removeForGood: 'Remove for good',
  removing: 'Removing',
  checking: 'Asking your account',
  back: 'Back',
}
