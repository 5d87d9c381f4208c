import { plural } from '../plural'
import { whole } from './ledgerFormat'
import { aboutMinutes } from './reviewLine'

/** Texts of the review. Counts are numbers, and days are already formatted. */
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
  chooseFirst: 'Choose an answer, or choose “I don’t know yet.”',
  keys: (last: string) => `Press A to ${last} to choose. Press Enter to check.`,

  right: 'Right',
  notRight: 'Not this time',
  notKnown: 'Here’s the answer',
  youChose: 'You chose',
  answer: 'Answer',
  rule: 'Rule of thumb',
  taughtIn: 'Taught in',
  saved: 'Saved.',
  again: {
    tomorrow: 'You’ll see this again tomorrow.',
    inDays: (days: number) => `You’ll see this again in about ${whole(days)} days.`,
    some: 'You’ll see this again.',
  },
  next: 'Next',
  finish: 'Finish',
  saveAgain: 'Save again',
  notSaved: {
    quota:
      'Not saved. This device is out of space. Free up some space, then choose “Save again.” If your answer isn’t saved, you’ll see this question again soon.',
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
    plural(count, {
      one: '1 answer wasn’t saved. You’ll see that question again.',
      other: `${whole(count)} answers weren’t saved. You’ll see those questions again.`,
    }),
  toReadAgain: 'Lessons to read again',
  answeredToday: (count: number) =>
    plural(count, { one: 'You answered 1 question today.', other: `You answered ${whole(count)} questions today.` }),
  nextOn: (day: string) => `Your next questions are due on ${day}.`,
  nextTomorrow: 'Your next questions are due tomorrow.',
  nothingWaits: 'You’re all caught up. Questions about your next lessons will show up here.',

  nothingDueTitle: 'Nothing is due today',
  nothingDueText: 'Each question comes back just before you’d forget it.',
  nothingYetTitle: 'Nothing to review yet',
  nothingYetText:
    'The day after you complete a lesson, a few questions about it show up here. You get at most ten a day, about five minutes. There are no points and no grade. The questions help you remember.',
  toLearning: 'See all modules',
  toDashboard: 'Dashboard',

  unreadableTitle: 'We couldn’t load the questions',
  unreadable: {
    unreachable: 'They aren’t on this device yet. They’ll download when you’re online.',
    'bad-answer': 'The site didn’t respond correctly. Wait a minute, then choose “Load again.”',
    damaged: 'A file is damaged. Choose “Load again” to download a new copy.',
  },
  someUnreadable: 'Questions for some modules aren’t on this device yet. Your answers to them are saved.',
  loadAgain: 'Load again',
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
