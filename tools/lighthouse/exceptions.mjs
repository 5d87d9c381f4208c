/**
 * Scores that may stay below 100, and why. An entry that is no longer needed fails the run too.
 *
 * @typedef {object} Exception
 * @property {string} path
 * @property {'performance' | 'accessibility' | 'best-practices' | 'seo'} category
 * @property {number} atLeast the lowest score that is let pass
 * @property {string} reason
 *
 * @type {readonly Exception[]}
 */
export const exceptions = []
