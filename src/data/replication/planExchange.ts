/**
 * Role: what one exchange has to do, between the reading and the commit.
 * Guarantee: every adapter decides alike; what a commit takes from the remote is in `asides`.
 * Must not: read or write anything.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { isSameJson } from '../../core/progress/isSameJson'
import { join } from '../../core/progress/join'
import { replacesLearning } from '../../core/progress/epochs'
import { withDisplaced } from '../../core/progress/listedScores'

/** What a remote holds, read at the border. */
export interface RemoteCopy {
  /** The document as it is there; undefined where only an earlier site has written. */
  readonly stored: ProgressDocument | undefined
  /** `stored` with what other clients added. */
  readonly document: ProgressDocument
  /** What other clients added and may not join by itself. */
  readonly aside: ProgressDocument | undefined
}

export interface ExchangePlan {
  readonly joined: ProgressDocument
  /** To be kept on this device before the commit. Empty when there is nothing to commit. */
  readonly asides: readonly ProgressDocument[]
  /** Whether `joined` differs from what is stored. Fields derived from it may be stale all the same. */
  readonly isNews: boolean
}

/** `remote` is undefined when there is no document yet. Neither document is of a newer format. */
export function planExchange(remote: RemoteCopy | undefined, local: ProgressDocument): ExchangePlan {
  if (remote === undefined) return { joined: local, asides: [], isNews: true }
  const joined = withDisplaced(remote.document, join(remote.document, local))
  const replaced = replacesLearning(remote.document, joined) ? remote.document : undefined
  return {
    joined,
    asides: [remote.aside, replaced].filter((document) => document !== undefined),
    isNews: remote.stored === undefined || !isSameJson(joined, remote.stored),
  }
}
