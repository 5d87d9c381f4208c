import { isolated } from '../isolated'
import { inSeries } from '../listed'
import { plural } from '../plural'
import { ended } from './ended'

const notTaken = {
  quota:
    'Not saved. This device is out of space. Earlier reports are safe. Free up some space, then collect the report again.',
  connection:
    'Not saved. Something went wrong with this browser’s storage. Reload the page, then collect the report again.',
  outdated:
    'Not saved. A newer version of this site is open in another tab. Reload the page, then collect the report again.',
  'private-mode':
    'Not saved. This looks like a private window, so nothing can be saved. Open the site in a normal window.',
  locked: 'Not saved. The class is locked. Unlock it, then collect the report again.',
  gone: 'Not saved. This class was deleted from this device.',
  archived:
    'This class is archived. The report was not taken, and the learner keeps all progress. To collect it, reopen the class.',
  'no-file': 'Your browser couldn’t read the file. Choose it again.',
}

/** Collecting reports, one learner after another. */
export const classCollectWords = {
  title: 'Collect',
  marginNote: ['Nothing leaves', 'this room'] as const,
  /** When the class card has a relay. */
  relayNote: ['Only teachers can', 'open a report'] as const,
  files: 'Choose files',
  filesLabel: 'Choose report files',
  reading: 'Reading',
  readingReport: 'Reading a report',
  codes: (have: number, all: number) => `${have} of ${all} codes`,
  ready: 'Ready for the next learner',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  stored: (name: string) => `Saved. Show this to ${isolated(name)}`,
  isIn: (name: string | undefined) =>
    name === undefined ? 'A report is saved.' : `${isolated(name)}’s report is saved.`,
  storedNoName: 'Saved. Show this to the learner',
  answerText: 'They scan the square or enter the 8 digits.',
  answerCode: (digits: string) => `Answer code ${digits}`,
  count: (count: number, all: number) => [String(count), `of ${all}`] as const,
  handedToday: 'handed in today',
  came: 'Just received',
  cameNote: 'Newest first',
  /** After many files are collected, the teacher needs the digits for each one, not only for the last. */
  digits: (answer: string) => `Digits for their device: ${answer.slice(0, 4)} ${answer.slice(4)}`,
  cameNone: 'No reports since you opened this page.',
  eye: 'Needs your attention',
  eyeNone: 'Nothing needs your attention.',
  news: (lessons: number, quizzes: number, answers: number) => {
    const parts = [
      ...(lessons > 0 ? [plural(lessons, { one: '1 lesson', other: `${lessons} lessons` })] : []),
      ...(quizzes > 0 ? [plural(quizzes, { one: '1 quiz', other: `${quizzes} quizzes` })] : []),
      ...(answers > 0 ? [plural(answers, { one: '1 answer', other: `${answers} answers` })] : []),
    ]
    return parts.length === 0 ? 'nothing new' : inSeries(parts)
  },
  same: 'already received',
  leftNow: 'left the class',
  waitingNow: 'waiting for you',
  noName: 'A report',
  claim: {
    'new-member': (name: string) => `${isolated(name)}, new to the class`,
    'new-device': (name: string) => `${isolated(name)}, on a second device`,
    'other-member': (name: string) => `${isolated(name)}, on someone else’s device`,
  },
  claimText: 'Saved, but not counted until you say whose report it is.',
  namesake: (name: string) =>
    `You already approved someone called ${ended(name)} Ask the learner in person before you approve this device.`,
  yes: (name: string) => `It’s ${isolated(name)}’s`,
  no: (name: string) => `It’s not ${isolated(name)}’s`,
  deciding: 'Saving',
  refusedTitle: (name: string | undefined) =>
    name === undefined ? 'Couldn’t collect a report' : `Couldn’t collect ${isolated(name)}’s report`,
  notTaken,
  reason: {
    'too-large': 'It’s too large to be a report. Nothing was saved. Ask the learner to hand in again.',
    'not-an-envelope':
      'It isn’t a report from this site. Nothing was saved. Ask the learner for the file from Hand in.',
    newer:
      'A newer version of this site made this report. Connect this device to the internet, reload the page, then collect it again.',
    'cut-short': 'The end of the report is missing. Nothing was saved. Ask the learner to hand it in again.',
    damaged: 'The report was changed along the way. Nothing was saved. Ask the learner to hand it in again.',
    'another-kind': 'It’s from a class, but it isn’t a report. Ask the learner for the file from Hand in.',
    plan: 'It’s a plan, not a report. Nothing was saved. Ask the learner for the file from Hand in.',
    card: 'It’s a class card, not a report. Ask the learner for the file from Hand in.',
    unexpected: 'Something went wrong with this report only. Ask the learner to update the site, then hand in again.',
    'another-class':
      'It was made for another class, so this class can’t open it. Ask which class card the learner scanned.',
    forged: 'We couldn’t verify which device sent it. Nothing was saved. Ask the learner to hand in again.',
    unopened:
      'This class can’t open it. Nothing was saved. The learner may have an old class card. Have them scan yours.',
    'text-too-large':
      'It’s too long for a report. Nothing was saved. Ask the learner to update the site, then hand in again.',
    'bad-name': 'The name in it can’t be displayed. Ask the learner to choose another name for this class.',
    unreadable: 'The report can’t be read. Ask the learner to update the site, then hand in again.',
    empty: 'The file is empty. Ask the learner to send it again.',
    backup: 'It’s a learner’s own backup, not a report. Ask for the file from Hand in.',
    'class-backup': 'It’s a backup of a class, not a report. Restore it under My classes.',
    'not-ours': 'It isn’t a file from this site. Choose the file from Hand in.',
    deleted: 'You deleted this learner’s reports, so it wasn’t kept. The learner can leave the class and join again.',
    older: 'You already have a newer report from this device. We kept the newer one.',
    full: 'The class is full. Remove devices that are no longer used, then collect it again.',
    'no-room': 'This class has no room for more reports. Remove devices you don’t recognize, then collect it again.',
  },
  receipts: 'Receipts for every device',
  receiptsText:
    'One file or one loop of codes confirms every report in this class, on every device. No one has to enter digits.',
  receiptsByRelay: 'Devices that use the relay get their receipts automatically, the next time they reach it.',
  receiptsFiles: 'Some reports came as files. Give this one file back to those devices.',
  receiptsShow: 'Show the receipts as codes',
  receiptsHide: 'Hide the codes',
  receiptsHow:
    'On a shared device, choose “Hand in everyone” on the dashboard, then “Scan the receipts with the camera.” On other devices, open the class and choose “Scan the plan with the camera.”',
  receiptsCodes: 'The receipts, as codes for the devices’ cameras',
  receiptsGive: 'Save the receipts as a file',
  receiptsGiven: {
    shared: 'Sent to the app you chose. Give this file back to the devices, and open it on each one.',
    downloading:
      'Check your Downloads folder for the file. We can’t tell if the download finished. Give this file back to the devices.',
    cancelled: 'File not saved. You didn’t choose an app.',
  },
  receiptsFile: (name: string) => `${name}.class-receipts.txt`,
  receiptsNone: 'There is no report to confirm yet.',
  receiptsFailed: {
    quota: 'The receipts were not made. This device is out of space. Free up some space, then try again.',
    connection:
      'The receipts were not made. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'The receipts were not made. A newer version of this site is open in another tab. Reload the page, then try again.',
    'private-mode': 'The receipts were not made. This looks like a private window. Open the site in a normal window.',
    locked: 'The receipts were not made. The class is locked. Unlock it, then try again.',
    gone: 'The receipts were not made. This class was deleted from this device.',
  },
  madeUpText: 'In a real class, the camera is here. Use the button to see what happens when a learner hands in.',
  nextMadeUp: 'Collect the next sample report',
  filesDone: (stored: number, refused: number) =>
    `${plural(stored, { one: '1 report collected', other: `${stored} reports collected` })}${refused > 0 ? `, ${refused} not collected` : ''}.`,
}
