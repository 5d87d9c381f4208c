/**
 * Role: what a replica does before its first exchange with a remote.
 * Guarantee: a new device neither loses its first lessons to a remote that started over, nor erases a remote because
 * it once started over itself.
 * Must not: happen twice for one replica: after its first exchange, epochs only join.
 */
import type { ProgressDocument } from './document'

/** `remoteEpoch` is 0 for a remote that has no document yet. */
export function anchorTo(document: ProgressDocument, remoteEpoch: number): ProgressDocument {
  return { ...document, epoch: remoteEpoch }
}
