/**
 * Role: what a replica holds after a remote has answered.
 * Guarantee: nothing that happened while the answer was on its way is lost, and a change waits until a remote has it.
 * Must not: touch a database or a clock; it is decided inside one transaction.
 */
import type { ProgressDocument } from '../progress/document'
import { isSameJson } from '../progress/isSameJson'
import { join } from '../progress/join'
import { replacesLearning } from '../progress/epochs'
import type { Syllabus } from '../progress/syllabus'
import { withCertificates } from './withCertificates'

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
  const document = withCertificates(join(held.document, answer.joined), syllabus)
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
