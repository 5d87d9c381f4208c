/**
 * Role: who is learning here now.
 * Guarantee: nobody, where the setting names a learner who was removed, or whose row can't be read.
 * Must not: write.
 */
import { parseLearnerId } from '../progress/ids'
import type { DeviceTables, LearnerRow } from './deviceDatabase'
import { learnerRow } from './learnerTable'

/** Inside a transaction over `learners` and `settings`, or with two reads that may belong to two moments. */
export async function currentLearner(database: DeviceTables): Promise<LearnerRow | undefined> {
  const id = parseLearnerId((await database.settings.get('current-learner'))?.value)
  return id && (await learnerRow(database, id))
}
