/** What opens a locked module: said in its lessons and in place of its quiz. */
export const moduleLockWords = {
  rule: {
    'beginner-lessons': 'Finish every beginner lesson, and it opens free.',
    'beginner-and-intermediate-lessons': 'Finish every beginner and intermediate lesson, and it opens free.',
  },
  price: (cost: string, balance: string) => `Or open it sooner for ${cost} points: you have ${balance}.`,
  toGo: (cost: string, balance: string, missing: string) =>
    `Or open it sooner for ${cost} points: you have ${balance}, and need ${missing} more.`,
  /** In place of price and points while the account has not been read. */
  unread: 'If you unlocked this module on another device, it opens when we have read your account.',
  openFor: (cost: string) => `Open for ${cost}`,
  dialogTitle: (module: string, cost: string) => `Open ${module} for ${cost} points?`,
  dialogFigures: (before: string, after: string) => `Your balance goes from ${before} to ${after}.`,
  alsoFree: {
    'beginner-lessons': 'It also opens free once every beginner lesson is done.',
    'beginner-and-intermediate-lessons': 'It also opens free once every beginner and intermediate lesson is done.',
  },
  keepPoints: 'Keep my points',
  opening: 'Opening',
  notOpened: {
    quota: 'Not opened: this device is out of space. Free some space, then try again. No points were taken.',
    connection: 'Not opened: this device closed its storage. Reload the page, then try again. No points were taken.',
    outdated: 'Not opened: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not opened: this browser keeps nothing in a private window. No points were taken.',
    'at-limit': 'Not opened: this entry was changed too many times. No points were taken.',
    'too-few-points': 'Not opened: the balance is lower than the price. No points were taken.',
  },
}
