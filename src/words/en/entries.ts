import { shortDay } from './ledgerFormat'

/** The entries of a learner's ledger, on every screen that lists them. Dates are `YYYY-MM-DD`. */
export const entryWords = {
  caption: 'Recent entries with the balance after each',
  date: 'Date',
  entry: 'Entry',
  points: 'Points',
  balance: 'Balance',
  balanceOn: (date: string) => `Balance, ${shortDay(date)}`,
  kind: {
    'lesson-completed': 'Lesson',
    'lesson-undone': 'Lesson, taken back',
    'quiz-passed': 'Quiz',
    'quiz-tried': 'Quiz, not passed yet',
    'module-unlocked': 'Module, opened with points',
    'certificate-earned': 'Certificate',
    'brought-in': 'Added to this account',
  },
  withScore: (kind: string, score: number) => `${kind}, ${score}%`,
  broughtInFrom: (name: string) => `Learned before as ${name}`,
  courseCertificate: 'The whole course',
  unlistedEntry: 'An entry of another version of the course',
}
