/**
 * Role: a learner begins again: what an epoch is raised by, taken from and replaced by.
 * Guarantee: nothing learned before returns by itself, from whichever device; name, picture and joining date stay.
 * Must not: keep the old document: the caller does that first.
 */
import { type ActionResult, addTo, refused } from './addTo'
import { hasLearning, isOutdated, type ProgressDocument } from './document'
import { nextCount } from './ids'

export function startOver(document: ProgressDocument): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const epoch = nextCount(document.epoch)
  return epoch === undefined ? refused('at-limit') : addTo(document, { epoch })
}

/** What was learned before the first meeting counts in the remote's epoch. `remoteEpoch` is 0 for a remote without a document. */
export function adoptEpoch(document: ProgressDocument, remoteEpoch: number): ProgressDocument {
  return { ...document, epoch: remoteEpoch }
}

export function replacesLearning(current: ProgressDocument, other: ProgressDocument): boolean {
  return other.epoch > current.epoch && hasLearning(current)
}
