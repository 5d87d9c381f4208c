/**
 * Role: what a class says to a relay about its own door, as an envelope with nothing in it: its kind says it all.
 * Guarantee: a door that is read was signed by the class; whoever else has the card can open and close none.
 * Must not: throw for what arrives.
 */
import { type Bytes, joinBytes } from '../bytes'
import type { ClassCard } from '../card/classCard'
import type { ClassroomTools, Signer } from '../ClassroomTools'
import { decodeEnvelope, type Envelope, headerBytes } from '../envelope/envelope'
import { theOneOf } from '../envelope/oneSignature'
import { verifyEnvelope } from '../envelope/verifyEnvelope'

/** `closed`: the class has ended here, and nothing is taken any more until it is open again. */
export type Door = 'open' | 'closed'

export interface DoorEnvelope extends Envelope {
  readonly kind: Door
}

/** The bytes of the envelope. @param signer the class. @param sequence higher than that of the last one */
export async function signDoor(
  door: Door,
  sequence: number,
  signer: Signer,
  { classId }: Pick<ClassCard, 'classId'>,
): Promise<Bytes> {
  const signed = headerBytes({ kind: door, classId, sender: signer.key, sequence })
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/** Undefined for what this class has not signed. */
export async function doorIn(
  bytes: Uint8Array,
  { classId, verifyingKey }: Pick<ClassCard, 'classId' | 'verifyingKey'>,
  tools: Pick<ClassroomTools, 'verify'>,
): Promise<DoorEnvelope | undefined> {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'refused') return undefined
  const { kind } = decoded.envelope
  if (kind !== 'open' && kind !== 'closed') return undefined
  const verified = await verifyEnvelope(bytes, { kind, classId, sender: verifyingKey }, tools)
  return verified.kind === 'verified' ? { ...verified.envelope, kind } : undefined
}
