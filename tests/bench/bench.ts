/**
 * `npm run bench` prints ratios against a limit that is measured beside ours in the same run, round by round.
 *
 * `npm run bench -- offline` measures some of the parts, by the names below. `-- growth --record` saves the result for the
 * report of the laboratory.
 *
 * The limits are the same page as one bare file, the same visible page as plain HTML, one file with every byte of the precache,
 * and raw IndexedDB with strict durability. For data that grows, the limit is the same measurement while the data is small. The
 * response to a press has its limit in milliseconds.
 */
import { noteGrowth } from '../../tools/lab/record.mjs'
import { measureActions } from './actions'
import { measureFirstPaint } from './firstPaint'
import { measureDashboard, measureStart } from './grownDevice'
import { measureGrowth } from './growth'
import { measureHerd } from './herd'
import { measureInteractions } from './interactions'
import { measureMemory } from './memory'
import { measureOfflineHeading, measureReady } from './pages'
import { median, printTable, type Row } from './table'

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
    if (process.argv.some(isRecord))
      noteGrowth(rows.map(({ what, ours, limit }) => ({ what, grown: median(ours), empty: median(limit) })))
    return rows
  },
  herd: measureHerd,
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('BENCH_ROUNDS must be a whole number from 1.')

const isRecord = (word: string) => word === '--record'
const named = process.argv.slice(2).filter((word) => !isRecord(word))
const strange = named.filter((name) => !Object.hasOwn(parts, name))
if (strange.length > 0) throw new Error(`No part ${strange.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)

console.log(`${rounds} rounds each, ours and the limit in turn, in headless Chromium.\n`)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) rows.push(...(await measure(rounds)))
}
printTable(rows)
