/** What the quiz screen says. Numbers arrive already formatted; percentages carry their sign where they need one. */
export const quizWords = {
  quizOf: (module: string) => `Quiz: ${module}`,
  passMark: (mark: string) => `Pass at ${mark}.`,
  answersKept: 'You can leave: your answers are kept.',
  leave: 'Leave the quiz',
  question: 'Question',
  ofCount: (count: string) => `of ${count}`,
  questionOf: (number: string, count: string) => `Question ${number} of ${count}`,
  answered: (count: string) => `${count} answered`,
  back: 'Back',
  next: 'Next',
  seeResult: 'See the result',
  working: 'Saving',
  keys: (last: string) => `Keys: A to ${last} choose, Enter goes on.`,
  stillOpen: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Question ${numbers[0] ?? ''} is still open. Choose an answer to see the result.`
      : `Questions ${listed(numbers)} are still open. Choose an answer for each to see the result.`,
  loading: 'Loading the quiz',

  passed: (right: string, total: string) => `You passed. ${right} of ${total} right.`,
  notYet: (score: string, mark: string) => `Not yet: ${score}, the pass mark is ${mark}`,
  pointsPosted: (mark: string, points: string) =>
    `The pass mark is ${mark}, and ${points} points are in your ledger now.`,
  alreadyPosted: (mark: string, points: string) =>
    `The pass mark is ${mark}. The ${points} points of this quiz were in your ledger already; points are added once.`,
  rightOf: (right: string, total: string) => `${right} of ${total} right. You can try again as often as you like.`,
  stillPassed: 'You passed this quiz before, and that stays.',
  practice: 'This was a sample. It does not count.',
  ledgerCaption: 'Score',
  ledgerEntry: 'Entry',
  ledgerFigure: 'Figure',
  rightAnswers: 'Right answers',
  toReview: 'To review',
  pointsOnce: 'Points, added once',
  pointsAlready: 'Points, already counted',
  score: 'Score',
  seeQuilt: 'See your quilt',
  seeCertificate: 'See your certificate',
  certificateEarned: (module: string) => `With it you earned the certificate of ${module}.`,
  certificateKept: (module: string) => `You already have the certificate of ${module}.`,
  certificateWaits: (lessons: number) =>
    `The certificate of this module waits for ${lessons === 1 ? '1 lesson' : `${lessons} lessons`} more.`,
  tryAgain: 'Try again',
  backToLessons: 'Back to the lessons',
  everyAnswer: 'Every answer, explained',
  allRight: 'Nothing to review. Open a question to read why its answer is right.',
  reviewNote: 'Those to review come first.',
  right: 'Right',
  review: 'Review',
  youChose: 'You chose',
  noAnswer: 'No answer',
  answer: 'Answer',

  notKept: {
    quota:
      'Your answers are not kept: this device is out of space. You can go on, but stay on this page until you see the result.',
    connection:
      'Your answers are not kept: this device closed its storage. You can go on, but stay on this page until you see the result.',
    outdated: 'Your answers are not kept: a newer version of this site is open in another tab. Go on there.',
    'private-mode':
      'Your answers are not kept: this browser keeps nothing in a private window. You can go on, but stay on this page.',
  },
  notSaved: {
    quota:
      'Not saved: this device is out of space. Free some space, then choose See the result again. Your answers stand.',
    connection: 'Not saved: this device closed its storage. Reload the page, then choose See the result again.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window. Open the site in a normal window.',
    'at-limit': 'Not saved: this quiz was finished too many times. Your earlier result stands.',
    'too-few-points': 'Not saved. Your earlier result stands.',
  },

  fallbackTitle: 'This quiz could not be read.',
  fallbackText: {
    unreachable: 'It is not on this device yet. It opens by itself when there is a connection.',
    'bad-answer': 'The site did not answer as it should. Load it again in a minute.',
    damaged: 'Its file is damaged. Load it again, and it is fetched afresh.',
  },
  fallbackSample: 'Below is a sample question; it does not count.',
  /** What the sample is worth (contract, section 7.4), as a quiz of the course says it of itself. */
  sampleFacts: (duration: string, points: string, mark: string) =>
    `A quiz like it takes ${duration} and earns ${points} points. Pass at ${mark}.`,
  retryLoading: 'Load again',

  lockedQuiz: 'This quiz is not open yet.',
  readMeanwhile: 'Its lessons are open to read',

  notFoundTitle: 'This road ends here',
  notFoundText:
    'There is no quiz at this address. It may be from an earlier version of the course. Every module and its quiz is listed in the learning center.',
  toLearning: 'See all modules',
}

function listed(numbers: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(numbers)
}
