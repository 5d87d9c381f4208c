import { madeUpNames } from '#words/madeUpClass'

/**
 * A learner of the sample class. No one in it is real. `done` has a group for each module that was started, in the
 * order of the course. Each group is the number of completed lessons, followed by `p` for a passed quiz and `f` for
 * each failed quiz.
 */
interface Learned {
  /** The age of the last report: days, plus minutes. */
  readonly days: number
  readonly minutes: number
  readonly carrier: 'light' | 'file'
  readonly done: string
  /** Days between the last lesson and the last report. */
  readonly still?: number
}

export interface MadeUpLearner extends Learned {
  readonly name: string
}

/** The number of lessons in each of the modules that `done` is written for. Another course has shorter ones. */
export const LISTED_LESSONS: readonly number[] = [8, 5, 4, 4, 5]

const LEARNED: readonly Learned[] = [
  { days: 0, minutes: 30, carrier: 'light', done: '8p 5p 4p 2' },
  { days: 3, minutes: 24, carrier: 'light', done: '6' },
  { days: 0, minutes: 28, carrier: 'light', done: '8p 3 0 1' },
  { days: 0, minutes: 2, carrier: 'light', done: '8p 4' },
  { days: 0, minutes: 27, carrier: 'light', done: '7 1' },
  { days: 0, minutes: 26, carrier: 'light', done: '8p 5p 2' },
  { days: 3, minutes: 17, carrier: 'light', done: '5' },
  { days: 0, minutes: 11, carrier: 'light', done: '8p 5ff' },
  { days: 0, minutes: 57, carrier: 'file', done: '8p 2 1' },
  { days: 8, minutes: 1, carrier: 'light', done: '5', still: 10 },
  { days: 9, minutes: 22, carrier: 'light', done: '4' },
  { days: 0, minutes: 23, carrier: 'light', done: '8 2' },
  { days: 0, minutes: 54, carrier: 'file', done: '8p 5p 4p 4p 1' },
  { days: 0, minutes: 21, carrier: 'light', done: '8p 3' },
  { days: 17, minutes: 40, carrier: 'file', done: '2' },
  { days: 0, minutes: 16, carrier: 'light', done: '8p 5p 4 1' },
  { days: 0, minutes: 15, carrier: 'light', done: '6 1' },
  { days: 0, minutes: 4, carrier: 'light', done: '8p 1', still: 11 },
  { days: 0, minutes: 3, carrier: 'light', done: '7' },
  { days: 4, minutes: 35, carrier: 'file', done: '6 2' },
  { days: 0, minutes: 50, carrier: 'file', done: '8ff' },
  { days: 0, minutes: 9, carrier: 'light', done: '8p 5p 3' },
  { days: 1, minutes: 12, carrier: 'light', done: '3' },
  { days: 0, minutes: 49, carrier: 'file', done: '8p 4 1' },
]

export const MADE_UP_LEARNERS: readonly MadeUpLearner[] = madeUpNames.flatMap((name, place) => {
  const learned = LEARNED[place]
  return learned === undefined ? [] : [{ name, ...learned }]
})
