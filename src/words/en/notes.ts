/** Texts of a learner’s own note on a lesson. */
export const noteWords = {
  title: 'Your note',
  where: 'Your note stays on this device and in your backup file. It isn’t in your account.',
  saving: 'Saving',
  saved: 'Saved on this device',
  gone: 'The note is deleted.',
  again: 'Try again',
  notSaved: {
    quota:
      'Not saved. This device is out of space. Your note stays here while this page is open. Free up some space, then try again.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Your note stays here while this page is open. Copy it, reload the page, then try again.',
    outdated:
      'Not saved. A newer version of this site is open in another tab. Copy your note, reload this page, then try again.',
    'private-mode':
      'Not saved. This looks like a private window. Copy your note, then open the site in a normal window.',
  },
}
