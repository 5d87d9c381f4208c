import { locale } from '../locale'
import { plural } from '../plural'
import { durationText } from './duration'

/** Texts of the quiz screen. Numbers are already formatted, and percentages have their sign where needed. */
export const quizWords = {
  quizOf: (module: string) => `Quiz: ${module}`,
  passMark: (mark: string) => `Passing score: ${mark}.`,
  answersKept: 'You can leave and come back. We save your answers.',
  leave: 'Leave the quiz',
  question: 'Question',
  ofCount: (count: string) => `of ${count}`,
  questionOf: (number: string, count: string) => `Question ${number} of ${count}`,
  answered: (count: string) => `${count} answered`,
  back: 'Back',
  next: 'Next',
  seeResult: 'See the result',
  working: 'Saving',
  keys: (last: string) => `Press A to ${last} to choose. Press Enter to continue.`,
  stillOpen: (numbers: readonly string[]) =>
    plural(numbers.length, {
      one: `Question ${numbers[0] ?? ''} isn’t answered. Choose an answer to see the result.`,
      other: `Questions ${listed(numbers)} aren’t answered. Choose an answer for each to see the result.`,
    }),
  loading: 'Loading the quiz',

  passed: (right: string, total: string) => `You passed. ${right} of ${total} right.`,
  notYet: (score: string, mark: string) => `Not yet. You got ${score}. You need ${mark}.`,
  pointsEarned: (mark: string, points: string) => `You earned ${points} points. The passing score is ${mark}.`,
  alreadyEarned: (mark: string, points: string) =>
    `Your ${points} points were added the first time you passed. The passing score is ${mark}.`,
  rightOf: (right: string, total: string) => `${right} of ${total} right. You can try again as often as you like.`,
  stillPassed: 'You already passed this quiz. That still counts.',
  practice: 'This was a sample. It doesn’t count.',
  ledgerCaption: 'Score',
  ledgerEntry: 'Item',
  ledgerFigure: 'Number',
  rightAnswers: 'Right answers',
  toReview: 'Missed',
  pointsOnce: 'Points earned',
  pointsAlready: 'Points added before',
  score: 'Score',
  seeQuilt: 'See your quilt',
  seeCertificate: 'See your certificate',
  certificateEarned: (module: string) => `You earned the ${module} certificate.`,
  certificateKept: (module: string) => `You already have the ${module} certificate.`,
  certificateWaits: (lessons: number) =>
    plural(lessons, {
      one: 'Finish 1 more lesson to earn the certificate.',
      other: `Finish ${lessons} more lessons to earn the certificate.`,
    }),
  tryAgain: 'Try again',
  backToLessons: 'Back to the lessons',
  everyAnswer: 'Every answer, explained',
  missedAnswers: 'Questions you missed',
  allRight: 'You got every question right. Open a question to see why its answer is right.',
  reviewNote: 'Questions you missed come first.',
  missedNote: 'Read the lesson again before you try again. After you pass, every answer is explained.',
  right: 'Right',
  review: 'Missed',
  youChose: 'You chose',
  noAnswer: 'No answer',
  answer: 'Answer',

  notKept: {
    quota:
      'Your answers aren’t saved. This device is out of space. You can continue, but stay on this page until you see the result.',
    connection:
      'Your answers aren’t saved. Something went wrong with this browser’s storage. You can continue, but stay on this page until you see the result.',
    outdated: 'Your answers aren’t saved. A newer version of this site is open in another tab. Continue there.',
    'private-mode':
      'Your answers aren’t saved. This looks like a private window. You can continue, but stay on this page.',
  },
  notSaved: {
    quota:
      'Not saved. This device is out of space. Free up some space, then choose “See the result” again. Your answers are still here.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Reload the page, then choose “See the result” again.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
    'at-limit':
      'Not saved. You’ve finished this quiz too many times. We kept your earlier result. Tell us on the contact page.',
    'too-few-points': 'Not saved. We kept your earlier result.',
  },

  fallbackTitle: 'We couldn’t load this quiz.',
  fallbackText: {
    unreachable: 'It isn’t on this device yet. Connect to the internet to open it.',
    'bad-answer': 'The site didn’t respond correctly. Wait a minute, then choose “Load again.”',
    damaged: 'The file is damaged. Choose “Load again” to download a new copy.',
  },
  fallbackSample: 'Below is a sample question. It doesn’t count.',
  /** Time, points and passing score of the sample (contract, section 7.4). */
  sampleFacts: (duration: string, points: string, mark: string) =>
    `A quiz like this takes ${durationText(duration)} and earns ${points} points. The passing score is ${mark}.`,
  retryLoading: 'Load again',

  lockedQuiz: 'This quiz is locked.',
  readMeanwhile: 'You can read its lessons now',

  notFoundTitle: 'Quiz not found',
  notFoundText:
    'There’s no quiz at this address. It may be from an earlier version of the course. You can find every quiz in the Learning Center.',
  toLearning: 'See all modules',
}

function listed(numbers: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers)
}
