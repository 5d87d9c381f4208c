/**
 * Role: computes a replica after the first merge with the remote, after an answer, or after reading the data of the
 * earlier site.
 * Guarantee: nothing saved in the meantime is lost, and a change waits until the remote has it. The epoch is set only
 * once for each replica, and the earlier site's additions are read once.
 * Must not: touch a database or a clock, because it runs inside one transaction.
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

export interface ReplicaAnswer {
  /** The revision of the document that was sent. */
  readonly sentRevision: number
  /** The remote's document now: at least the one that was sent. */
  readonly joined: ProgressDocument
}

export interface ReceivedAnswer extends HeldDocument {
  readonly isChanged: boolean
  /** The revision that the remote has. If it is below `revision`, there is something left to send. */
  readonly syncedRevision: number
  /** Progress from an earlier epoch that is no longer in the document. Set it aside. */
  readonly replaced: ProgressDocument | undefined
}

/** `held` is the document as it is now, not as it was sent. */
export function receiveAnswer(
  held: HeldDocument,
  answer: ReplicaAnswer,
  syllabus: Syllabus | undefined,
): ReceivedAnswer {
  const document = settled(join(held.document, answer.joined), syllabus)
  const isChanged = !isSameJson(document, held.document)
  // The code that sends reports watches the revision, and finds new data only if the revision is higher.
  const revision = isChanged ? held.revision + 1 : held.revision
  return {
    document,
    revision,
    isChanged,
    // Data that the remote doesn't have must still be sent, even if the sent revision is from a database that has since
    // been deleted.
    syncedRevision: isSameJson(document, answer.joined) ? revision : Math.min(answer.sentRevision, revision - 1),
    replaced: replacesLearning(held.document, document) ? held.document : undefined,
  }
}

/** The result of the first read of the remote. A replica that has already merged ignores it. */
export interface FirstPull {
  /** 0 for a remote without a document. */
  readonly remoteEpoch: number
  /** Whether the remote had a document from the current app. */
  readonly hasSync: boolean
  /** The remote's document from the current app. */
  readonly there?: ProgressDocument | undefined
  /** All of the remote's data, including data from other clients. */
  readonly document?: ProgressDocument | undefined
}

export interface FirstMergeMark {
  readonly isMerged: boolean
  /** Whether the local storage of the earlier site was read. */
  readonly isEarlierTaken: boolean
  /**
   * Whether the account had a document from the current app when this replica first read it. If so, that document
   * includes the points spent.
   */
  readonly hadSync: boolean
}

export interface MergedReplica extends FirstMergeMark {
  readonly document: ProgressDocument
}

/** Merges the remote's data immediately, because it has been read even if the exchange fails later. */
export function mergeFirst(
  document: ProgressDocument,
  mark: FirstMergeMark,
  pulled: FirstPull,
  { device, syllabus }: { readonly device: DeviceId; readonly syllabus?: Syllabus | undefined },
): MergedReplica {
  if (mark.isMerged) return { document, ...mark }
  const adopted = adoptEpoch(document, pulled.remoteEpoch, device)
  return {
    document: pulled.document === undefined ? adopted : settled(join(adopted, pulled.document), syllabus),
    isMerged: true,
    isEarlierTaken: false,
    hadSync: pulled.hasSync,
  }
}

export interface TakenEarlier extends HeldDocument {
  readonly isChanged: boolean
  /** Data that must not be merged. Set it aside. */
  readonly superseded: ProgressDocument | undefined
}

/**
 * Compares the value with the document after the remote's first answer. A lesson that was undone on another device long
 * ago does not remove later progress here. `value` is the parsed JSON under the learner's key; undefined if there was
 * none, or none that could be read.
 */
export function takeEarlier(
  held: HeldDocument & FirstMergeMark,
  value: unknown,
  syllabus: Syllabus | undefined,
): TakenEarlier {
  const { document: before, revision } = held
  if (!held.isMerged || held.isEarlierTaken)
    return { document: before, revision, isChanged: false, superseded: undefined }
  const taken = takeLegacyUser(before, { value, hasSync: held.hadSync })
  const document = settled(taken.document, syllabus)
  const isChanged = !isSameJson(document, before)
  return { document, revision: isChanged ? revision + 1 : revision, isChanged, superseded: taken.superseded }
}
