import { expect, it } from 'vitest'
import { commitProblems } from '../../tools/words/commitProblems.mjs'

it.each([
  'Fix the header',
  `Fix ${'x'.repeat(68)}`,
  'Fix it\n\nBecause it broke.',
  'Bring two files together',
  'Merge x.',
])('accepts “%s”', (message) => {
  expect(commitProblems(message)).toEqual([])
})

it.each([
  [`Fix ${'x'.repeat(69)}`, 'The subject has 73 characters. Use at most 72.'],
  ['Fix it\nbecause', 'Leave the second line empty.'],
  ['fix it', 'Begin the subject with a capital letter.'],
  ['Fixed it', 'Use the imperative (“Fix”, not “Fixed” or “Fixing”): Fixed'],
  ['Fix it.', 'Leave out the period at the end of the subject.'],
])('rejects “%s”', (message, problem) => {
  expect(commitProblems(message)).toEqual([problem])
})
