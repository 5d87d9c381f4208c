import { isolated } from '../isolated'
import { longDay, whole } from './ledgerFormat'

/** What the profile says. Dates are `YYYY-MM-DD`. */
export const profileWords = {
  loading: 'Loading your profile',
  groups: {
    ledger: 'What you earned',
    learning: 'How you learn',
    kept: 'Where your ledger is kept',
    end: 'Start over or leave',
  },
  joined: ['Joined', (date: string) => longDay(date)] as const,
  photo: 'Your picture',

  changeName: 'Change name',
  name: 'Name',
  nameHint: 'It greets you, stands in the menu, and is written on your certificates.',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  nameSaved: (name: string) => `Saved. You are ${isolated(name)} now.`,
  nameMissing: 'Write a name, or choose Cancel to keep the one you have.',
  nameTwin:
    'Another learner here has this name and your picture. Choose another picture first, or write more of your name.',
  nameOnlyInLedger:
    'Your ledger has the new name, but the list of learners on this device still has the old one. Try again.',

  choosePhoto: 'Choose a picture',
  changePhoto: 'Change picture',
  removePhoto: 'Remove picture',
  photoHint: 'A picture is made small on this device. The large one is not kept, and not sent anywhere.',
  photoSaved: 'Your picture is saved.',
  photoRemoved: 'Your picture is removed.',
  photoRefused: {
    'not-a-picture': 'This browser can’t read that file as a picture. Choose a JPEG or PNG picture.',
    'too-large': 'That picture is too large for this device. Choose a smaller one, or a screenshot of it.',
    unavailable: 'This browser does not let a page make pictures smaller. Try another browser.',
  },
  notSaved: {
    quota: 'Not saved: this device is out of space. Free some space, then try again.',
    connection: 'Not saved: the browser closed its storage. Reload the page, then try again.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window.',
    'at-limit': 'Not saved: this was changed too many times.',
    'too-few-points': 'Not saved: the balance is too low.',
  },

  balance: 'Balance',
  points: 'Points',
  pointsCaption: 'Points earned, spent and left',
  entry: 'Entry',
  lessonsPosted: (count: number) => (count === 1 ? '1 lesson done' : `${whole(count)} lessons done`),
  quizzesPassed: (count: number) => (count === 1 ? '1 quiz passed' : `${whole(count)} quizzes passed`),
  opened: (module: string) => `${module}, opened with points`,
  unlistedModule: 'A module of another version of the course',
  spentBefore: 'Spent on the earlier site',
  left: 'Left to spend',
  overspent: (points: number) =>
    `More was spent than is earned now, because lessons were taken back or two devices paid at once. The next ${whole(points)} points fill that gap.`,

  streak: 'Streak',
  days: 'Days in a row',
  tally: (days: number) => `${dayCount(days)} in a row, shown as tally marks`,
  figure: (days: number) =>
    days % 5 === 0 ? `${whole(days / 5)} fives` : `${whole(Math.floor(days / 5))} fives and ${days % 5}`,
  noDays: 'Your first lesson or quiz makes the first stroke here.',
  running: (days: number) => [dayCount(days), days === 1 ? 'so far.' : 'in a row.'] as const,
  longest: (days: number) => `Longest run: ${dayCount(days)}.`,
  active: (days: number) => (days === 1 ? '1 active day in all.' : `${whole(days)} active days in all.`),

  certificates: 'Certificates',
  noCertificates: 'Every lesson of a module and its quiz earn a certificate. It will be listed here.',
  seeCertificates: 'See what you earned',

  recent: ['Recent', 'entries'] as const,
  posted: 'In your ledger',
  lighterFolio: 'Old phones',
  lighter: 'Lighter pages',
  lighterText: 'The same figures and lists without pictures, for a phone that is slow with these.',
  lighterDashboard: 'Lighter dashboard',
  lighterLearning: 'Lighter Learning Center',

  noEntries: 'Nothing is written here yet. Lessons and quizzes you finish are listed here with their points.',
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${whole(days)} days`
}
