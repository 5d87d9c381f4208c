/**
 * Role: the signed message that deletes one revision of one document on a relay: an envelope without sealed content.
 * Guarantee: only the signer of the document, or the class, can make it, and it works once, because later content has
 * another revision.
 * Must not: throw for untrusted input.
 */
import { type Bytes, isSameBytes, joinBytes } from '../bytes'
import type { ClassCard } from '../card/classCard'
import { senderHashOf } from '../card/classId'
import type { ClassroomTools, Signer } from '../ClassroomTools'
import { decodeEnvelope, headerBytes } from '../envelope/envelope'
import { theOneOf } from '../envelope/oneSignature'
import { verifyEnvelope } from '../envelope/verifyEnvelope'

/** The revision to delete, which is a document in its current state. */
export interface DeletedRevision {
  readonly id: string
  /** In CouchDB's form, `<number>-<hash>`. */
  readonly rev: string
}

/**
 * Returns the bytes of the envelope.
 * @param signer the class, or the sender of the deleted document
 */
export async function signDeletion(
  deleted: DeletedRevision,
  signer: Signer,
  { classId }: Pick<ClassCard, 'classId'>,
  tools: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<Bytes> {
  const header = headerBytes({ kind: 'deletion', classId, sender: signer.key, sequence: 1 })
  const signed = joinBytes([header, await nameOf(deleted, tools)])
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/**
 * Returns whether these bytes are a deletion of this revision, signed by the class or by the sender in the document's
 * name.
 */
export async function isDeletion(
  bytes: Uint8Array,
  deleted: DeletedRevision,
  { classId, verifyingKey }: Pick<ClassCard, 'classId' | 'verifyingKey'>,
  tools: Pick<ClassroomTools, 'digest' | 'encode' | 'verify'>,
): Promise<boolean> {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'refused') return false
  const { sender, access } = decoded.envelope
  if (!isSameBytes(sender, verifyingKey) && (await senderHashOf(sender, tools)) !== deleted.id) return false
  if (!isSameBytes(access, await nameOf(deleted, tools))) return false
  return (await verifyEnvelope(bytes, { kind: 'deletion', classId }, tools)).kind === 'verified'
}

/** 32 bytes. */
async function nameOf({ id, rev }: DeletedRevision, { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>) {
  return await digest(encode(`${id} ${rev}`))
}
