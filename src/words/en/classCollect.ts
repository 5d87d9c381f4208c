import { isolated } from '../isolated'
import { counted } from './counting'
import { ended } from './ended'

const notTaken = {
  quota:
    'Not taken yet: this device is out of space. What came in before is safe. Free some space, then show it again.',
  connection: 'Not taken yet: the browser closed its storage. Reload the page, then show it again.',
  outdated: 'Not taken yet: a newer version of this site is open in another tab. Reload the page, then show it again.',
  'private-mode': 'Not taken yet: this browser keeps nothing in a private window.',
  locked: 'Not taken yet: the book is locked. Unlock it, then show it again.',
  gone: 'Not taken: this class was closed, here or in another tab.',
  'no-file': 'Your browser couldn’t read the file. Choose it again.',
}

/** Taking in reports, one learner after another. */
export const classCollectWords = {
  title: 'Collect',
  folio: ['Nothing leaves', 'this room'] as const,
  /** Where the card names a relay. */
  folioRelay: ['Only your book', 'opens a report'] as const,
  files: 'Files',
  filesLabel: 'Choose report files',
  reading: 'Reading',
  readingReport: 'Reading a report',
  codes: (have: number, all: number) => `${have} of ${all} codes`,
  ready: 'Ready for the next learner',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  stored: (name: string) => `Stored. Show ${isolated(name)} this`,
  isIn: (name: string) => `${isolated(name)} is in.`,
  storedNoName: 'Stored. Show this',
  answerText: 'Their tablet reads the square, or they type the 8 digits.',
  answerCode: (digits: string) => `Answer code ${digits}`,
  count: (count: number, all: number) => [String(count), `of ${all}`] as const,
  handedToday: 'handed in today',
  came: 'Came in just now',
  cameFolio: 'Newest first',
  /** Of many files the answer of each is wanted, not only of the last. */
  digits: (answer: string) => `Digits for their device: ${answer.slice(0, 4)} ${answer.slice(4)}`,
  cameNone: 'Nothing came in since you opened this page.',
  eye: 'Needs your eye',
  eyeNone: 'Nothing waits for you.',
  news: (lessons: number, quizzes: number, answers: number) => {
    const parts = [
      ...(lessons > 0 ? [counted(lessons, 'lesson', 'lessons')] : []),
      ...(quizzes > 0 ? [counted(quizzes, 'quiz', 'quizzes')] : []),
      ...(answers > 0 ? [counted(answers, 'answer', 'answers')] : []),
    ]
    return parts.length === 0 ? 'nothing new' : parts.join(', ')
  },
  same: 'was here before, answered again',
  leftNow: 'has left the class',
  waitingNow: 'waits for your tap',
  noName: 'A report',
  claim: {
    'new-member': (name: string) => `${isolated(name)}, new in the class`,
    'new-device': (name: string) => `${isolated(name)}, a second device`,
    'other-member': (name: string) => `${isolated(name)}, on a device of somebody else`,
  },
  claimText: 'Kept, answered and counted nowhere until you say whose it is.',
  namesake: (name: string) =>
    `You already let in someone called ${ended(name)} Ask the learner in person before you let in this device.`,
  yes: (name: string) => `It is ${isolated(name)}’s`,
  no: (name: string) => `Not ${isolated(name)}’s`,
  deciding: 'Saving',
  refusedTitle: (name: string | undefined) =>
    name === undefined ? 'A report could not be taken' : `${isolated(name)} could not be taken`,
  notTaken,
  reason: {
    'too-large': 'It is larger than any report. Nothing was stored. Ask for a new report.',
    'not-an-envelope': 'It is not a report of this site. Nothing was stored. Choose the file that Hand in made.',
    newer: 'A newer version of this site made it. Connect this device, reload the page, then take it again.',
    'cut-short': 'The end is missing. Nothing was stored. Ask the learner to send or show it again.',
    damaged: 'It was changed on the way. Nothing was stored. Ask the learner to send or show it again.',
    'another-kind': 'It is from a class, but it isn’t a report. Ask the learner for the file from Hand in.',
    plan: 'It is a plan, not a report. Nothing was stored.',
    card: 'It is a class card, not a report. Ask the learner for the file from Hand in.',
    unexpected: 'Something went wrong with this report only. Ask the learner to update the site, then hand in again.',
    'another-class': 'It is sealed for another class, so this book can’t open it. Ask which card the learner scanned.',
    forged: 'It is not signed by the device that it names. Nothing was stored. Ask the learner to hand in again.',
    unopened: 'This book can’t open it. Nothing was stored. The learner may have an old card: let them scan yours.',
    'text-too-large': 'It holds more than a report may. Nothing was stored.',
    'bad-name': 'The name in it can’t be shown. Ask the learner to choose another name for this class.',
    unreadable: 'What it says can’t be read. Ask the learner to update the site, then hand in again.',
    empty: 'The file is empty. Ask the learner to send it again.',
    backup: 'It is a learner’s own backup, not a report. Ask for the file that Hand in makes.',
    'class-backup': 'It is a backup of a class, not a report. Bring it in under My classes.',
    'not-ours': 'It is not a file of this site. Choose the file that Hand in made.',
    older: 'The book already has a newer one. The newer one stays.',
    full: 'The class is full. Let go of devices that are no longer used, then take it again.',
    'no-room':
      'The book has no room left: its devices have handed in more than any class does. Let go of those that you do not know, then take it again.',
  },
  madeUpText: 'With a real class your camera reads here. Press to see what happens when somebody hands in.',
  nextMadeUp: 'Let the next made-up learner hand in',
  filesDone: (stored: number, refused: number) =>
    `${counted(stored, 'report', 'reports')} taken in${refused > 0 ? `, ${refused} not` : ''}.`,
}
