/**
 * Role: seals a report for its class, and opens one.
 * Guarantee: only the class can read it. A report that opens was signed by its sender, belongs to this class, and has
 * the same number as its envelope.
 * Must not: throw for untrusted input, or decide whether a report is the newest, because the class book does that.
 */
import { type Bytes, joinBytes } from '../bytes'
import type { ClassCard } from '../card/classCard'
import type { ClassroomTools, Opener, Signer } from '../ClassroomTools'
import { type Envelope, headerBytes } from '../envelope/envelope'
import { theOneOf } from '../envelope/oneSignature'
import { type PackedText, unpackText } from '../envelope/packText'
import { type VerificationFault, verifyEnvelope } from '../envelope/verifyEnvelope'
import { parseReport, type Report, type ReportFault } from './report'

/** Returns the bytes of the envelope. `sequence` is the report's own number. */
export async function sealReport(
  { deflated }: PackedText,
  sequence: number,
  signer: Signer,
  { classId, sealingKey }: Pick<ClassCard, 'classId' | 'sealingKey'>,
  { sealFor }: Pick<ClassroomTools, 'sealFor'>,
): Promise<Bytes> {
  const header = headerBytes({ kind: 'report', classId, sender: signer.key, sequence })
  const { encapsulated, ciphertext } = await sealFor(sealingKey, deflated, header)
  const signed = joinBytes([header, encapsulated, ciphertext])
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/**
 * Maximum bytes of a last report's envelope, which stays in the book permanently. A real last report needs a third of
 * this; a longer report was forged to use up the book's space.
 */
const LARGEST_LEAVING = 1024

/** `unopened`: sealed for other keys. */
export type OpeningFault = VerificationFault | 'unopened' | 'text-too-large' | ReportFault

export type OpenedReport =
  | {
      readonly kind: 'opened'
      readonly envelope: Envelope
      readonly report: Report
      /** The text as it was sealed. Its hash is the answer code that the learner's device expects. */
      readonly text: Bytes
    }
  | { readonly kind: 'refused'; readonly reason: OpeningFault }

export async function openReport(
  bytes: Uint8Array,
  classId: Bytes,
  open: Opener,
  tools: Pick<ClassroomTools, 'verify' | 'decode' | 'inflate'>,
): Promise<OpenedReport> {
  const verified = await verifyEnvelope(bytes, { kind: 'report', classId }, tools)
  if (verified.kind === 'refused') return verified
  const { envelope } = verified
  const deflated = await open({ encapsulated: envelope.access, ciphertext: envelope.ciphertext }, envelope.associated)
  if (deflated === undefined) return refused('unopened')
  const unpacked = await unpackText(deflated, tools)
  if (unpacked.kind === 'refused') return unpacked
  const parsed = parseReport(unpacked.map)
  if (parsed.kind === 'refused') return parsed
  const { report } = parsed
  if (report.kind === 'left' && bytes.length > LARGEST_LEAVING) return refused('too-large')
  if (report.sequence !== envelope.sequence) return refused('unreadable')
  return { kind: 'opened', envelope, report, text: unpacked.text }
}

function refused(reason: OpeningFault): OpenedReport {
  return { kind: 'refused', reason }
}
