import { expect, it } from 'vitest'
import { filesToRunAgain, secondRunLine, secondRunLines } from '../../tools/setup/secondRun.mjs'

const [a, b, c] = ['tests/a.journey.ts', 'tests/b.journey.ts', 'tests/c.journey.ts']

it('runs one or two failed files again, and none if more failed', () => {
  expect(filesToRunAgain([])).toEqual([])
  expect(filesToRunAgain([a])).toEqual([a])
  expect(filesToRunAgain([a, b])).toEqual([a, b])
  expect(filesToRunAgain([a, b, c])).toEqual([])
})

it('finds the line about a second run in a step’s output', () => {
  const lines = [secondRunLine([a, b], true), secondRunLine([c], false)]
  expect(lines).toEqual([`Run again: ${a}, ${b}. Passed then.`, `Run again: ${c}. Failed again.`])
  expect(secondRunLines(`✓ one\r\n${lines[0]}\r\n`)).toEqual([lines[0]])
  expect(secondRunLines(`✓ one\n${lines.join('\n')}`)).toEqual(lines)
})

it('finds no line when a step ran nothing again', () => {
  expect(secondRunLines('✓ one\n ✓ Run again: the title of a test\n')).toEqual([])
})
