import { senderHashOf } from '../../src/classroom/protocol/card/classId'
import type { Signer } from '../../src/classroom/protocol/ClassroomTools'
import { type DeletedRevision, signDeletion } from '../../src/classroom/protocol/relay/deletion'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { learnerSigner, type OpenedClass, tools } from '../classroom/protocol/openedClass'
import { handedIn, learned } from '../classroom/protocol/reportSamples'

/** A learner's device, as a hub sees it. */
export interface Device {
  readonly signer: Signer
  /** The name of its document. */
  readonly id: string
}

export async function newDevice(): Promise<Device> {
  const signer = await learnerSigner()
  return { signer, id: await senderHashOf(signer.key, tools) }
}

/** Returns the content of the document that a device hands in. */
export async function report(opened: OpenedClass, { signer }: Device, sequence = 1): Promise<{ envelope: string }> {
  return { envelope: encodeBase64url(await handedIn(opened, learned(), { signer, sequence })) }
}

/**
 * Returns the content of a deletion, with the signed message that deletes a revision. The class signs it by default.
 */
export async function deletionOf(
  deleted: DeletedRevision,
  { card, signer }: OpenedClass,
  by = signer,
): Promise<{ envelope: string }> {
  return { envelope: encodeBase64url(await signDeletion(deleted, by, card, tools)) }
}
