/**
 * Role: what a replica holds once it has found its place beside a remote.
 * Guarantee: the epoch is set once in a replica's life, and what the earlier site left here is taken in once, after it.
 * Must not: touch a database; it is decided inside one transaction.
 */
import { anchorTo } from '../progress/anchorTo'
import type { ProgressDocument } from '../progress/document'
import { type EarlierProgress, takeLegacyUser } from '../progress/legacyUser'

export interface Anchor {
  /** 0 for a remote without a document. Ignored by a replica that is anchored. */
  readonly remoteEpoch: number
  /** What the earlier site kept in local storage; undefined where it can't be read (a worker). */
  readonly earlier?: EarlierProgress | undefined
}

export interface AnchorMark {
  readonly isAnchored: boolean
  /** Whether local storage of the earlier site has been looked at. */
  readonly isEarlierTaken: boolean
}

export interface AnchoredReplica extends AnchorMark {
  readonly document: ProgressDocument
  /** What the earlier site left and may not join: keep it aside. */
  readonly aside: ProgressDocument | undefined
}

export function anchorReplica(document: ProgressDocument, mark: AnchorMark, anchor: Anchor): AnchoredReplica {
  const anchored = mark.isAnchored ? document : anchorTo(document, anchor.remoteEpoch)
  const isEarlierTaken = mark.isAnchored && mark.isEarlierTaken
  if (anchor.earlier === undefined || isEarlierTaken) {
    return { document: anchored, aside: undefined, isAnchored: true, isEarlierTaken }
  }
  return { ...takeLegacyUser(anchored, anchor.earlier), isAnchored: true, isEarlierTaken: true }
}
