/** The last part of a step's output that describes the failures, short enough for a log of which only the end is kept. */
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_TEST = 14
const LINES_WITHOUT_TESTS = 40
/** Vitest's heading of a failed test or file. It has at most one space before it, unlike a line of its list. */
const FAILED = /^ ?FAIL {2}/
const UNHANDLED = /^⎯+ Unhandled /
const RULE = /^⎯{4,}/
/** The line in which vitest shows the location, followed by the code. */
const PLACE = /^ ❯ /

/**
 * @param {string} output the complete output of a step, with colors
 * @param {number} most the number of lines, plus one that says how many are left out
 * @returns {string[]} lines: the name, message and location of each failed vitest test, or the end of any other output
 */
export function whatFailed(output, most) {
  const lines = output.trimEnd().split(/\r?\n/)
  const plain = lines.map((line) => stripVTControlCharacters(line))
  const told = plain.flatMap((_line, at) => (isBeginning(plain, at) ? blockAt(plain, at) : []))
  if (told.length === 0) return lines.slice(-Math.min(most, LINES_WITHOUT_TESTS))
  const shown = told.slice(0, most).map((at) => lines[at] ?? '')
  const left = told.length - shown.length
  return left > 0 ? [...shown, `… and ${left} lines more, above`] : shown
}

/** Tests that failed with the same error are listed on consecutive lines. */
function isBeginning(plain, at) {
  const isName = FAILED.test(plain[at] ?? '') && !FAILED.test(plain[at - 1] ?? '')
  return isName || UNHANDLED.test(plain[at] ?? '')
}

/** The lines of one failure, by number. */
function blockAt(plain, start) {
  const block = [start]
  for (let at = start + 1; at < plain.length; at += 1) {
    const line = plain[at] ?? ''
    if (RULE.test(line) || isBeginning(plain, at)) break
    if (line.trim() === '') continue
    if (block.length < LINES_OF_A_TEST || PLACE.test(line)) block.push(at)
    if (PLACE.test(line)) break
  }
  return block
}
