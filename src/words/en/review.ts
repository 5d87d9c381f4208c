import { whole } from './ledgerFormat'
import { aboutMinutes } from './reviewLine'

/** What the review says. Counts arrive as numbers, days as the ledger writes them. */
export const reviewWords = {
  title: 'Review',
  loading: 'Loading your review',
  place: (number: number, count: number) => `${whole(number)} of ${whole(count)} today`,
  left: (questions: number) => sentence(`${aboutMinutes(questions)} left`),
  ofToday: (count: number) => `of ${whole(count)} today`,
  done: (count: number) => `${whole(count)} answered`,
  stop: 'Stop for today',

  fromLesson: 'A new case from',
  fromRule: 'About the rule of thumb in',
  fromQuiz: 'From the quiz, taught in',
  noPoints: 'No points. This helps you remember.',
  dontKnow: 'I don’t know yet',
  check: 'Check',
  saving: 'Saving',
  chooseFirst: 'Choose an answer, or choose “I don’t know yet”.',
  keys: (last: string) => `Keys: A to ${last} to choose, Enter to check.`,

  right: 'Right',
  notRight: 'Not this time',
  notKnown: 'Here’s the answer',
  youChose: 'You chose',
  answer: 'Answer',
  rule: 'Rule of thumb',
  taughtIn: 'Taught in',
  saved: 'Saved.',
  again: {
    tomorrow: 'You will see this again tomorrow.',
    inDays: (days: number) => `You will see this again in about ${whole(days)} days.`,
    some: 'You will see this again.',
  },
  next: 'Next',
  finish: 'Finish',
  saveAgain: 'Save again',
  notSaved: {
    quota:
      'Not saved. This device is out of space. Free up some space, then choose Save again. If it isn’t saved, you’ll see this question again soon.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Reload the page to get this question again.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page to continue.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
    'at-limit':
      'Not saved. You’ve answered this question too many times on this device. We kept what you saved before. Tell us on the contact page.',
    'too-few-points': 'Not saved. We kept what you saved before.',
  },

  doneTitle: 'Done for today',
  result: (right: number, count: number) =>
    count === 1
      ? right === 1
        ? 'You knew it.'
        : 'You’ll see it again soon.'
      : `You knew ${whole(right)} of ${whole(count)}.${right < count ? ' You’ll see the others again soon.' : ''}`,
  resultSaved: 'Your answers are saved.',
  resultUnsaved: (count: number) =>
    count === 1
      ? '1 answer wasn’t saved. You’ll see that question again.'
      : `${whole(count)} answers weren’t saved. You’ll see those questions again.`,
  toReadAgain: 'Lessons to read again',
  answeredToday: (count: number) =>
    count === 1 ? 'You answered 1 question today.' : `You answered ${whole(count)} questions today.`,
  nextOn: (day: string) => `The next ones are due on ${day}.`,
  nextTomorrow: 'The next ones are due tomorrow.',
  nothingWaits: 'You’re all caught up. Questions about your next lessons will show up here.',

  nothingDueTitle: 'Nothing is due today',
  nothingDueText: 'Each question returns just before you’d forget it.',
  nothingYetTitle: 'Nothing to review yet',
  nothingYetText:
    'The day after you complete a lesson, a few questions about it show up here. You get at most ten a day, about five minutes. No points and no grade. They help you remember.',
  toLearning: 'See all modules',
  toDashboard: 'Dashboard',

  unreadableTitle: 'We couldn’t load the questions',
  unreadable: {
    unreachable: 'They aren’t on this device yet. They’ll download when you’re online.',
    'bad-answer': 'The site didn’t respond correctly. Choose Load again in a minute.',
    damaged: 'A file is damaged. Choose Load again to download a new copy.',
  },
  someUnreadable: 'Questions for some modules aren’t on this device yet. Your answers to them are saved.',
  loadAgain: 'Load again',
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
