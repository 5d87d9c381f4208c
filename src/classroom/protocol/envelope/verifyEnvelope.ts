/**
 * Role: checks every envelope that arrives: its sender, and whether anyone changed it.
 * Guarantee: a verified envelope belongs to this class and has this kind, and its bytes are exactly those that its
 * sender signed. Of the two valid ECDSA signatures, it always has the same one.
 * Must not: decrypt anything, because relays that can't read envelopes also use this code.
 */
import { type Bytes, isSameBytes, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { decodeEnvelope, type Envelope, type EnvelopeFault, type EnvelopeKind } from './envelope'
import { theOneOf } from './oneSignature'

/** `forged`: not signed by the sender it claims, or changed after signing. */
export type VerificationFault = EnvelopeFault | 'another-kind' | 'another-class' | 'forged'

export interface Expected {
  readonly kind: EnvelopeKind
  readonly classId: Bytes
  /** For a plan, the class's key. */
  readonly sender?: Bytes
}

export type VerifiedEnvelope =
  | { readonly kind: 'verified'; readonly envelope: Envelope }
  | { readonly kind: 'refused'; readonly reason: VerificationFault }

export async function verifyEnvelope(
  bytes: Uint8Array,
  expected: Expected,
  { verify }: Pick<ClassroomTools, 'verify'>,
): Promise<VerifiedEnvelope> {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'refused') return decoded
  const { envelope } = decoded
  if (envelope.kind !== expected.kind) return refused('another-kind')
  if (!isSameBytes(envelope.classId, expected.classId)) return refused('another-class')
  if (expected.sender !== undefined && !isSameBytes(envelope.sender, expected.sender)) return refused('forged')
  if (!(await verify(envelope.sender, envelope.signature, envelope.signed))) return refused('forged')
  const signature = theOneOf(envelope.signature)
  return { kind: 'verified', envelope: { ...envelope, signature, bytes: joinBytes([envelope.signed, signature]) } }
}

function refused(reason: VerificationFault): VerifiedEnvelope {
  return { kind: 'refused', reason }
}
