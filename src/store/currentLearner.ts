/**
 * Role: who is learning here now.
 * Guarantee: nobody, where the setting names a learner who was removed.
 * Must not: write.
 */
import type { DeviceTables, LearnerRow } from './deviceDatabase'

/** Inside a transaction over `learners` and `settings`, or with two reads that may belong to two moments. */
export async function currentLearner(database: DeviceTables): Promise<LearnerRow | undefined> {
  const setting = await database.settings.get('current-learner')
  return setting === undefined ? undefined : await database.learners.get(setting.value)
}
