/**
 * Role: what a replica holds once it has taken in what the earlier site could not upload from this browser.
 * Guarantee: it is compared with the document as it is after the first answer of a remote: what was undone elsewhere long
 * ago is no reason to lose what was learned here since. It is taken once in a replica's life.
 * Must not: touch a database; it is decided inside one transaction.
 */
import type { ProgressDocument } from '../progress/document'
import { isSameJson } from '../progress/isSameJson'
import { takeLegacyUser } from '../progress/legacyAdditions'
import type { Syllabus } from '../progress/syllabus'
import type { AnchorMark } from './anchorReplica'
import type { HeldDocument } from './receiveAnswer'
import { withCertificates } from './withCertificates'

export interface TakenEarlier extends HeldDocument {
  readonly isChanged: boolean
  /** What may not join: keep it aside. */
  readonly aside: ProgressDocument | undefined
}

/** `value` is the parsed JSON under the learner's key; undefined when there was none, or none that could be read. */
export function takeEarlier(
  held: HeldDocument & AnchorMark,
  value: unknown,
  syllabus: Syllabus | undefined,
): TakenEarlier {
  const { document: before, revision } = held
  if (!held.isAnchored || held.isEarlierTaken) return { document: before, revision, isChanged: false, aside: undefined }
  const taken = takeLegacyUser(before, { value, hasSync: held.hadSync })
  const document = withCertificates(taken.document, syllabus)
  const isChanged = !isSameJson(document, before)
  return { document, revision: isChanged ? revision + 1 : revision, isChanged, aside: taken.aside }
}
