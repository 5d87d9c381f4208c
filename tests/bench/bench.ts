/**
 * `npm run bench` prints ratios against a limit that is measured beside ours in the same run, round by round.
 *
 * `npm run bench -- offline` measures some of the parts, by the names below. `-- growth --record` saves the result for the
 * report of the laboratory. `cheap` is a cheap phone, which takes half an hour, and `rest` is ten minutes without a touch. Both
 * run only by name.
 *
 * `npm run bench -- updates` prints what a new version costs a device. It builds the site a dozen times, so it runs only by its
 * name. `--dist-before FOLDER --dist-after FOLDER` takes two builds instead.
 *
 * The limits are the same page as one bare file, the same visible page as plain HTML, one file with every byte of the precache,
 * and raw IndexedDB with strict durability. For data that grows, the limit is the same measurement while the data is small. The
 * response to a press has its limit in milliseconds.
 */
import { parseArgs } from 'node:util'
import { noteGrowth } from '../../tools/lab/record.mjs'
import { measureActions } from './actions'
import { measureCheapPhone } from './cheapPhone'
import { measureFirstPaint } from './firstPaint'
import { measureDashboard, measureStart } from './grownDevice'
import { measureGrowth } from './growth'
import { measureHerd } from './herd'
import { measureInteractions } from './interactions'
import { measureMemory } from './memory'
import { measureOfflineHeading, measureReady } from './pages'
import { measureRest } from './rest'
import { median, printTable, type Row } from './table'
import { printUpdates } from './updates'

const { values: options, positionals: named } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    'dist-before': { type: 'string' },
    'dist-after': { type: 'string' },
  },
  allowPositionals: true,
})

const parts: Readonly<Record<string, (rounds: number) => Promise<readonly Row[]>>> = {
  'first-visit': measureFirstPaint,
  offline: measureOfflineHeading,
  ready: async (rounds) => [await measureReady(rounds)],
  actions: measureActions,
  interactions: measureInteractions,
  memory: async (rounds) => [await measureMemory(rounds)],
  dashboard: async (rounds) => [await measureDashboard(rounds)],
  learners: async (rounds) => [await measureStart(rounds)],
  growth: async (rounds) => {
    const rows = await measureGrowth(rounds)
    if (options.record)
      noteGrowth(rows.map(({ what, ours, limit }) => ({ what, grown: median(ours), empty: median(limit) })))
    return rows
  },
  cheap: measureCheapPhone,
  rest: measureRest,
  herd: measureHerd,
}

const BY_NAME: ReadonlySet<string> = new Set(['cheap', 'rest'])

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('BENCH_ROUNDS must be a whole number from 1.')

const UPDATES = 'updates'
const names = [...Object.keys(parts), UPDATES]
const strange = named.filter((name) => !names.includes(name))
if (strange.length > 0) throw new Error(`No part ${strange.join(', ')}. There are: ${names.join(', ')}.`)

if (named.includes(UPDATES)) {
  const { 'dist-before': before, 'dist-after': after } = options
  await printUpdates(before === undefined || after === undefined ? undefined : { before, after })
}
const measured = Object.entries(parts).filter(([name]) =>
  named.length === 0 ? !BY_NAME.has(name) : named.includes(name),
)
if (measured.length > 0) await printRatios()

async function printRatios(): Promise<void> {
  console.log(`${rounds} rounds each, ours and the limit in turn, in headless Chromium.\n`)
  const rows: Row[] = []
  for (const [, measure] of measured) rows.push(...(await measure(rounds)))
  printTable(rows)
}
