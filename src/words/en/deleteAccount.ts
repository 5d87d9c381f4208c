import { unsavedClasses } from './unsavedClasses'

/** Deleting an account that is backed up, on the profile. */
export const deleteAccountWords = {
  title: 'Delete account',
  intro: 'This permanently deletes your account, its backup, and your progress on this device. You can’t undo it.',
  elsewhere: 'Your other devices keep their copy. They’ll tell you that it’s no longer backed up and ask what to do.',
  open: 'Delete account',
  opening: 'Opening',
  teaches: (classes: readonly string[]) =>
    `${unsavedClasses(classes)} Make that backup first. Then you can delete your account. Nothing was changed.`,
  notLoaded: 'We couldn’t load this part of the site. Nothing was changed. Connect to the internet and try again.',

  confirmTitle: 'Confirm it’s you',
  confirmText: 'Enter your account password. You need to be online.',
  confirmGoogle: 'Sign in again with your Google account.',
  password: 'Password',
  passwordMissing: 'Enter your account password.',
  confirm: 'Continue',
  confirming: 'Checking',
  google: 'Continue with Google',
  /** After the reason why the account service gave no valid answer. */
  nothingChanged: 'Nothing was changed.',
  refused: {
    'no-match': 'That isn’t the password for this account. Nothing was changed. Try again.',
    google: 'That’s a different Google account. Nothing was changed. Choose the account you signed in with.',
    unavailable: 'Something went wrong on our side. Nothing was changed. Try again in a few minutes.',
    cancelled: 'The Google window was closed. Nothing was changed. Try again.',
    'popup-blocked': 'Your browser blocked the Google window. Nothing was changed. Try again.',
  },

  agreeTitle: 'Permanently delete your account?',
  goes: 'This deletes your sign-in, your account’s backup, your progress, and everything else saved for you on this device.',
  fileFirst: 'Make a backup file first',
  fileHasAll: 'Your backup file has all your current progress.',
  /** The phrase to type, in uppercase or lowercase. */
  phrase: 'delete my account',
  type: 'Type “delete my account”',
  notTyped: 'To delete your account, type “delete my account”.',
  action: 'Delete my account',
  deleting: 'Deleting',
  cancel: 'Cancel',
  cancelDeletion: 'Cancel deleting your account',

  under: {
    working: 'Your account is being deleted.',
    waiting: 'Your account will be deleted when you’re back online.',
    unavailable: 'We couldn’t finish deleting your account. We’ll try again next time you open this page.',
    'storage-failed':
      'We couldn’t finish deleting your account. Something went wrong with this browser’s storage. Reload the page to continue.',
    confirm: 'To finish deleting your account, confirm it’s you again.',
  },
  /** How far the deletion has come. */
  step: {
    begun: 'We don’t know yet whether anything was deleted.',
    erased: 'Your account’s backup is deleted. Your sign-in and the data on this device are next.',
    gone: 'Your account is deleted. The data on this device is next.',
  },
  again: 'Try again now',
  showAgain: 'Confirm it’s you',
  stop: 'Keep my account',
  finishHere: 'Remove from this device now',
  finishHereText:
    'If your password no longer works here, your sign-in may be deleted already. You can still remove your progress from this device.',
  /** For a learner without an account. */
  here: 'Delete your progress',
  hereText: 'Sign out, then choose to delete your progress from this device.',
  hereSignOut: 'Sign out',

  failed: 'That didn’t work. Something went wrong with this browser’s storage. Reload the page, then try again.',
}
