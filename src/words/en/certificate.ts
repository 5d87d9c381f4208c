import { isolated } from '../isolated'
import { inSeries } from '../listed'
import { plural } from '../plural'
import { durationText } from './duration'
import { whole } from './ledgerFormat'

/** The page of one certificate, also shown when the learner earns it. Dates are `YYYY-MM-DD`. */
export const certificateWords = {
  allEarned: 'All your achievements',
  finished: (title: string) => `You finished ${title}`,
  finishedUnlisted: 'You finished a module',
  quizPassed: (percent: number) => `Quiz passed, ${Math.floor(percent)}%`,
  completed: 'Completed',
  /** `Five lessons and the quiz, in 19 days.` */
  tookDays: (lessons: number, days: number) =>
    `${plural(lessons, { one: 'One lesson and the quiz', other: `${numberName(lessons)} lessons and the quiz` })}, ${plural(Math.max(days, 1), { one: 'in one day', other: `in ${whole(days)} days` })}.`,
  took: (lessons: number) =>
    plural(lessons, { one: 'One lesson and the quiz.', other: `${numberName(lessons)} lessons and the quiz.` }),
  sewn: (block: string) => `You finished the ${block} block of your quilt.`,
  /** Quilters' names for the blocks. */
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
  otherBlock: 'next',

  blockCount: (done: number, all: number) => [`${whole(done)} of ${whole(all)}`, 'blocks'] as const,
  quilt: 'Your quilt so far',
  soFar: (before: readonly string[], title: string) =>
    before.length === 0
      ? `The first block of your quilt: ${title}.`
      : `Your quilt: ${inSeries(before)}, and now ${title}.`,

  courseCompleted: (modules: number) => `${numberName(modules)} modules completed`,
  courseTitle: (firstName: string) => `${isolated(firstName)}, your quilt is complete`,
  courseText: (lessons: number, quizzes: number) =>
    `${whole(lessons)} lessons and ${whole(quizzes)} quizzes, all done. Congratulations!`,
  balanceNote: 'Summary',
  balance: 'All completed',
  entry: 'Item',
  figure: 'Number',
  lessons: 'Lessons',
  quizzes: 'Quizzes passed',
  days: 'Days you studied',
  blocksTotal: 'Quilt blocks',

  keepNote: ['Yours', 'to keep'] as const,
  yours: 'Your certificate',
  yoursOfCourse: 'Your course certificate',
  print: 'Print or save as PDF',
  share: 'Share as a picture',
  drawing: 'Making the picture',
  changeName: 'Change the name on it',
  made: 'You can find it again under Achievements.',
  given: {
    shared: 'Sent to the app you chose.',
    downloading: 'Check your Downloads folder for the picture. We can’t tell if the download finished.',
    cancelled: 'Not shared. You didn’t choose an app.',
    failed: 'This browser couldn’t make the picture. Print the certificate or save it as a PDF instead.',
  },
  fileName: (name: string, title: string) => `${fileSafe(`Certificate ${name} ${title}`)}.png`,

  name: 'Name on your certificates',
  nameHint: 'Use your full name if you like. It stays on this device. Leave it blank to use your profile name.',
  saveName: 'Save name',
  saving: 'Saving',
  cancel: 'Cancel',
  nameNotSaved: {
    quota: 'Not saved. This device is out of space. Free up some space, then try again.',
    connection: 'Not saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'Not saved. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Not saved. This looks like a private window. Open the site in a normal window.',
  },

  nextNote: 'What’s next',
  wholeCourse: 'The whole course',
  wholeCourseText: 'You finished every module. See your whole quilt.',
  seeCourse: 'See your quilt',
  nextLesson: (count: number, title: string, duration: string) =>
    plural(count, {
      one: `1 lesson to go. Next: ${title}, ${durationText(duration)}.`,
      other: `${whole(count)} lessons to go. Next: ${title}, ${durationText(duration)}.`,
    }),
  nextQuiz: (duration: string) => `You finished the lessons. The quiz takes ${durationText(duration)}.`,
  begin: 'Start',
  goOn: 'Continue',
  takeQuiz: 'Take the quiz',
  atWork: 'Use what you learned',
  atWorkText: 'Try ten calculators with your own numbers.',
  toTools: 'Open the tools',
  enough: 'Back to dashboard',
}

const names = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function numberName(count: number): string {
  return names[count] ?? whole(count)
}

/** Keeps only letters, digits and dashes, which every file system allows. */
function fileSafe(text: string): string {
  return Array.from(text.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
    .slice(0, 80)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}
