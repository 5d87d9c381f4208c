import { senderHashOf } from '../../src/classroom/card/classId'
import type { Signer } from '../../src/classroom/ClassroomTools'
import { type DeletedRevision, signDeletion } from '../../src/classroom/relay/deletion'
import { encodeBase64url } from '../../src/progress/file/base64url'
import { learnerSigner, type OpenedClass, tools } from '../classroom/openedClass'
import { handedIn, learned } from '../classroom/reportSamples'

/** A learner's device, as a hub meets it. */
export interface Device {
  readonly signer: Signer
  /** The name of its document. */
  readonly id: string
}

export async function newDevice(): Promise<Device> {
  const signer = await learnerSigner()
  return { signer, id: await senderHashOf(signer.key, tools) }
}

/** What a device hands in: the content of its document. */
export async function report(opened: OpenedClass, { signer }: Device, sequence = 1): Promise<{ envelope: string }> {
  return { envelope: encodeBase64url(await handedIn(opened, learned(), { signer, sequence })) }
}

/** The word by which a revision is deleted: the content of the deletion. Signed by the class, unless told. */
export async function deletionOf(
  deleted: DeletedRevision,
  { card, signer }: OpenedClass,
  by = signer,
): Promise<{ envelope: string }> {
  return { envelope: encodeBase64url(await signDeletion(deleted, by, card, tools)) }
}
