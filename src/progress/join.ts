/**
 * Role: one document out of two copies of one learner's progress.
 * Guarantee: over parsed documents pure, total, commutative, associative, idempotent and monotone: copies may be
 * joined in any order, any number of times, by any device, and nothing that was earned in an epoch is lost.
 * Must not: see an unparsed document, or ask a clock what is kept.
 */
import type { ProgressDocument } from './document'
import type { JsonMap } from './json'
import { joinInstant } from './joinInstant'
import { joinLearning } from './joinLearning'
import { joinProfile } from './joinProfile'
import { learningOf } from './learning'

/** Throws for the documents of two learners: a caller that mixes them has a bug that must not reach the disk. */
export function join(a: ProgressDocument, b: ProgressDocument): ProgressDocument {
  if (a.owner !== b.owner) throw new Error('The progress of two learners is never joined.')
  const joined = {
    ...newerLearning(a, b),
    format: Math.max(a.format, b.format),
    owner: a.owner,
    joinedOn: joinInstant(a.joinedOn, b.joinedOn),
    profile: joinProfile(a.profile as unknown as JsonMap, b.profile as unknown as JsonMap),
    epoch: Math.max(a.epoch, b.epoch),
  }
  return joined as unknown as ProgressDocument
}

/** The higher epoch wins as a whole: after `start over` nothing old returns from a device that was away. */
function newerLearning(a: ProgressDocument, b: ProgressDocument): JsonMap {
  if (a.epoch > b.epoch) return learningOf(a)
  if (b.epoch > a.epoch) return learningOf(b)
  return joinLearning(learningOf(a), learningOf(b))
}
