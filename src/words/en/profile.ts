import { ended } from './ended'
import { longDay, whole } from './ledgerFormat'

/** Texts of the profile. Dates are `YYYY-MM-DD`. */
export const profileWords = {
  loading: 'Loading your profile',
  groups: {
    ledger: 'Your progress',
    learning: 'How you learn',
    kept: 'Backup and storage',
    end: 'Start over or leave',
  },
  joined: ['Joined', (date: string) => longDay(date)] as const,
  photo: 'Your picture',

  changeName: 'Change name',
  name: 'Name',
  nameHint: 'We use it in the menu and on your certificates.',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  nameSaved: (name: string) => `Saved. Your name is now ${ended(name)}`,
  nameMissing: 'Enter a name, or choose Cancel to keep your current name.',
  duplicateName:
    'Another learner on this device has this name and your picture. Choose another picture first, or enter more of your name.',
  nameOnlyInLedger:
    'Your profile has the new name, but the list of learners on this device still has the old one. Try again.',

  choosePhoto: 'Choose a picture',
  changePhoto: 'Change picture',
  removePhoto: 'Remove picture',
  photoHint: 'We shrink the picture on this device and don’t keep or send the original.',
  photoSaved: 'Your picture is saved.',
  photoRemoved: 'Your picture is removed.',
  photoRefused: {
    'not-a-picture': 'This browser can’t read that file as a picture. Choose a JPEG or PNG picture.',
    'too-large': 'That picture is too large for this device. Choose a smaller one, or a screenshot of it.',
    unavailable: 'This browser doesn’t let us shrink pictures. Try another browser.',
  },
  notSaved: {
    quota: 'Not saved. This device is out of space. Free up some space, then try again.',
    connection: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
    'at-limit': 'Not saved. You’ve changed this too many times. Tell us on the contact page.',
    'too-few-points': 'Not saved. You don’t have enough points.',
  },

  balance: 'Total points',
  points: 'Points',
  pointsCaption: 'Points earned, spent and left',
  entry: 'Item',
  lessonsDone: (count: number) => (count === 1 ? '1 lesson done' : `${whole(count)} lessons done`),
  quizzesPassed: (count: number) => (count === 1 ? '1 quiz passed' : `${whole(count)} quizzes passed`),
  opened: (module: string) => `${module}, unlocked with points`,
  unlistedModule: 'A module from another version of the course',
  spentBefore: 'Spent on the earlier site',
  left: 'Points left to spend',
  overspent: (points: number) =>
    `You spent more points than you have now. This can happen when you undo lessons or spend points on two devices at once. Your next ${whole(points)} points will make up the difference.`,

  streak: 'Streak',
  days: 'Days in a row',
  tally: (days: number) => `${dayCount(days)} in a row, shown as tally marks`,
  noDays: 'Finish a lesson or quiz to start your streak.',
  running: (days: number) => [dayCount(days), days === 1 ? 'so far.' : 'in a row.'] as const,
  longest: (days: number) => `Longest streak: ${dayCount(days)}.`,
  active: (days: number) => (days === 1 ? '1 active day in all.' : `${whole(days)} active days in all.`),

  certificates: 'Certificates',
  noCertificates: 'Finish all lessons in a module and pass its quiz to earn a certificate.',
  seeCertificates: 'See everything you’ve earned',

  recent: ['Lessons', 'and quizzes'] as const,
  recentActivity: 'Recent activity',
  lighterNote: 'For old phones',
  lighter: 'Lighter pages',
  lighterText: 'Simpler pages without pictures, for slow phones.',
  lighterDashboard: 'Lighter dashboard',
  lighterLearning: 'Lighter Learning Center',

  noEntries: 'No activity yet. Lessons and quizzes you finish will show up here.',
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${whole(days)} days`
}
