import { expect, it } from 'vitest'
import { type Part, runParts } from './runParts'
import type { Row } from './table'

const row = (what: string): Row => ({ what, unit: 'ms', ours: [1], limit: [1], target: 1.2 })

/** The lines that are printed, and a mark for each part that begins. */
async function runs(...parts: readonly Part[]) {
  const lines: string[] = []
  const marked = parts.map(
    ([name, measure]): Part => [
      name,
      (rounds) => {
        lines.push(`begin ${name}`)
        return measure(rounds)
      },
    ],
  )
  const failed = await runParts(marked, 1, (line) => lines.push(line.replaceAll(/ {2,}/gu, '  ')))
  return { lines, failed }
}

it('prints the row of a part before the next part begins', async () => {
  const { lines } = await runs(['one', async () => [row('First')]], ['two', async () => [row('Second')]])
  expect(lines).toEqual([
    'begin one',
    '1.00 (1.00 to 1.00)  1.00 (1.00 to 1.00)  1.00x  1.20x  within  First, ms',
    'begin two',
    '1.00 (1.00 to 1.00)  1.00 (1.00 to 1.00)  1.00x  1.20x  within  Second, ms',
  ])
})

it('prints the error of a failed part, and runs the next one', async () => {
  const fails: Part = ['dashboard', () => Promise.reject(new Error('Waited 120000 ms for:\n  the dashboard'))]
  const { lines, failed } = await runs(fails, ['two', async () => [row('Second')]])
  expect(failed).toEqual(['dashboard'])
  expect(lines[1]?.trim()).toBe('failed  dashboard: Waited 120000 ms for: the dashboard')
  expect(lines.at(-1)).toContain('Second, ms')
})

it('keeps the rows that a part measured before it failed', async () => {
  const { lines, failed } = await runs([
    'growth',
    async function* () {
      yield row('A join')
      await Promise.reject(new Error('no emulator'))
    },
  ])
  expect(failed).toEqual(['growth'])
  expect(lines.slice(1).map((line) => line.split('  ').at(-1))).toEqual(['A join, ms', 'growth: no emulator'])
})
