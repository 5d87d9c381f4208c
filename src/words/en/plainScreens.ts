import { whole } from './ledgerFormat'

/** What only the lighter versions of the dashboard and the Learning Center say; the rest they share with the full ones. */
export const plainScreenWords = {
  more: 'More pages',

  nextTitle: 'Next',
  read: (percent: number) => `${percent}% read`,
  standing: 'Standing',
  what: 'What',
  done: 'Done',
  of: 'Of',
  modules: 'Modules',
  module: 'Module',
  lessons: 'Lessons',
  share: 'Share',
  noEntries: 'No entries yet. Your first lesson makes the first one.',
  activeDays: (days: number, month: string) =>
    days === 1 ? `1 active day in ${month}.` : `${whole(days)} active days in ${month}.`,
  fullDashboard: 'Open the full dashboard',

  moduleFacts: (level: string, done: number, all: number, percent: number) =>
    `${level}. ${whole(done)} of ${whole(all)} lessons done, ${percent}%.`,
  locked: (cost: number) => `Not open yet. You can read every lesson now, or open it for ${whole(cost)} points.`,
  openModule: 'How to open it',
  lesson: (duration: string, points: number) => `${duration}, ${whole(points)} points`,
  postedFor: (points: number) => `Done, +${whole(points)}`,
  notPassedYet: 'not passed yet',
  fullLearning: 'Open the full Learning Center',
  placeholder:
    'The list of lessons could not be read. This is a built-in sample of one module; nothing you earned is lost.',
}
