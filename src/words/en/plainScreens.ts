import { plural } from '../plural'
import { durationText } from './duration'
import { levelName } from './levels'
import { whole } from './ledgerFormat'

/** Texts that only the lighter dashboard and Learning Center have. They share their other texts with the full ones. */
export const plainScreenWords = {
  more: 'More pages',

  nextTitle: 'Up next',
  read: (percent: number) => `${percent}% read`,
  standing: 'Your progress',
  what: 'Item',
  done: 'Done',
  of: 'Of',
  modules: 'Modules',
  module: 'Module',
  lessons: 'Lessons',
  share: 'Percent',
  noEntries: 'No activity yet. Your first lesson will show up here.',
  activeDays: (days: number, month: string) =>
    plural(days, { one: `1 active day in ${month}.`, other: `${whole(days)} active days in ${month}.` }),
  fullDashboard: 'Open the full dashboard',

  moduleFacts: (level: string, done: number, all: number, percent: number) =>
    plural(all, {
      one: `${levelName(level)}. ${whole(done)} of 1 lesson done, ${percent}%.`,
      other: `${levelName(level)}. ${whole(done)} of ${whole(all)} lessons done, ${percent}%.`,
    }),
  locked: (cost: number) =>
    `Not unlocked yet. You can read every lesson now. To take the quiz, unlock the module for ${whole(cost)} points.`,
  openModule: 'How to unlock it',
  lesson: (duration: string, points: number) => `${durationText(duration)}, ${whole(points)} points`,
  doneFor: (points: number) => `Done, +${whole(points)} points`,
  notPassedYet: 'not passed yet',
  fullLearning: 'Open the full Learning Center',
  placeholder: 'We couldn’t load the list of lessons. This is a built-in sample of one module. Your progress is safe.',
}
