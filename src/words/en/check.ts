import { whole } from './ledgerFormat'

const of = (right: number, count: number) => `${whole(right)} of ${whole(count)}`

/** The self-checks before and after a module, and their lines in the learning center and in Achievements. */
export const checkWords = {
  loading: 'Loading the self-check',
  title: (module: string) => `Self-check: ${module}`,
  leave: 'Leave the self-check',
  place: (number: number, count: number) => `Question ${whole(number)} of ${whole(count)}`,
  ofCount: (count: number) => `of ${whole(count)}`,
  done: (count: number) => `${whole(count)} answered`,

  heading: {
    before: (module: string) => `Before you start: ${module}`,
    after: (module: string) => `After the lessons: ${module}`,
    month: (module: string) => `A month later: ${module}`,
    quarter: (module: string) => `Three months later: ${module}`,
  },
  about: {
    before:
      'Six questions about this module, about three minutes. You don’t need to know this yet. After the lessons, six more questions show what you learned.',
    after: 'Six questions, about three minutes. These are new questions on the same topics.',
    month: 'Six questions, about three minutes. They show what you remember.',
    quarter: 'Six questions, about three minutes. They show what you remember.',
  },
  noGradeShort: 'No grade, no points',
  noGrade: 'No grade and no points. You can stop anytime. We save your answers only if you finish.',
  start: 'Start the self-check',
  notNow: 'Not now',

  dontKnow: 'I don’t know',
  next: 'Next',
  finish: 'Finish',
  saving: 'Saving',
  chooseFirst: 'Choose an answer, or choose “I don’t know.”',
  keys: (last: string) => `Press A to ${last} to choose. Press Enter to continue.`,

  result: of,
  saved: 'Saved. You can see it in Achievements.',
  notSaved: {
    quota: 'Not saved. This device is out of space. Free up some space, then save again. Your answers are still here.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Reload the page, then take the self-check again.',
    outdated:
      'Not saved. A newer version of this site is open in another tab. Reload this page, then take the self-check again.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
    'at-limit':
      'Not saved. You’ve taken this self-check too many times on this device. We kept what you saved before. Tell us on the contact page.',
    'too-few-points': 'Not saved. We kept what you saved before.',
  },
  saveAgain: 'Save again',
  afterwards: {
    before: 'The lessons cover what you missed. You’ll practice it later in Review.',
    after: 'You’ll see the ones you missed again in Review, with explanations.',
    month: 'You’ll see the ones you missed again in Review, with explanations.',
    quarter: 'You’ll see the ones you missed again in Review, with explanations.',
  },
  toLessons: 'Go to the lessons',
  toAchievements: 'Achievements',

  nothingTitle: 'No self-check right now',
  nothingText:
    'You can take a self-check before a module’s first lesson and after its last one. If you took the earlier self-check, you can take it again after 30 and 90 days.',
  unreadableTitle: 'Couldn’t load the self-check',
  unreadable: {
    unreachable: 'It isn’t on this device yet. When you connect to the internet, it opens automatically.',
    'bad-answer': 'Something went wrong on our end. Try again in a minute.',
    damaged: 'The file is damaged. Choose Try again to download a new copy.',
  },
  loadAgain: 'Try again',
  notFoundTitle: 'Page not found',
  notFoundText: 'There’s no module at this address. You can find every module in the Learning Center.',
  toLearning: 'See all modules',
}
