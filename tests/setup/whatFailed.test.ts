import { expect, it } from 'vitest'
import { whatFailed } from '../../tools/setup/whatFailed.mjs'

const RED = '\u001b[31m'
const OFF = '\u001b[39m'
/** Output as Vitest writes it, with colors. */
const failure = (name: string, message: string) => [
  `${RED} FAIL ${OFF} tests/a.test.ts > ${name}`,
  `${RED}Error: ${message}${OFF}`,
  '',
  `${RED} ❯ ${OFF}tests/a.test.ts:3:52`,
  '    1| import',
  '    2| expect(1).toBe(2)',
  '',
  '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯',
]
const lines = (output: readonly string[], most = 100) => whatFailed(output.join('\n'), most)

it('shows each failed test’s name, message and location, in color', () => {
  const output = ['✓ one', '× fails', ...failure('fails', 'one'), ...failure('fails too', 'two'), 'Tests 2 failed', '']
  expect(lines(output)).toEqual([
    ...failure('fails', 'one').slice(0, 2),
    failure('', '')[3],
    ...failure('fails too', 'two').slice(0, 2),
    failure('', '')[3],
  ])
})

it('names tests once that failed for the same reason', () => {
  const [name = '', ...rest] = failure('fails', 'one')
  expect(lines([name, ' FAIL  tests/a.test.ts > another', ...rest])).toEqual([
    name,
    ' FAIL  tests/a.test.ts > another',
    rest[0],
    rest[2],
  ])
})

it('shortens a long difference, and keeps its location', () => {
  const [name = '', message = ''] = failure('fails', 'one')
  const difference = Array.from({ length: 50 }, (_, at) => `+ ${at}`)
  const told = lines([name, message, ...difference, ' ❯ tests/a.test.ts:1:1', '⎯⎯⎯⎯⎯'])
  expect(told).toHaveLength(15)
  expect(told.at(-1)).toBe(' ❯ tests/a.test.ts:1:1')
})

it('reports errors outside of tests', () => {
  const output = ['✓ one', '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯', 'Error: later', ' ❯ tests/b.test.ts:2:2', 'Tests 1 passed']
  expect(lines(output)).toEqual(output.slice(1, 4))
})

it('keeps to its length and says how much it omits', () => {
  const output = Array.from({ length: 9 }, (_, at) => failure(`fails ${at}`, 'one')).flat()
  expect(lines(output, 6)).toHaveLength(7)
  expect(lines(output, 6).at(-1)).toBe('… and 21 lines more, above')
})

it('returns the end of other output', () => {
  const output = Array.from({ length: 99 }, (_, at) => `line ${at}`)
  expect(lines(output)).toEqual(output.slice(-40))
  expect(lines(output, 5)).toEqual(output.slice(-5))
})
