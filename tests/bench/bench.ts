/**
 * `npm run bench`: ratios against a limit measured beside ours in the same run, round by round.
 * Limits: the same visible page as plain HTML; one file with every byte of the precache; raw IndexedDB with strict durability.
 */
import { measureActions } from './actions'
import { measureFirstVisit, measureOfflineHeading, measureReady } from './pages'
import { printTable } from './table'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('BENCH_ROUNDS must be a whole number from 1.')

console.log(`${rounds} rounds each, ours and the limit in turn, in headless Chromium.\n`)
const rows = [
  ...(await measureFirstVisit(rounds)),
  ...(await measureOfflineHeading(rounds)),
  await measureReady(rounds),
  ...(await measureActions(rounds)),
]
printTable(rows)
