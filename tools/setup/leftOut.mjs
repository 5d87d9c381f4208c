/** Parts of a journey that this machine can't run. The summary of the check names them. */
import { stripVTControlCharacters } from 'node:util'

const LINE = 'Left out: '

/** @param {string} what with the reason */
export const leftOutLine = (what) => `${LINE}${what}`

/**
 * @param {string} output the complete output of a step
 * @returns {string[]} its lines that name parts that were left out
 */
export const leftOutLines = (output) =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .filter((line) => line.startsWith(LINE))
