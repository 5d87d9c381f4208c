import { isolated } from '../isolated'
import { whole } from './ledgerFormat'

/** The page of one certificate, which is also the moment of earning it. Dates are `YYYY-MM-DD`. */
export const certificateWords = {
  allEarned: 'Everything you earned',
  finished: (title: string) => `You finished ${title}`,
  finishedUnlisted: 'You finished a module',
  quizPassed: (percent: number) => `Quiz passed, ${Math.floor(percent)}%`,
  posted: 'Posted',
  /** `Five lessons and the quiz, in 19 days.` */
  tookDays: (lessons: number, days: number) =>
    `${lessons === 1 ? 'One lesson' : `${numberName(lessons)} lessons`} and the quiz, ${days <= 1 ? 'in one day' : `in ${whole(days)} days`}.`,
  took: (lessons: number) => `${lessons === 1 ? 'One lesson' : `${numberName(lessons)} lessons`} and the quiz.`,
  sewn: (block: string) => `The last patch of your ${block} is sewn, and the block is yours.`,
  /** What quilters call the blocks, by module. */
  blocks: {
    foundations: 'Nine Patch',
    saving: 'Economy Patch',
    insurance: 'Friendship Star',
    banking: 'Rail Fence',
    credit: 'Hourglass',
    investing: 'Flying Geese',
    entrepreneurship: 'Pinwheel',
    real_estate: 'Log Cabin',
    retirement: 'Evening Star',
    taxes: 'Courthouse Steps',
  },
  otherBlock: 'block',

  blockCount: (done: number, all: number) => [`${whole(done)} of ${whole(all)}`, 'blocks'] as const,
  quilt: 'Your quilt so far',
  soFar: (before: readonly string[], title: string) =>
    before.length === 0
      ? `The first block of your quilt: ${title}.`
      : `Your quilt: ${listed(before)}, and now ${title}.`,

  coursePosted: (modules: number) => `${numberName(modules)} modules posted`,
  courseTitle: (firstName: string) => `${isolated(firstName)}, your quilt is whole`,
  courseText: (lessons: number, quizzes: number) =>
    `${whole(lessons)} lessons and ${whole(quizzes)} quizzes, one line at a time. That work stays yours.`,
  balanceFolio: 'The balance',
  balance: 'Posted in full',
  entry: 'Entry',
  figure: 'Figure',
  lessons: 'Lessons',
  quizzes: 'Quizzes passed',
  days: 'Days you came',
  blocksTotal: 'Blocks',

  keepFolio: ['Yours', 'to keep'] as const,
  yours: 'Your certificate',
  yoursOfCourse: 'Your course certificate',
  print: 'Print or save as PDF',
  share: 'Share as a picture',
  drawing: 'Drawing it',
  changeName: 'Change the name on it',
  made: 'Made on this device, with no network. You find it again under Earned.',
  given: {
    shared: 'Handed to the app that you chose.',
    downloading: 'Your browser was asked to save the picture. Look for it in your downloads.',
    cancelled: 'Nothing was shared.',
    failed: 'This browser could not draw the picture. Print it instead, or save it as PDF.',
  },
  fileName: (name: string, title: string) => `${fileSafe(`Certificate ${name} ${title}`)}.png`,

  name: 'Name on your certificates',
  nameHint: 'Your whole name, if you like. It stays on this device. Leave it empty for the name that greets you.',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  nameNotSaved: {
    quota: 'Not saved: this device is out of space. Free some space, then try again.',
    connection: 'Not saved: the browser closed its storage. Reload the page, then try again.',
    outdated: 'Not saved: a newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved: this browser keeps nothing in a private window.',
  },

  nextFolio: 'What is next',
  wholeCourse: 'The whole course',
  wholeCourseText: 'With this module everything is posted. See your quilt in one piece.',
  seeCourse: 'See your quilt',
  nextLesson: (count: number, title: string, duration: string) =>
    `${count === 1 ? '1 lesson' : `${whole(count)} lessons`} to go. Next: ${title}, ${duration}.`,
  nextQuiz: (duration: string) => `Its lessons are done. The quiz takes ${duration}.`,
  begin: 'Begin',
  goOn: 'Go on',
  takeQuiz: 'Take the quiz',
  atWork: 'Put it to work',
  atWorkText: 'Ten calculators take your own numbers.',
  toTools: 'Open the tools',
  enough: 'Enough for today: to the dashboard',
}

const names = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function numberName(count: number): string {
  return names[count] ?? whole(count)
}

function listed(titles: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'unit' }).format(titles)
}

/** Letters, digits and dashes: what every file system takes. */
function fileSafe(text: string): string {
  return Array.from(text.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
    .slice(0, 80)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}
