import { whole } from './ledgerFormat'

const of = (right: number, count: number) => `${whole(right)} of ${whole(count)}`

/** What the checks before and after a module say, and their lines in the learning center and on the profile. */
export const checkWords = {
  loading: 'Loading the check',
  title: (module: string) => `Check: ${module}`,
  leave: 'Leave the check',
  place: (number: number, count: number) => `Question ${whole(number)} of ${whole(count)}`,
  ofCount: (count: number) => `of ${whole(count)}`,
  done: (count: number) => `${whole(count)} answered`,

  heading: {
    before: (module: string) => `Before you begin: ${module}`,
    after: (module: string) => `After the lessons: ${module}`,
    month: (module: string) => `A month later: ${module}`,
    quarter: (module: string) => `Three months later: ${module}`,
  },
  about: {
    before:
      'Six questions about what this module teaches, about three minutes. Nobody expects you to know it yet: after the lessons, six others show what you gained.',
    after: 'Six questions, about three minutes. They are others than before the lessons, about the same things.',
    month: 'Six questions, about three minutes. They show what stayed.',
    quarter: 'Six questions, about three minutes. They show what stayed.',
  },
  noGradeShort: 'No grade, no points',
  noGrade: 'No grade and no points. You can leave: only a check that is finished is kept.',
  start: 'Begin the check',
  notNow: 'Not now',

  dontKnow: 'I don’t know',
  next: 'Next',
  finish: 'Finish',
  saving: 'Saving',
  chooseFirst: 'Choose an answer, or say that you don’t know.',
  keys: (last: string) => `Keys: A to ${last} choose, Enter goes on.`,

  result: of,
  saved: 'Saved. It stands on your profile.',
  notSaved: {
    quota: 'Not saved: this device is out of space. Free some space, then save again. Your answers stand.',
    connection: 'Not saved: this device closed its storage. Reload the page, then take the check again.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window. Open the site in a normal window.',
    'at-limit': 'Not saved: this check was taken too many times on this device. What was saved before stands.',
    'too-few-points': 'Not saved. What was saved before stands.',
  },
  saveAgain: 'Save again',
  afterwards: {
    before: 'The lessons answer what was open. What you read comes back in your review.',
    after: 'What is still open comes back in your review, with every answer explained.',
    month: 'What is still open comes back in your review, with every answer explained.',
    quarter: 'What is still open comes back in your review, with every answer explained.',
  },
  toLessons: 'To the lessons',
  toProfile: 'Profile',

  nothingTitle: 'No check to take now',
  nothingText:
    'A check comes before the first lesson of a module, after its last one, and again after 30 and 90 days, if you took the one before.',
  unreadableTitle: 'The check could not be read',
  unreadable: {
    unreachable: 'It is not on this device yet. It opens by itself when there is a connection.',
    'bad-answer': 'The site did not answer as it should. Load it again in a minute.',
    damaged: 'Its file is damaged. Load it again, and it is fetched afresh.',
  },
  loadAgain: 'Load again',
  notFoundTitle: 'This road ends here',
  notFoundText: 'There is no module at this address. Every module is listed in the learning center.',
  toLearning: 'See all modules',
}
