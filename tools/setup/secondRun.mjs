/** The rule for journeys that failed: which files are run again, and how the check finds out which they were. */

/** Three engines on a busy machine sometimes lose a press in one or two files. More failures are no coincidence. */
const MOST_FILES = 2

/** The beginning of the line that names the files, which the summary of the check repeats. */
const LINE = 'Run again: '

/**
 * @param {readonly string[]} failed files
 * @returns {readonly string[]} the files to run again: all that failed, or none if too many failed
 */
export const filesToRunAgain = (failed) => (failed.length > MOST_FILES ? [] : failed)

/**
 * @param {readonly string[]} files that were run again
 * @param {boolean} havePassed whether all of them passed then
 * @returns {string} one line
 */
export const secondRunLine = (files, havePassed) =>
  `${LINE}${files.join(', ')}. ${havePassed ? 'Passed then.' : 'Failed again.'}`

/**
 * @param {string} output the complete output of a step
 * @returns {string[]} its lines that name files that were run again
 */
export const secondRunLines = (output) => output.split(/\r?\n/).filter((line) => line.startsWith(LINE))
