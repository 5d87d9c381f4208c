/**
 * `npm run bench` prints ratios against a limit that is measured beside ours in the same run, round by round. Each row is
 * printed as soon as it is measured. If a part fails, its row has the error, the other parts still run, and the exit code is 1.
 *
 * `npm run bench -- offline` measures some of the parts, by the names below. `cheap` is a cheap phone, which takes half an hour,
 * and `rest` is ten minutes without a touch. `line` and `line-updates` are visits on connections that lose requests or change
 * pages. These run only by name.
 *
 * `npm run bench -- updates` prints what a new version costs a device. It builds the site a dozen times, so it runs only by its
 * name. `--dist-before FOLDER --dist-after FOLDER` takes two builds instead.
 *
 * The limits are the same page as one bare file, the same visible page as plain HTML, one file with every byte of the precache,
 * and raw IndexedDB with strict durability. For data that grows, the limit is the same measurement while the data is small. The
 * response to a press has its limit in milliseconds.
 */
import { parseArgs } from 'node:util'
import { measureActions } from './actions'
import { measureCheapPhone } from './cheapPhone'
import { measureFirstPaint } from './firstPaint'
import { measureDashboard, measureStart } from './grownDevice'
import { measureGrowth } from './growth'
import { measureHerd } from './herd'
import { measureInteractions } from './interactions'
import { measureLine } from './line'
import { measureLineUpdates } from './lineUpdates'
import { measureMemory } from './memory'
import { measureOfflineHeading, measureReady } from './pages'
import { measureRest } from './rest'
import { headLine, type Measure, type Part, runParts } from './runParts'
import { printUpdates } from './updates'

const { values: options, positionals: named } = parseArgs({
  options: {
    'dist-before': { type: 'string' },
    'dist-after': { type: 'string' },
  },
  allowPositionals: true,
})

const parts: Readonly<Record<string, Measure>> = {
  'first-visit': measureFirstPaint,
  offline: measureOfflineHeading,
  ready: async (rounds) => [await measureReady(rounds)],
  actions: measureActions,
  interactions: measureInteractions,
  memory: async (rounds) => [await measureMemory(rounds)],
  dashboard: async (rounds) => [await measureDashboard(rounds)],
  learners: async (rounds) => [await measureStart(rounds)],
  growth: measureGrowth,
  cheap: measureCheapPhone,
  rest: measureRest,
  herd: measureHerd,
  line: measureLine,
  'line-updates': measureLineUpdates,
}

const BY_NAME: ReadonlySet<string> = new Set(['cheap', 'rest', 'line', 'line-updates'])

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('BENCH_ROUNDS must be a whole number from 1.')

const UPDATES = 'updates'
const names = [...Object.keys(parts), UPDATES]
const strange = named.filter((name) => !names.includes(name))
if (strange.length > 0) throw new Error(`No part ${strange.join(', ')}. There are: ${names.join(', ')}.`)

const updates: Part = [
  UPDATES,
  async () => {
    const { 'dist-before': before, 'dist-after': after } = options
    await printUpdates(before === undefined || after === undefined ? undefined : { before, after })
    return []
  },
]
const measured = Object.entries(parts).filter(([name]) =>
  named.length === 0 ? !BY_NAME.has(name) : named.includes(name),
)
const print = (line: string): void => console.log(line)
const failed = named.includes(UPDATES) ? [...(await runParts([updates], rounds, print))] : []
if (measured.length > 0) {
  print(`${rounds} rounds each, ours and the limit in turn, in headless Chromium.\n`)
  print(headLine())
  failed.push(...(await runParts(measured, rounds, print)))
}
if (failed.length > 0) print(`\nFailed: ${failed.join(', ')}. Run one part alone with npm run bench -- NAME.`)
// A part that failed may have left a browser or a server open.
process.exit(failed.length === 0 ? 0 : 1)
