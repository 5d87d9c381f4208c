/**
 * Role: tells when a join would drop a replica's learning.
 * Guarantee: true exactly when `current` has learning of a lower epoch than `other`: the caller keeps `current` aside.
 * Must not: join anything itself.
 */
import type { ProgressDocument } from './document'
import { hasLearning } from './learning'

export function replacesLearning(current: ProgressDocument, other: ProgressDocument): boolean {
  return other.epoch > current.epoch && hasLearning(current)
}
