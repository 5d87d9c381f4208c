/** How to unlock a module: shown in its lessons and in place of its quiz. */
export const moduleLockWords = {
  rule: {
    'beginner-lessons': 'Finish every beginner lesson to unlock this module for free.',
    'beginner-and-intermediate-lessons':
      'Finish every beginner and intermediate lesson to unlock this module for free.',
  },
  price: (cost: string, toSpend: string) =>
    `Or unlock it sooner for ${cost} points. You have ${toSpend} points to spend.`,
  toGo: (cost: string, toSpend: string, missing: string) =>
    `Or unlock it sooner for ${cost} points. You have ${toSpend} points to spend and need ${missing} more.`,
  /** Shown instead of the price and the points until the account has been read. */
  unread: 'If you unlocked this module on another device, it unlocks here once we’ve read your account.',
  openFor: (cost: string) => `Unlock for ${cost} points`,
  dialogTitle: (module: string, cost: string) => `Unlock ${module} for ${cost} points?`,
  dialogFigures: (before: string, after: string) => `You have ${before} points now. You’ll have ${after} points left.`,
  alsoFree: {
    'beginner-lessons': 'It also unlocks for free once every beginner lesson is done.',
    'beginner-and-intermediate-lessons':
      'It also unlocks for free once every beginner and intermediate lesson is done.',
  },
  keepPoints: 'Cancel',
  opening: 'Unlocking',
  notOpened: {
    quota:
      'Couldn’t unlock the module. This device is out of space. Free up some space, then try again. No points were taken.',
    connection:
      'Couldn’t unlock the module. Something went wrong with this browser’s storage. Reload the page, then try again. No points were taken.',
    outdated:
      'Couldn’t unlock the module. A newer version of this site is open in another tab. Reload this page, then try again. No points were taken.',
    'private-mode':
      'Couldn’t unlock the module. This looks like a private window. Open the site in a normal window. No points were taken.',
    'at-limit':
      'Couldn’t unlock the module. You’ve changed this too many times. No points were taken. Tell us on the contact page.',
    'too-few-points': 'Couldn’t unlock the module. You don’t have enough points. No points were taken.',
  },
}
