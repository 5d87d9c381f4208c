import { isolated } from '../isolated'
import { shortDay } from './ledgerFormat'

/** The entries of a learner's ledger, on every screen that lists them. Dates are `YYYY-MM-DD`. */
export const entryWords = {
  elsewhere: 'There are no entries on this device. What you learned, here or on another one, counts all the same.',
  caption: 'Recent entries with the balance after each',
  date: 'Date',
  entry: 'Entry',
  points: 'Points',
  balance: 'Balance',
  balanceOn: (date: string) => `Balance, ${shortDay(date)}`,
  kind: {
    'lesson-completed': 'Lesson',
    'lesson-undone': 'Lesson, taken back',
    'quiz-passed': 'Passed',
    'quiz-tried': 'Not passed yet',
    'module-unlocked': 'Opened with points',
    'certificate-earned': 'Earned',
    'brought-in': 'Added to this ledger',
    'started-over': 'What was here is set aside',
    'brought-back': 'Brought back',
    'taken-out': 'Set aside',
    given: 'Added to this ledger',
  },
  quizOf: (module: string) => `Quiz: ${module}`,
  moduleOf: (module: string) => `Module: ${module}`,
  certificateOf: (title: string) => `Certificate: ${title}`,
  withScore: (kind: string, score: number) => `${kind}, ${score}%`,
  broughtInFrom: (name: string) => `Learned before as ${isolated(name)}`,
  startedOver: 'Started over',
  broughtBack: 'A ledger that was set aside',
  takenOut: 'Learned by somebody else',
  givenFrom: (name: string) => `Posted by mistake in the ledger of ${isolated(name)}`,
  courseCertificate: 'The whole course',
  unlistedEntry: 'An entry of another version of the course',
}
