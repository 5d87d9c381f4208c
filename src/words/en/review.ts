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
  fromRule: 'About the rule of thumb of',
  fromQuiz: 'From the quiz, taught in',
  noPoints: 'No points here: this is for keeping.',
  dontKnow: 'I don’t know yet',
  check: 'Check',
  saving: 'Saving',
  chooseFirst: 'Choose an answer, or say that you don’t know yet.',
  keys: (last: string) => `Keys: A to ${last} choose, Enter checks.`,

  right: 'Right',
  notRight: 'Not this time',
  notKnown: 'Here is how it goes',
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
    quota: 'Not saved: this device is out of space. Free some space, then save again. Without it this comes back soon.',
    connection: 'Not saved: this device closed its storage. Reload the page; this comes back then.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page to go on.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window. Open the site in a normal window.',
    'at-limit': 'Not saved: this was answered too many times on this device. What was saved before stands.',
    'too-few-points': 'Not saved. What was saved before stands.',
  },

  doneTitle: 'Done for today',
  result: (right: number, count: number) =>
    count === 1
      ? right === 1
        ? 'You knew it.'
        : 'It comes back soon.'
      : `You knew ${whole(right)} of ${whole(count)}.${right < count ? ' The others come back soon.' : ''}`,
  resultSaved: 'All of it is saved.',
  resultUnsaved: (count: number) =>
    count === 1 ? '1 answer is not saved: it comes back.' : `${whole(count)} answers are not saved: they come back.`,
  toReadAgain: 'To read again',
  answeredToday: (count: number) =>
    count === 1 ? 'You answered 1 question today.' : `You answered ${whole(count)} questions today.`,
  nextOn: (day: string) => `The next ones are due on ${day}.`,
  nextTomorrow: 'The next ones are due tomorrow.',
  nothingWaits: 'Nothing else waits. What you learn next comes here too.',

  nothingDueTitle: 'Nothing is due today',
  nothingDueText: 'What you learned comes back just before it would be forgotten.',
  nothingYetTitle: 'Nothing to review yet',
  nothingYetText:
    'The day after you mark a lesson complete, a few questions about it come here: at most ten a day, about five minutes. They bring no points and no grade. They are for keeping what you learned.',
  toLearning: 'See all modules',
  toFirst: 'Go on learning',
  toDashboard: 'Dashboard',

  unreadableTitle: 'The questions could not be read',
  unreadable: {
    unreachable: 'They are not on this device yet. They come by themselves when there is a connection.',
    'bad-answer': 'The site did not answer as it should. Load them again in a minute.',
    damaged: 'A file is damaged. Load them again, and it is fetched afresh.',
  },
  someUnreadable:
    'Questions of some modules are not on this device yet. What was answered in them is kept, and they come back.',
  loadAgain: 'Load again',
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
