/** What opens a locked module: said in its lessons and in place of its quiz. */
export const moduleLockWords = {
  rule: {
    'beginner-lessons': 'It opens free once every beginner lesson is posted.',
    'beginner-and-intermediate-lessons': 'It opens free once every beginner and intermediate lesson is posted.',
  },
  price: (cost: string, balance: string) => `It costs ${cost} points. Your balance is ${balance}.`,
  toGo: (missing: string) => `${missing} to go.`,
  openFor: (cost: string) => `Open for ${cost}`,
  dialogTitle: (module: string, cost: string) => `Open ${module} for ${cost} points?`,
  dialogFigures: (before: string, after: string) => `Your balance goes from ${before} to ${after}.`,
  alsoFree: {
    'beginner-lessons': 'It also opens free once every beginner lesson is posted.',
    'beginner-and-intermediate-lessons': 'It also opens free once every beginner and intermediate lesson is posted.',
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
