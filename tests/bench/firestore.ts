/**
 * `npx tsx tests/bench/firestore.ts` measures the cost of 200 offline actions when the network is back. It compares one
 * exchange of this site with the offline store of the full Firestore SDK, in headless Chromium over the emulator.
 */
import { startEmulators } from '../../tools/setup/startEmulators.mjs'
import type { ProgressDocument } from '../../src/core/progress/document'
import { TWO_HUNDRED_ACTIONS } from '../data/firebase/counts/twoHundredActions'
import { MemoryReplica } from '../data/replication/MemoryReplica'
import { type Cost, costOf, pageOf } from './firestorePages'
import { printTable, type Row } from './table'
import { removeFolder } from './visits'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

function documents(): readonly ProgressDocument[] {
  const replica = new MemoryReplica(0)
  const all = [replica.store.document]
  for (const action of TWO_HUNDRED_ACTIONS) {
    replica.do(action, '2026-03-01')
    all.push(replica.store.document)
  }
  return all
}

const emulators = await startEmulators({ rules: 'firestore.rules', projectId: 'demo-prairie-ledger', quiet: true })
try {
  const all = documents()
  const [lite, full] = [await pageOf('Lite'), await pageOf('Full')]
  const ours: Cost[] = []
  const theirs: Cost[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await costOf(full.root, emulators.firestore, all))
    ours.push(await costOf(lite.root, emulators.firestore, all))
  }
  const row = (what: string, unit: string, of: (cost: Cost) => number): Row => ({
    what,
    unit,
    ours: ours.map(of),
    limit: theirs.map(of),
    target: 1,
  })
  console.log(
    `200 actions done offline, ${rounds} rounds; the limit is the full Firestore SDK with its offline store.\n`,
  )
  printTable([
    { what: 'Code of the page, brotli', unit: 'bytes', ours: [lite.codeBytes], limit: [full.codeBytes], target: 1 },
    row('Writes that are paid for', 'count', ({ writes }) => writes),
    row('Requests', 'count', ({ requests }) => requests),
    row('Bodies of the requests', 'bytes', ({ bytes }) => bytes),
    {
      what: 'The same, as they are',
      unit: 'bytes',
      ours: ours.map(({ bytes }) => bytes),
      limit: theirs.map(({ bytes }) => bytes),
      atMost: 8000,
    },
    row('Until everything is there', 'ms', ({ ms }) => ms),
  ])
  for (const { root } of [lite, full]) removeFolder(root)
} finally {
  await emulators.stop()
}
