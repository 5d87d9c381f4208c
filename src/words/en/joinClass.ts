import { isolated } from '../isolated'
import { clockTime, dayNear, longDay, whole } from './ledgerFormat'
import { ended } from './ended'

const storage = {
  quota: 'this device is out of space. Free some space, then try again.',
  connection: 'the browser closed its storage. Reload the page, then try again.',
  outdated: 'a newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'this browser keeps nothing in a private window. Open the site in a normal window.',
}

function notDone<Reason extends string>(what: string, reasons: Readonly<Record<Reason, string>>) {
  const sentences = Object.entries<string>(reasons).map(([reason, why]) => [reason, `${what}: ${why}`])
  return Object.fromEntries(sentences) as Readonly<Record<Reason, string>>
}

/** A moment as a sentence has it; `''` when the clock was wrong. `today` is `YYYY-MM-DD`. */
function when(at: string, today: string): string {
  if (at === '') return 'At a time this device did not know'
  const time = new Date(at)
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'))
  const date = day.join('-')
  return date === today ? clockTime(time) : `${dayNear(date, today)}, ${clockTime(time)}`
}

/** A class that a learner joins: the card, what is handed over, and how it is known that it arrived. */
export const joinClassWords = {
  loading: 'Looking for your classes',
  folio: ['From a class', 'card you opened'] as const,
  missing: 'This part is not on this device yet. Connect once, then reload the page.',
  unsupported:
    'This browser is too old to seal a report, or the page did not come over https. Update the browser, or use another one.',

  howTitle: 'Join a class',
  howLead: 'Your teacher has a class card: a square code on a sheet or on a screen, and a link.',
  ways: [
    'Open the camera of your phone and point it at the square. Then open the link it shows.',
    'Or ask your teacher for the link, and paste it here. This works with no network.',
  ],
  wayInApp: 'Scan the class card here, in the app. Your phone’s own camera may open the browser instead.',
  linkLabel: 'Link of the class card',
  linkHint: 'It may be long. Paste all of it.',
  readCard: 'Open this card',
  scan: 'Scan the card with this device',
  scanInstead: 'Without a camera, paste the link of the card above.',
  noLink: 'Paste the link of a class card first.',
  mine: 'Classes you joined',
  toDashboard: 'Back to the dashboard',

  /** By why a card was refused. Nothing was changed. */
  fault: {
    'not-a-card': 'This is not the link of a class card. Copy the whole link again, or scan the card.',
    'too-large': 'This is too long for a class card. Copy only the link, then paste it again.',
    newer: 'A newer version of this site made this card. Connect, reload the page, then open the card again.',
    torn: 'A part of this card is missing or was changed. Copy the whole link again, or scan the card once more.',
    foreign: 'This card does not belong to the class it names. Do not join. Ask your teacher for the card.',
    'bad-name': 'This card has a name that can’t be shown. Ask your teacher for a new card.',
    unreadable: 'This card can’t be read. Ask your teacher for a new one.',
  },
  anotherCard: 'Use another card',

  joinTitle: 'Join this class?',
  teacher: 'Teacher:',
  compare: 'Compare with your teacher’s screen',
  compareText:
    'Are all six the same, in this order? Then it is this class. If one differs, choose No: anyone can print a card with this name. A card that shows only five words is from an earlier version. Then compare those five.',
  seeFirst: ['You can read', 'every report'] as const,
  gets: 'What your teacher gets',
  handedOver: 'Handed over',
  handedList: [
    'Lessons and quizzes, with their dates',
    'Your answers in quizzes and reviews',
    'The days you were active',
    'The name you choose for this class',
  ],
  neverHanded: 'Never handed over',
  neverList: [
    'Your account and e-mail',
    'Your picture, and where you live',
    'What you typed into tools, sheets and notes',
    'Your checks before and after a module',
    'Anything from your other classes',
  ],
  name: 'Your name in this class',
  nameHint: 'Only your teacher reads it.',
  badName: 'Write a name that your teacher knows you by.',
  join: 'Join',
  joining: 'Joining',
  later: 'Later',
  no: 'No',
  byRelay: 'With a line, your sealed report goes to the relay of this class by itself.',
  promise: 'A class never locks, unlocks or changes your progress. You can leave at any time.',
  seeReport: 'See the report as text',
  reportText: 'This is everything a report would hold now. Line breaks were added so that it can be read.',
  noReport: 'The report can’t be shown now. Reload the page, then try again.',
  notJoined: notDone('You did not join', storage),

  gone: 'You are not in this class',
  goneText: 'Nothing of this class is kept here. To join it, open its card again.',
  classOf: (teacher: string) => `Teacher: ${isolated(teacher)}`,
  calledHere: (name: string) => `In this class you are called ${ended(name)}`,
  changeName: 'Change this name',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  notRenamed: {
    ...notDone('The name was not changed', storage),
    'not-in-class': 'The name was not changed: you are not in this class.',
  },

  handIn: 'Hand in',
  handInLead: 'Hold the codes to your teacher’s phone, or hand over a file. Both work with no network.',
  showCodes: 'Show my report',
  making: 'Making the report',
  codes: 'Your report, as codes for your teacher’s camera',
  answerTitle: 'Then your teacher’s phone answers',
  digits: '8 digits',
  digitsHint: 'They show that your report arrived.',
  check: 'Check',
  checking: 'Checking',
  wrongDigits: 'These digits do not fit your report. Look at your teacher’s phone once more.',
  someDigits: 'Type the 8 digits from your teacher’s phone.',
  noDigits: 'No digits, but your name was on the teacher’s phone?',
  saw: 'I saw my name',
  asFile: 'Hand in as a file',
  givenFile: {
    shared: (name: string) =>
      `${isolated(name)} was given to the app you chose. It counts as handed in once your teacher answers.`,
    downloading: (name: string) =>
      `Your browser was asked to save ${ended(name)} Give it to your teacher. It counts as handed in once your teacher answers.`,
    cancelled: () => 'No file was given: no app was chosen.',
  },
  readIt: 'Read what is handed over',
  notMade: {
    ...notDone('No report was made', storage),
    'not-in-class': 'No report was made: you are not in this class.',
    'too-large': 'No report was made: there is more in your ledger than a report can hold.',
  },
  notProved: {
    ...notDone('It was not noted', storage),
    'not-in-class': 'It was not noted: you are not in this class.',
    wrong: 'It was not noted: this report is not known here any more. Show it again.',
  },
  isHandedIn: 'Handed in. Your teacher has it.',

  arrived: 'What has arrived',
  arrivedCaption: 'What has arrived, and how we know',
  columns: ['What', 'How we know'] as const,
  nothingYet: 'Nothing was handed in yet.',
  waiting: (changes: number) => (changes === 1 ? '1 change not handed in' : `${whole(changes)} changes not handed in`),
  waitingChip: 'Waiting',
  waitingText: 'Each lesson and quiz that changed counts once.',
  proof: {
    answered: 'Answered by your teacher’s phone',
    ticked: 'No code came back; you said you saw your name',
    'on-relay': 'On the relay; your teacher has not answered yet',
  },
  chip: { answered: 'Handed in', ticked: 'Ticked by you', 'on-relay': 'On the relay' },
  when,
  /** The newest hand-in in a line. */
  status: {
    answered: (time: string) => `Handed in: ${time}, answered by your teacher’s phone`,
    ticked: (time: string) => `${time}, ticked by you`,
    'on-relay': (time: string) => `${time}, on the relay`,
  },
  allIn: 'Nothing is waiting.',

  everyone: 'Everyone on this tablet',
  everyoneText:
    'Hands in each learner of this tablet who is in this class. No ledger is opened, and no PIN is asked: only your teacher can read the reports.',
  everyoneMake: 'Make every report',
  everyoneFile: 'All in one file',
  everyoneNobody: 'Nobody else on this tablet is in this class.',
  fileOfAll: 'class',
  person: (at: number, all: number, name: string) => `${at} of ${all}: ${isolated(name)}`,
  next: 'Next learner',
  before: 'Learner before',
  codesOf: (name: string) => `The report of ${isolated(name)}, as codes for the teacher’s camera`,
  sawOf: (name: string) => `I saw ${isolated(name)} on the teacher’s phone`,
  isIn: (name: string) => `The report of ${isolated(name)} is handed in.`,
  notIn: 'Not handed in yet',
  left: 'Says that this learner left',
  notRead: {
    quota: 'Not made: this device is out of space.',
    connection: 'Not made: this ledger can’t be read.',
    outdated: 'Not made: a newer version of this site wrote this ledger. Reload the page.',
    'private-mode': 'Not made: this browser keeps nothing in a private window.',
    'not-in-class': 'Not in this class.',
    'too-large': 'Not made: there is more in this ledger than a report can hold.',
    gone: 'Not made: this ledger was cleared from this tablet.',
  },
  noList: notDone('The learners of this tablet could not be read', storage),

  thisWeek: (name: string) => `This week in ${isolated(name)}`,
  planUntil: (day: string) => `Until ${longDay(day)}`,
  noPlan: 'Your teacher has not asked for anything this week, or the plan is not here yet.',
  planDone: 'Done',
  planOpen: 'To do',
  quizOf: (module: string) => `Quiz: ${module}`,
  unlisted: 'A lesson that this version of the course does not have',
  takePlan: 'Bring in a plan from a file',
  planTaken: 'The plan of your teacher is here.',
  noPlanFile: 'This file holds no plan. Nothing was changed.',
  /** By why nothing was read of the file. */
  planFileFault: {
    empty: 'This file is empty. Ask your teacher for the plan once more.',
    'too-large': 'This file is too large for a plan. Nothing was changed.',
    newer: 'A newer version of this site made this plan. Connect, reload the page, then try again.',
    'cut-short': 'The end of this plan is missing. Ask for the file once more.',
    backup: 'This is a backup file, not a plan. Nothing was changed.',
    'class-backup': 'This is the backup of a class, not a plan. Nothing was changed.',
    'not-ours': 'This file holds no plan. Nothing was changed.',
  },
  planFault: {
    ...notDone('The plan was not taken', storage),
    'not-in-class': 'The plan was not taken: you are not in this class.',
    'another-class': 'This plan is of another class. Nothing was changed.',
    'another-kind': 'This file holds no plan. Nothing was changed.',
    forged: 'This plan was not made by your teacher, or it was changed. Nothing was changed here.',
    old: 'You have this plan, or a newer one. Nothing was changed.',
    newer: 'A newer version of this site made this plan. Connect, reload the page, then try again.',
    unopened: 'This plan is sealed for another card. Ask your teacher for the card, and join again.',
    'too-large': 'This file is too large for a plan. Nothing was changed.',
    'text-too-large': 'This plan is too large. Nothing was changed.',
    'not-an-envelope': 'This file holds no plan. Nothing was changed.',
    'cut-short': 'The end of this plan is missing. Ask for the file once more.',
    damaged: 'This plan is damaged. Ask for the file once more.',
    unreadable: 'This plan can’t be read. Ask your teacher for a new one.',
  },
  toClass: (name: string) => `Open ${isolated(name)}`,

  leave: 'Leave this class',
  leaveTitle: (name: string) => `Leave ${isolated(name)}?`,
  leaveText:
    'A last report tells your teacher that you left. It has nothing that you learned. Your key for this class is deleted on this device. Your own ledger stays as it is.',
  leaveAfter: 'What you handed in before stays with your teacher for up to 30 days.',
  stay: 'Stay',
  leaveNow: 'Leave',
  leaving: 'Leaving',
  notLeft: { ...notDone('You did not leave', storage), 'not-in-class': 'You are not in this class any more.' },
  leftTitle: (name: string) => `You left ${isolated(name)}`,
  leftText: 'Show this last report to your teacher once, so that your teacher knows. It has nothing that you learned.',
  forget: 'Forget this class',
  forgetText: 'Without the last report your teacher does not hear that you left.',
  forgetting: 'Forgetting',
  notForgotten: notDone('The class was not forgotten', storage),
}
