/**
 * Role: what a replica holds once it has found its place beside a remote, has an answer, or has taken in what the earlier
 * site left.
 * Guarantee: nothing that was saved meanwhile is lost, and a change waits until a remote has it. The epoch is set once in a
 * replica's life, and the earlier site's additions are taken once.
 * Must not: touch a database or a clock; it is decided inside one transaction.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { adoptEpoch, replacesLearning } from '../../core/progress/epochs'
import type { DeviceId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import { join } from '../../core/progress/join'
import { takeLegacyUser } from '../../core/progress/legacyAdditions'
import type { Syllabus } from '../../core/progress/syllabus'
import { settled } from './settled'

export interface HeldDocument {
  readonly document: ProgressDocument
  readonly revision: number
}

export interface Answer {
  /** The revision of the document that was sent. */
  readonly sentRevision: number
  /** What the remote holds now: at least what was sent. */
  readonly joined: ProgressDocument
}

export interface ReceivedAnswer extends HeldDocument {
  readonly isChanged: boolean
  /** The revision that the remote has. Below `revision`, something is left to send. */
  readonly syncedRevision: number
  /** Learning of a lower epoch that left the document: keep it aside. */
  readonly replaced: ProgressDocument | undefined
}

/** `held` is the document as it is now, not as it was sent. */
export function receiveAnswer(held: HeldDocument, answer: Answer, syllabus: Syllabus | undefined): ReceivedAnswer {
  const document = settled(join(held.document, answer.joined), syllabus)
  const isChanged = !isSameJson(document, held.document)
  // Another remote has not heard of what came in: only a higher revision tells it.
  const revision = isChanged ? held.revision + 1 : held.revision
  return {
    document,
    revision,
    isChanged,
    // What is not there waits, also where the revision that was sent is one of a database deleted since.
    syncedRevision: isSameJson(document, answer.joined) ? revision : Math.min(answer.sentRevision, revision - 1),
    replaced: replacesLearning(held.document, document) ? held.document : undefined,
  }
}

/** Ignored by a replica that is anchored. */
export interface Anchor {
  /** 0 for a remote without a document. */
  readonly remoteEpoch: number
  /** Whether there was a document of today's app. */
  readonly hasSync: boolean
  /** The name of the remote. */
  readonly remote?: string
  /** Its document of today's app. */
  readonly there?: ProgressDocument | undefined
  /** All that it holds, also of other clients. */
  readonly document?: ProgressDocument | undefined
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

/** What the remote holds joins at once: it was read, whatever becomes of the exchange. */
export function anchorReplica(
  document: ProgressDocument,
  mark: AnchorMark,
  anchor: Anchor,
  { device, syllabus }: { readonly device: DeviceId; readonly syllabus?: Syllabus | undefined },
): AnchoredReplica {
  if (mark.isAnchored) return { document, ...mark }
  const adopted = adoptEpoch(document, anchor.remoteEpoch, device)
  return {
    document: anchor.document === undefined ? adopted : settled(join(adopted, anchor.document), syllabus),
    isAnchored: true,
    isEarlierTaken: false,
    hadSync: anchor.hasSync,
  }
}

export interface TakenEarlier extends HeldDocument {
  readonly isChanged: boolean
  /** What may not join: keep it aside. */
  readonly aside: ProgressDocument | undefined
}

/**
 * Compared with the document as it is after the first answer of a remote: what was undone elsewhere long ago is no reason
 * to lose what was learned here since. `value` is the parsed JSON under the learner's key; undefined when there was none, or none
 * that could be read.
 */
export function takeEarlier(
  held: HeldDocument & AnchorMark,
  value: unknown,
  syllabus: Syllabus | undefined,
): TakenEarlier {
  const { document: before, revision } = held
  if (!held.isAnchored || held.isEarlierTaken) return { document: before, revision, isChanged: false, aside: undefined }
  const taken = takeLegacyUser(before, { value, hasSync: held.hadSync })
  const document = settled(taken.document, syllabus)
  const isChanged = !isSameJson(document, before)
  return { document, revision: isChanged ? revision + 1 : revision, isChanged, aside: taken.aside }
}
