/**
 * Role: the class's message that tells a relay whether the class is open. It is an envelope without content, and its
 * kind is the message.
 * Guarantee: an access that is read was signed by the class; no one else with the card can open or close it.
 * Must not: throw for untrusted input.
 */
import { type Bytes, joinBytes } from '../bytes'
import type { ClassCard } from '../card/classCard'
import type { ClassroomTools, Signer } from '../ClassroomTools'
import { decodeEnvelope, type Envelope, headerBytes } from '../envelope/envelope'
import { theOneOf } from '../envelope/oneSignature'
import { verifyEnvelope } from '../envelope/verifyEnvelope'

/** `closed`: the class has ended on this relay, which rejects reports until the class is open again. */
export type RelayAccess = 'open' | 'closed'

export interface AccessEnvelope extends Envelope {
  readonly kind: RelayAccess
}

/**
 * Returns the bytes of the envelope.
 * @param signer the class
 * @param sequence higher than that of the last message
 */
export async function signAccess(
  access: RelayAccess,
  sequence: number,
  signer: Signer,
  { classId }: Pick<ClassCard, 'classId'>,
): Promise<Bytes> {
  const signed = headerBytes({ kind: access, classId, sender: signer.key, sequence })
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/** Returns undefined if this class has not signed the message. */
export async function accessIn(
  bytes: Uint8Array,
  { classId, verifyingKey }: Pick<ClassCard, 'classId' | 'verifyingKey'>,
  tools: Pick<ClassroomTools, 'verify'>,
): Promise<AccessEnvelope | undefined> {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'refused') return undefined
  const { kind } = decoded.envelope
  if (kind !== 'open' && kind !== 'closed') return undefined
  const verified = await verifyEnvelope(bytes, { kind, classId, sender: verifyingKey }, tools)
  return verified.kind === 'verified' ? { ...verified.envelope, kind } : undefined
}
