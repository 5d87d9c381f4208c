import { isolated } from '../isolated'
import { whole } from './ledgerFormat'

const failures = {
  quota: 'this device is out of space. Free some space, then try again.',
  connection: 'the browser closed its storage. Reload the page, then try again.',
  outdated: 'a newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'this browser keeps nothing in a private window.',
  'at-limit': 'a lesson was changed too many times.',
  'too-few-points': 'the balance is too low.',
}

/** What somebody else has learned in this ledger within the last hour, and whose it is. */
export const notMeWords = {
  folio: 'The last hour',
  title: 'Was this you?',
  intro:
    'This was posted here within the last hour. If somebody else was learning in your ledger, it can be given to them.',
  action: 'This was not me',
  dialogTitle: 'Take it out of your ledger?',
  takesOut: (lessons: number) =>
    lessons === 0
      ? 'No lesson has to be taken out.'
      : `${lessons === 1 ? '1 lesson is' : `${whole(lessons)} lessons are`} taken out of your ledger, with the points. They wait under Set aside until you give them to the right learner.`,
  stays:
    'The answers of those quizzes go with them. Quiz results, active days, certificates and points paid for modules stay here too: those only grow.',
  keep: 'Leave it here',
  confirm: 'Take it out',
  taking: 'Taking it out',
  taken: 'Taken out. It waits under Set aside: give it to the right learner there.',
  notTaken: (reason: keyof typeof failures) => `Nothing was changed: ${failures[reason]}`,
  to: 'Give it to',
  give: 'Give',
  giving: 'Giving',
  given: (name: string) => `Given: it is in the ledger of ${isolated(name)} on this device.`,
  nobody: 'Nobody else is known on this device. Let the other learner begin here first.',
  notGiven: (reason: keyof typeof failures | 'missing') =>
    `Not given: ${reason === 'missing' ? 'it, or the learner, is not there any more.' : failures[reason]}`,
}
