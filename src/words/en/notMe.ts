import { isolated } from '../isolated'
import { plural } from '../plural'
import { whole } from './ledgerFormat'

const failures = {
  quota: 'This device is out of space. Free up some space, then try again.',
  connection: 'Something went wrong with this browser’s storage. Reload the page, then try again.',
  outdated: 'A newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'This looks like a private window, so nothing can be saved. Open the site in a normal window.',
  'at-limit': 'A lesson was changed too many times. Tell us on the contact page.',
  'too-few-points': 'You don’t have enough points.',
}

/** Progress added in the last hour, and how to give it to the learner who did the work. */
export const notMeWords = {
  marginNote: 'The last hour',
  title: 'Was this you?',
  intro: 'This was added to your progress in the last hour. If it wasn’t you, give it to the right learner.',
  action: 'This wasn’t me',
  dialogTitle: 'Remove this from your progress?',
  takesOut: (lessons: number) =>
    lessons === 0
      ? 'No lessons are removed.'
      : plural(lessons, {
          one: '1 lesson and its points are removed from your progress. You can then give it to the right learner under Earlier progress.',
          other: `${whole(lessons)} lessons and their points are removed from your progress. You can then give them to the right learner under Earlier progress.`,
        }),
  stays:
    'Answers to those quizzes move too. Your quiz scores, active days, certificates and points spent on modules stay the same.',
  keep: 'Cancel',
  confirm: 'Remove from my progress',
  taking: 'Removing',
  taken: 'Removed from your progress. Go to Earlier progress to give it to the right learner.',
  toEarlier: 'Earlier progress',
  notTaken: (reason: keyof typeof failures) => `Nothing was changed. ${failures[reason]}`,
  to: 'Give it to',
  give: 'Give',
  giving: 'Giving',
  given: (name: string) => `Done. It’s now in ${isolated(name)}’s progress on this device.`,
  nobody: 'No one else uses this device yet. Have the other learner start here first.',
  notGiven: (reason: keyof typeof failures | 'missing') =>
    `Couldn’t give this progress to the learner. ${reason === 'missing' ? 'The progress or the learner is no longer on this device.' : failures[reason]}`,
}
