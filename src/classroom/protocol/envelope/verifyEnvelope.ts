/**
 * Role: the border of every envelope: whose it is, and whether anybody changed it.
 * Guarantee: an envelope that passes is of this class and kind, every byte of it is as its sender signed it, and its
 * signature is always the same one of the two that ECDSA has.
 * Must not: decrypt: whoever keeps envelopes without reading them asks the same.
 */
import { type Bytes, isSameBytes, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { decodeEnvelope, type Envelope, type EnvelopeFault, type EnvelopeKind } from './envelope'
import { theOneOf } from './oneSignature'

/** `forged`: not signed by who it says, or changed since. */
export type VerificationFault = EnvelopeFault | 'another-kind' | 'another-class' | 'forged'

export interface Expected {
  readonly kind: EnvelopeKind
  readonly classId: Bytes
  /** For a plan: the key of the class. */
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
