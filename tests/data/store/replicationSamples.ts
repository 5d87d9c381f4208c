import { completeLesson } from '../../../src/core/progress/lessons'
import { emptyDocument, type ProgressDocument } from '../../../src/core/progress/document'
import type { DeviceId, Instant, LearnerId } from '../../../src/core/progress/ids'
import { startOver } from '../../../src/core/progress/epochs'
import type { WriteOutcome } from '../../../src/data/store/storeHealth'
import { doneBy } from '../../core/progress/samples'
import { lookInto } from './faultyStorage'
import { newLearner, openTestStore, SAVING_2 } from './openTestStore'

export function written<T>(outcome: WriteOutcome<T>): T {
  if (outcome.kind === 'failed') throw new Error(`Not written: ${outcome.reason}`)
  return outcome.value
}

/** Returns the document of another device of the learner. */
export function elsewhere(learnerId: LearnerId, ...epochs: readonly 'start-over'[]): ProgressDocument {
  const empty = emptyDocument(learnerId, '2026-01-05T15:00:00.000Z' as Instant)
  const begun = epochs.reduce((document) => doneBy(startOver(document)), empty)
  return doneBy(completeLesson(begun, { lessonId: SAVING_2, device: 'tablet' as DeviceId, today: undefined }))
}

/** Returns a learner's store, and shortcuts for the tests. */
export async function opened() {
  const learnerId = newLearner()
  const learner = await openTestStore({ learnerId })
  const store = learner.replication
  const applied = async (joined: ProgressDocument, sentRevision: number) =>
    written(await store.applyAnswer({ joined, sentRevision }))
  const rows = () => lookInto(learnerId, (database) => database.remotes.toArray())
  return { learnerId, learner, store, applied, rows }
}
