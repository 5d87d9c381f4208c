import { isolated } from '../isolated'
import { shortDay } from './ledgerFormat'

/** A learner's activity, on every screen that lists it. Dates are `YYYY-MM-DD`. */
export const entryWords = {
  elsewhere: 'There’s no activity on this device yet. Your progress still counts.',
  caption: 'Recent activity, with your points to spend after each line',
  date: 'Date',
  entry: 'Activity',
  points: 'Points',
  balance: 'To spend',
  balanceOn: (date: string) => `Points to spend, ${shortDay(date)}`,
  kind: {
    'lesson-completed': 'Lesson',
    'lesson-undone': 'Lesson, undone',
    'quiz-passed': 'Passed',
    'quiz-tried': 'Not passed yet',
    'module-unlocked': 'Unlocked with points',
    'certificate-earned': 'Earned',
    'brought-in': 'Added',
    'started-over': 'Earlier progress saved',
    'brought-back': 'Restored',
    'taken-out': 'Moved to Earlier progress',
    given: 'Added to your progress',
  },
  quizOf: (module: string) => `Quiz: ${module}`,
  moduleOf: (module: string) => `Module: ${module}`,
  certificateOf: (title: string) => `Certificate: ${title}`,
  withScore: (kind: string, score: number) => `${kind}, ${score}%`,
  broughtInFrom: (name: string) => `Progress from ${isolated(name)}`,
  startedOver: 'Started over',
  broughtBack: 'Earlier progress',
  takenOut: 'Progress that isn’t yours',
  givenFrom: (name: string) => `Moved from ${isolated(name)}`,
  courseCertificate: 'The whole course',
  unlistedEntry: 'Part of another version of the course',
}
