/**
 * Role: plans one exchange, between its read and its commit.
 * Guarantee: every adapter makes the same decisions. Data that the commit removes from the remote is listed in
 * `superseded`.
 * Must not: read or write anything.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { preferOwnName } from '../../core/progress/foreignName'
import { isSameJson } from '../../core/progress/isSameJson'
import { join } from '../../core/progress/join'
import { replacesLearning } from '../../core/progress/epochs'
import { withDisplaced } from '../../core/progress/listedScores'

/** The content of a remote, parsed. */
export interface RemoteCopy {
  /** The document as the remote stores it. Undefined if only an earlier site has written to the remote. */
  readonly stored: ProgressDocument | undefined
  /** `stored` with the additions of other clients. */
  readonly document: ProgressDocument
  /** Additions from other clients that can't be merged automatically. */
  readonly superseded: ProgressDocument | undefined
}

export interface ExchangePlan {
  readonly joined: ProgressDocument
  /** Documents to save on this device before the commit. Empty when there is nothing to commit. */
  readonly superseded: readonly ProgressDocument[]
  /** Whether `joined` differs from the stored document. The derived fields may be outdated even if it doesn't. */
  readonly isNews: boolean
}

/** `remote` is undefined when there is no document yet. Neither document may have a newer format. */
export function planExchange(remote: RemoteCopy | undefined, local: ProgressDocument): ExchangePlan {
  if (remote === undefined) return { joined: local, superseded: [], isNews: true }
  const met = preferOwnName(remote.document, remote.stored, local)
  const joined = withDisplaced(remote.document, join(met, local))
  const replaced = replacesLearning(remote.document, joined) ? remote.document : undefined
  return {
    joined,
    superseded: [remote.superseded, replaced].filter((document) => document !== undefined),
    isNews: remote.stored === undefined || !isSameJson(joined, remote.stored),
  }
}
