/** A learner's own note on a lesson. */
export const noteWords = {
  title: 'Your note',
  where: 'It is on this device only. Your backup file holds it too; an account does not.',
  saving: 'Saving',
  saved: 'Saved on this device',
  gone: 'The note is deleted.',
  again: 'Try again',
  notSaved: {
    quota:
      'Not saved: this device is out of space. Your note stays here while this page is open. Free some space, then try again.',
    connection:
      'Not saved: the browser closed its storage. Your note stays here while this page is open. Copy it, reload the page, then try again.',
    outdated:
      'Not saved: a newer version of this site is open in another tab. Copy your note, reload this page, then try again.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window. Copy your note to keep it.',
  },
}
