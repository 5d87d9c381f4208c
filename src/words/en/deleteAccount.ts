import { unsavedClasses } from './unsavedClasses'

/** Deleting an account that is backed up, on the profile. */
export const deleteAccountWords = {
  folio: ['Your', 'account'] as const,
  title: 'Delete account',
  intro:
    'Your account and its copy of your ledger are deleted for good, and everything of yours is removed from this device. Nobody can bring it back.',
  elsewhere:
    'Another device on which you learn keeps what it has. It says that it is no longer backed up, and asks you what to do with it.',
  open: 'Delete account',
  opening: 'Opening',
  teaches: (classes: readonly string[]) =>
    `${unsavedClasses(classes)} Nobody could bring that back, so your account can be deleted once there is one. Nothing was changed.`,
  notLoaded: 'This part could not be loaded. Nothing was changed. Try again with a connection.',

  confirmTitle: 'First, show that it is you',
  confirmText: 'Type the password of your account. It takes a connection.',
  confirmGoogle: 'Sign in once more with your Google account.',
  password: 'Password',
  passwordMissing: 'Type the password of your account.',
  confirm: 'Go on',
  confirming: 'Asking your account',
  google: 'Go on with Google',
  refused: {
    'no-match': 'That is not the password of this account. Nothing was changed.',
    google: 'That is another Google account. Nothing was changed.',
    offline: 'Your account can’t be reached now. Nothing was changed. Try again with a connection.',
    unavailable: 'Your account can’t answer this now. Nothing was changed. Try again in a few minutes.',
    cancelled: 'Google’s window was closed. Nothing was changed.',
    'popup-blocked': 'The browser kept Google’s window shut. Press once more.',
  },

  agreeTitle: 'Delete it for good?',
  goes: 'These are deleted: your sign-in, the account’s copy of your ledger, and your ledger on this device with everything beside it.',
  fileFirst: 'Make a backup file first',
  fileHasAll: 'Your backup file has everything that is in your ledger now.',
  /** What has to be typed, in any case of letters. */
  phrase: 'delete my account',
  type: 'Type “delete my account”',
  notTyped: 'To delete it, type the three words: delete my account',
  action: 'Delete for good',
  deleting: 'Deleting',
  cancel: 'Cancel',

  under: {
    working: 'Your account is being deleted.',
    waiting: 'The deletion of your account waits for a connection, and then goes on by itself.',
    unavailable: 'The service can’t go on with the deletion now. It is tried again when you come back to this page.',
    'storage-failed':
      'The deletion stopped because the browser closed its storage. Reload the page, and it goes on by itself.',
    confirm: 'The deletion waits: it goes on only shortly after you have shown that it is you.',
  },
  /** How far it has come. */
  step: {
    begun: 'Nothing is known to be deleted yet.',
    erased: 'The account’s copy of your ledger is deleted. The sign-in and this device are next.',
    gone: 'Your account is deleted. Your ledger on this device is next.',
  },
  again: 'Try again now',
  showAgain: 'Show that it is you',
  stop: 'Keep my account',
  finishHere: 'Remove from this device now',
  finishHereText:
    'If your password no longer works here, the sign-in may be deleted already. You can remove your ledger from this device without that answer.',
  failed: 'That did not work: the browser closed its storage. Reload the page, then try again.',
}
