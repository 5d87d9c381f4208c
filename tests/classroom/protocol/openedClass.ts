import { classIdOf } from '../../../src/classroom/protocol/card/classId'
import type { ClassCard } from '../../../src/classroom/protocol/card/classCard'
import type { ClassroomTools, Opener, Signer } from '../../../src/classroom/protocol/ClassroomTools'
import {
  classroomTools,
  newSealingKeys,
  newSigningKeys,
  openerOf,
  rawKeyOf,
  signerOf,
} from '../../../src/platform/classroomTools'

export const tools: ClassroomTools = classroomTools

/** The keys and card that the teacher's device has of a class. */
export interface OpenedClass {
  readonly card: ClassCard
  readonly signer: Signer
  readonly open: Opener
}

export async function openedClass(className = 'Period 3', teacherName = 'Ms. Okafor'): Promise<OpenedClass> {
  const [signing, sealing] = [await newSigningKeys(true), await newSealingKeys(true)]
  const [verifyingKey, sealingKey] = [await rawKeyOf(signing), await rawKeyOf(sealing)]
  const classId = await classIdOf(verifyingKey, sealingKey, tools)
  const planKey = tools.random(32)
  const card = { classId, className, teacherName, verifyingKey, sealingKey, planKey, relays: [] }
  return { card, signer: await signerOf(signing), open: openerOf(sealing) }
}

/** A learner's key for a class. It does not leave the device. */
export async function learnerSigner(): Promise<Signer> {
  return await signerOf(await newSigningKeys(false))
}

/** Returns a copy with one bit of the byte at `at` changed, or all of them. */
export function flipped(bytes: Uint8Array, at: number, mask = 1): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  copy[at] = (copy[at] ?? 0) ^ mask
  return copy
}
