import type { ProgressDocument } from '../../progress/document'
import type { LearnerStore } from '../../store/learnerStore'
import type { LiveSource } from '../../store/liveSource'
import { liveSourceOf } from './liveSources'

/** The progress document of a store, live. */
export function progressSource(store: LearnerStore): LiveSource<ProgressDocument> {
  return liveSourceOf(store, 'progress', () => store.progress())
}
