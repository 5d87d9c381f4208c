/** The question whether a class gets a learner’s self-checks and state. */
export const sharingWords = {
  ask: 'May your teacher also get your self-checks and your state?',
  no: 'Don’t share them',
  yes: 'Share them',
  use: 'A self-check is the short set of questions before and after a module. Totals for the whole class show what people learned. You can change this at any time.',
  handed: ['Your self-checks: which ones, when, and how many right', 'The state you live in, if you chose one'],
  notHanded: ['Your self-checks before and after a module', 'Where you live'],
  isShared: 'Your reports include your self-checks and your state.',
  isNotShared: 'Your reports don’t include your self-checks or your state.',
  change: 'Change what you share',
  save: 'Save',
  notChanged: {
    quota: 'Nothing was changed. This device is out of space. Free up some space, then try again.',
    connection:
      'Nothing was changed. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Nothing was changed. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Nothing was changed. This looks like a private window. Open the site in a normal window.',
    'not-in-class': 'Nothing was changed. You’re no longer in this class.',
  },
  settingsTitle: 'Your classes',
  settingsText: 'Choose for each class whether it gets your self-checks and your state.',
}
