/**
 * Role: what a replica holds once it has found its place beside a remote.
 * Guarantee: the epoch is set once in a replica's life.
 * Must not: touch a database; it is decided inside one transaction.
 */
import { adoptEpoch } from '../progress/epochs'
import type { ProgressDocument } from '../progress/document'

/** Ignored by a replica that is anchored. */
export interface Anchor {
  /** 0 for a remote without a document. */
  readonly remoteEpoch: number
  /** Whether there was a document of today's app. */
  readonly hasSync: boolean
}

export interface AnchorMark {
  readonly isAnchored: boolean
  /** Whether local storage of the earlier site has been looked at. */
  readonly isEarlierTaken: boolean
  /** Whether the account had a document of today's app when this replica met it: then points spent are counted in it. */
  readonly hadSync: boolean
}

export interface AnchoredReplica extends AnchorMark {
  readonly document: ProgressDocument
}

export function anchorReplica(document: ProgressDocument, mark: AnchorMark, anchor: Anchor): AnchoredReplica {
  if (mark.isAnchored) return { document, ...mark }
  return {
    document: adoptEpoch(document, anchor.remoteEpoch),
    isAnchored: true,
    isEarlierTaken: false,
    hadSync: anchor.hasSync,
  }
}
