import { isolated } from '../isolated'
import { plural } from '../plural'
import { clockTime, dayNear, longDay, whole } from './ledgerFormat'
import { ended } from './ended'

const storage = {
  quota: 'This device is out of space. Free up some space, then try again.',
  connection: 'Something went wrong with this browser’s storage. Reload the page, then try again.',
  outdated: 'A newer version of this site is open in another tab. Reload this page, then try again.',
  'private-mode': 'This looks like a private window, so nothing can be saved. Open the site in a normal window.',
}

function notDone<Reason extends string>(what: string, reasons: Readonly<Record<Reason, string>>) {
  const sentences = Object.entries<string>(reasons).map(([reason, why]) => [reason, `${what}. ${why}`])
  return Object.fromEntries(sentences) as Readonly<Record<Reason, string>>
}

/** A time as text for a sentence. `at` is `''` when the clock was wrong. `today` is `YYYY-MM-DD`. */
function when(at: string, today: string): string {
  if (at === '') return 'Time unknown'
  const time = new Date(at)
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'))
  const date = day.join('-')
  return date === today ? clockTime(time) : `${dayNear(date, today)}, ${clockTime(time)}`
}

/** Joining a class: the class card, what the teacher sees, and how the learner knows that a report arrived. */
export const joinClassWords = {
  loading: 'Loading your classes',
  marginNote: ['From a class', 'card you opened'] as const,
  missing: 'This part of the site isn’t on this device yet. Connect to the internet, then reload the page.',
  unsupported:
    'This browser is too old to join a class, or this page isn’t secure (https). Update your browser or use another one. Check that the address starts with https.',

  howTitle: 'Join a class',
  howLead: 'Your teacher has a class card. It’s a square code on paper or on a screen, with a link.',
  ways: [
    'Point your phone’s camera at the square code. Then open the link it shows.',
    'Or ask your teacher for the link, and paste it here. This works offline.',
  ],
  wayInApp: 'Scan the class card here, in the app. Your phone’s own camera may open the browser instead.',
  linkLabel: 'Class card link',
  linkHint: 'The link may be long. Paste all of it.',
  readCard: 'Open this class card',
  scan: 'Scan the class card with this device',
  scanInstead: 'No camera? Paste the class card link instead.',
  noLink: 'Paste the class card link first.',
  mine: 'Classes you joined',
  toDashboard: 'Back to the dashboard',

  /** By the reason a class card was refused. Nothing was changed. */
  fault: {
    'not-a-card': 'This isn’t a class card link. Copy the whole link again, or scan the class card.',
    'too-large': 'This is too long for a class card link. Copy only the link, then paste it again.',
    newer:
      'A newer version of this site made this class card. Connect to the internet, reload the page, then open the class card again.',
    torn: 'Part of this class card is missing or was changed. Copy the whole link or scan the class card again.',
    foreign: 'This class card isn’t from the class it names. Don’t join. Ask your teacher for the right class card.',
    'bad-name': 'This class card has a name that can’t be shown. Ask your teacher for a new class card.',
    unreadable: 'We can’t read this class card. Ask your teacher for a new one.',
  },
  anotherCard: 'Use another class card',

  joinTitle: 'Join this class?',
  teacher: 'Teacher:',
  compare: 'Compare with your teacher’s screen',
  compareText:
    'Are all six words the same, in the same order? Choose Join. If not, choose No and ask your teacher. Anyone can print a class card with this name. An older class card shows only five words. Compare those five.',
  seeFirst: ['You can read', 'every report'] as const,
  gets: 'What your teacher gets',
  handedOver: 'Your teacher sees',
  neverHanded: 'Your teacher never sees',
  neverList: [
    'Your account and email',
    'Your picture',
    'What you enter in calculators, worksheets and notes',
    'Anything from your other classes',
  ],
  name: 'Your name in this class',
  nameHint: 'Only teachers of this class see it.',
  badName: 'Enter a name your teacher will know.',
  join: 'Join',
  joining: 'Joining',
  later: 'Later',
  no: 'No',
  byRelay: 'When this device can reach the class relay, your report is sent automatically.',
  promise:
    'Your teacher can share the class with a second teacher. A class never locks a lesson or changes your progress. You can leave at any time.',
  seeReport: 'See the report as text',
  reportText: 'This is everything in your report right now. We added line breaks to make it easier to read.',
  noReport: 'We can’t show the report right now. Reload the page, then try again.',
  notJoined: notDone('Couldn’t join the class', storage),

  gone: 'You’re not in this class',
  goneText: 'You haven’t joined it on this device. To join, scan its class card or open its link.',
  classOf: (teacher: string) => `Teacher: ${isolated(teacher)}`,
  calledHere: (name: string) => `Your name in this class: ${isolated(name)}`,
  changeName: 'Change this name',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  notRenamed: {
    ...notDone('Couldn’t change the name', storage),
    'not-in-class': 'Couldn’t change the name. You’re no longer in this class.',
  },

  handIn: 'Hand in',
  handInLead: 'Show the codes to your teacher’s phone, or send a file. Both work offline.',
  showCodes: 'Show my report',
  making: 'Making the report',
  showThis: 'Show this to your teacher’s phone.',
  thenDigits: 'Then enter the 8 digits it shows.',
  codes: 'Your report, as codes for your teacher’s camera',
  answerTitle: 'Enter the 8 digits',
  digits: '8 digits',
  digitsHint: 'Your teacher’s phone shows them when your report arrives.',
  check: 'Check digits',
  checking: 'Checking',
  wrongDigits: 'These digits don’t match your report. Look at your teacher’s phone and try again.',
  someDigits: 'Enter the 8 digits from your teacher’s phone.',
  noDigits: 'No digits? If you saw your name on your teacher’s phone, choose “I saw my name.”',
  saw: 'I saw my name',
  asFile: 'Hand in as a file',
  givenFile: {
    shared: (name: string) =>
      `${isolated(name)} was sent to the app you chose. It counts as handed in once your teacher’s phone confirms it.`,
    downloading: (name: string) =>
      `Check your Downloads folder for ${ended(name)} We can’t tell if the download finished. Give the file to your teacher. It counts as handed in once your teacher’s phone confirms it.`,
    cancelled: () => 'File not sent. You didn’t choose an app.',
  },
  readIt: 'Read your report',
  notMade: {
    ...notDone('Couldn’t make the report', storage),
    'not-in-class': 'Couldn’t make the report. You’re no longer in this class.',
    deleted: 'No report was made. Your teacher deleted your reports, and keeps no new ones from this device.',
    'too-large': 'Couldn’t make the report. You have too much progress for one report. Tell your teacher.',
  },
  notProved: {
    ...notDone('Couldn’t save this', storage),
    'not-in-class': 'Couldn’t save this. You’re no longer in this class.',
    wrong: 'Couldn’t save this. This device no longer has that report. Show it again.',
  },
  isHandedIn: 'Handed in. Your teacher has it.',
  /** After the digits, until a receipt of the class said that a report of this device counts. */
  isHandedInFirst: 'Handed in. Your teacher has it. It counts once your teacher approves this device.',
  isTicked: 'Saved. You said you saw your name.',

  arrived: 'What you handed in',
  arrivedCaption: 'What you handed in, and how we know',
  columns: ['What', 'How we know'] as const,
  nothingYet: 'You haven’t handed in anything yet.',
  waiting: (changes: number) =>
    plural(changes, { one: '1 change not handed in', other: `${whole(changes)} changes not handed in` }),
  waitingChip: 'Waiting',
  proof: {
    answered: 'Confirmed by your teacher’s phone',
    ticked: 'You said you saw your name',
    'on-relay': 'On the relay. Your teacher’s phone hasn’t confirmed it yet.',
  },
  /** The class said with a receipt whether the report counts. */
  counts: 'Your teacher has it, and it counts in the class.',
  uncounted: 'Your teacher has it, but it doesn’t count yet. Ask your teacher to approve this device.',
  countsChip: 'Counts',
  uncountedChip: 'Doesn’t count yet',
  /** The class was archived or deleted, and closing it on the relay deleted the reports there. */
  offRelay: 'No longer on the relay. The class was closed there. Ask your teacher whether they have it.',
  offRelayChip: 'Not on the relay',
  deletedTitle: 'Your teacher deleted your reports',
  deletedText:
    'The class has none of your reports, and keeps no new ones from this device. You keep all your progress. To hand in again, ask your teacher first. Then leave the class, and join with the class card.',
  chip: { answered: 'Handed in', ticked: 'Name seen', 'on-relay': 'On the relay' },
  when,
  /** The newest hand-in as one line. */
  status: {
    answered: (time: string) => `Handed in: ${time}, confirmed by your teacher’s phone`,
    ticked: (time: string) => `You said you saw your name: ${time}. Your teacher’s phone hasn’t confirmed it.`,
    'on-relay': (time: string) => `On the relay: ${time}. Your teacher’s phone hasn’t confirmed it yet.`,
  },
  statusCounts: (time: string) => `Handed in: ${time}. It counts in the class.`,
  statusUncounted: (time: string) =>
    `Arrived: ${time}, but it doesn’t count yet. Ask your teacher to approve this device.`,
  statusOffRelay: (time: string) =>
    `Handed in ${time}, but no longer on the relay. The class was closed there. Ask your teacher whether they have it.`,
  allIn: 'You have nothing new to hand in.',

  everyone: 'Everyone on this device',
  everyoneText:
    'Hand in for everyone in this class who uses this device. You don’t need anyone’s PIN. Only teachers of this class can read the reports.',
  everyoneNow: 'Hand in everyone',
  everyoneFile: 'Hand in everyone as one file',
  everyoneNobody: 'No one else on this device is in this class.',
  everyoneShow: 'Show this to your teacher’s phone. It reads everyone’s report, one after another.',
  everyoneCodes: 'Everyone’s reports, as codes for the teacher’s camera',
  everyoneSent: (reports: number) =>
    plural(reports, {
      one: '1 report is on the relay. Your teacher still has to collect it.',
      other: `${whole(reports)} reports are on the relay. Your teacher still has to collect them.`,
    }),
  oneByOne: 'One learner at a time, or with digits',
  receipts: 'When your teacher has the reports',
  receiptsText:
    'Scan your teacher’s receipts, or open their file. They confirm everyone on this device at once, without digits.',
  takeReceipts: 'Open the receipts file',
  confirmed: (reports: number) =>
    plural(reports, {
      one: 'Handed in. Your teacher has 1 report from this device.',
      other: `Handed in. Your teacher has ${whole(reports)} reports from this device.`,
    }),
  uncountedHere: (reports: number) =>
    plural(reports, {
      one: '1 report from this device doesn’t count. Ask your teacher to approve it.',
      other: `${whole(reports)} reports from this device don’t count. Ask your teacher to approve them.`,
    }),
  deletedHere: 'Your teacher deleted your reports in this class.',
  nothingConfirmed: 'We found nothing new for this device. Ask your teacher to collect your reports first.',
  noReceipts: 'We found no receipts for this class. Nothing was changed.',
  fileOfAll: 'class',
  person: (at: number, all: number, name: string) => `${at} of ${all}: ${isolated(name)}`,
  next: 'Next learner',
  before: 'Previous learner',
  codesOf: (name: string) => `${isolated(name)}’s report, as codes for the teacher’s camera`,
  sawOf: (name: string) => `I saw ${isolated(name)} on the teacher’s phone`,
  isIn: (name: string) => `Saved. You saw ${isolated(name)} on the teacher’s phone.`,
  notIn: 'Not handed in yet',
  left: 'Report says they left',
  notRead: {
    quota: 'Report not made. This device is out of space. Free up some space, then try again.',
    connection: 'Report not made. We can’t read this learner’s progress. Reload the page, then try again.',
    outdated: 'Report not made. A newer version of this site saved this progress. Reload the page, then try again.',
    'private-mode': 'Report not made. This looks like a private window. Open the site in a normal window.',
    'not-in-class': 'Not in this class.',
    deleted: 'Report not made. The teacher deleted this learner’s reports, and keeps no new ones from this device.',
    'too-large': 'Report not made. This learner has too much progress for one report. Tell the teacher.',
    gone: 'Report not made. This learner’s progress was deleted from this device.',
  },
  noList: notDone('Couldn’t load the learners on this device', storage),

  thisWeek: (name: string) => `This week in ${isolated(name)}`,
  planUntil: (day: string) => `Until ${longDay(day)}`,
  noPlan: 'Your teacher hasn’t asked for anything this week, or the plan isn’t on this device yet.',
  planDone: 'Done',
  planOpen: 'To do',
  quizOf: (module: string) => `Quiz: ${module}`,
  unlisted: 'A lesson or quiz that isn’t in this version of the course',
  takePlan: 'Add a plan from a file',
  planTaken: 'Your teacher’s plan is saved on this device.',
  noPlanFile: 'We found no plan in this file. Nothing was changed.',
  /** By the reason nothing in the file was read. */
  planFileFault: {
    empty: 'This file is empty. Ask your teacher for the plan again.',
    'too-large': 'This file is too large for a plan. Nothing was changed.',
    newer: 'A newer version of this site made this plan. Connect to the internet, reload the page, then try again.',
    'cut-short': 'The end of this plan is missing. Ask your teacher for the file again.',
    backup: 'This is a backup file, not a plan. Nothing was changed.',
    'class-backup': 'This is a class backup file, not a plan. Nothing was changed.',
    'not-ours': 'We found no plan in this file. Nothing was changed.',
  },
  planFault: {
    ...notDone('Couldn’t save the plan', storage),
    'not-in-class': 'Couldn’t save the plan. You’re no longer in this class.',
    'another-class': 'This plan is for another class. Nothing was changed.',
    'another-kind': 'We found no plan in this file. Nothing was changed.',
    forged: 'This plan isn’t from your teacher, or someone changed it. Nothing was changed on this device.',
    old: 'You already have this plan or a newer one. Nothing was changed.',
    newer: 'A newer version of this site made this plan. Connect to the internet, reload the page, then try again.',
    unopened: 'This plan is for another class card. Ask your teacher for the class card, then join again.',
    'too-large': 'This file is too large for a plan. Nothing was changed.',
    'text-too-large': 'This plan is too large. Nothing was changed.',
    'not-an-envelope': 'We found no plan in this file. Nothing was changed.',
    'cut-short': 'The end of this plan is missing. Ask your teacher for the file again.',
    damaged: 'This plan is damaged. Ask your teacher for the file again.',
    unreadable: 'We can’t read this plan. Ask your teacher for a new one.',
  },
  toClass: (name: string) => `Open ${isolated(name)}`,

  leave: 'Leave this class',
  leaveTitle: (name: string) => `Leave ${isolated(name)}?`,
  leaveText:
    'We’ll make a last report that tells your teacher you left. The report doesn’t include your progress. Your key for this class is deleted, so you need the class card to join again. You keep all your progress.',
  leaveAfter: 'Your earlier reports stay with your teacher for up to 30 days.',
  stay: 'Cancel',
  leaveNow: 'Leave class',
  leaving: 'Leaving',
  notLeft: { ...notDone('Couldn’t leave the class', storage), 'not-in-class': 'You’re no longer in this class.' },
  leftTitle: (name: string) => `You left ${isolated(name)}`,
  leftText: 'Show this last report to your teacher so they know you left. The report doesn’t include your progress.',
  forget: 'Remove this class',
  forgetText: 'If you skip the last report, your teacher won’t know you left.',
  forgetting: 'Removing',
  notForgotten: notDone('Couldn’t remove the class', storage),
}
