/** The two kinds of histories of the fast laboratory. */

/** @typedef {'learner' | 'class'} Kind */

/** @type {Record<Kind, string>} the entry module that is bundled and run */
export const ENTRIES = {
  learner: 'tests/lab/histories.ts',
  class: 'tests/lab/class/classHistories.ts',
}

/** One history of a class costs as much as many of a learner. */
const LEARNERS_A_CLASS = 20

/** The number of histories of each kind for a total. @param {number} histories */
export const countsOf = (histories) => ({ learner: histories, class: Math.ceil(histories / LEARNERS_A_CLASS) })
