import { startEmulators } from '../../tools/setup/startEmulators.mjs'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { QuestionKey } from '../../src/core/progress/ids'
import { join } from '../../src/core/progress/join'
import { answerReview } from '../../src/core/progress/practice'
import { grownDocument } from '../lab/growth'
import { day, device, doneBy, fresh } from '../core/progress/samples'
import { costOf, pageOf } from './firestorePages'
import { measureGrownDashboard } from './grownDevice'
import type { Row } from './table'
import { removeFolder } from './visits'

const JOINS = 200

/**
 * Measures the cost of a ledger with three years of daily visits on ten devices and every answer on each of them. It measures a
 * join, an exchange of one more answer with the emulator, and the first screen. The limit is the same with an empty ledger.
 */
export async function* measureGrowth(rounds: number): AsyncGenerator<Row> {
  const [grown, empty] = [grownDocument(10), fresh()]
  const [ours, limit] = [grown, empty].map((document) => [document, withAnswer(document)] as const)
  if (ours === undefined || limit === undefined) throw new Error('There are two ledgers.')
  const joins = { ours: [] as number[], limit: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    joins.limit.push(joinMs(limit))
    joins.ours.push(joinMs(ours))
  }
  yield { what: 'A join with one answer more', unit: 'ms', ...joins, atMost: 5 }
  const exchanges = await exchangesOf(rounds, ours, limit)
  yield { what: 'An exchange of that answer with the emulator of Firestore', unit: 'ms', ...exchanges, atMost: 500 }
  yield await measureGrownDashboard(rounds, grown)
}

type Pair = readonly [before: ProgressDocument, after: ProgressDocument]

function withAnswer(document: ProgressDocument): ProgressDocument {
  const key = 'credit-q1' as QuestionKey
  return doneBy(answerReview(document, { key, chosen: 1, device: device('newest'), today: day('2029-01-01') }))
}

function joinMs([before, after]: Pair): number {
  const begun = performance.now()
  for (let turn = 0; turn < JOINS; turn += 1) join(before, after)
  return (performance.now() - begun) / JOINS
}

async function exchangesOf(rounds: number, ours: Pair, limit: Pair): Promise<Pick<Row, 'ours' | 'limit'>> {
  const emulators = await startEmulators({ rules: 'firestore.rules', projectId: 'demo-prairie-ledger', quiet: true })
  const page = await pageOf('Lite')
  const times = { ours: [] as number[], limit: [] as number[] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      times.limit.push((await costOf(page.root, emulators.firestore, limit)).ms)
      times.ours.push((await costOf(page.root, emulators.firestore, ours)).ms)
    }
  } finally {
    removeFolder(page.root)
    await emulators.stop()
  }
  return times
}
