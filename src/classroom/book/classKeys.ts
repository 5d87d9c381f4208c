/**
 * Role: the keys of a class: created once, stored as bytes in its book, imported while the book is open.
 * Guarantee: working keys have signed and opened a test message, and their hash is the class id.
 * Must not: store anything.
 */
import type { ClassCard } from '../protocol/card/classCard'
import { classIdOf } from '../protocol/card/classId'
import { type Bytes, hexOf, isSameBytes } from '../protocol/bytes'
import type { Opener, Signer } from '../protocol/ClassroomTools'
import { sealingPair, signingPair } from '../../platform/bookTools'
import {
  classroomTools,
  newSealingKeys,
  newSigningKeys,
  openerOf,
  privateBytesOf,
  rawKeyOf,
  signerOf,
} from '../../platform/classroomTools'
import type { ClassKey } from '../ports/TaughtClasses'
import type { ClassSecret } from './bookRecords'

const PLAN_KEY_BYTES = 32

export interface WorkingKeys {
  readonly key: ClassKey
  readonly card: ClassCard
  readonly signer: Signer
  readonly open: Opener
}

export async function newClassSecret(
  about: Pick<ClassSecret, 'className' | 'teacherName' | 'openedAt'> & Partial<Pick<ClassSecret, 'expects'>>,
): Promise<ClassSecret> {
  const [signing, sealing] = [await newSigningKeys(true), await newSealingKeys(true)]
  return {
    className: about.className,
    teacherName: about.teacherName,
    openedAt: about.openedAt,
    signing: { privateKey: await privateBytesOf(signing), publicKey: await rawKeyOf(signing) },
    sealing: { privateKey: await privateBytesOf(sealing), publicKey: await rawKeyOf(sealing) },
    planKey: classroomTools.random(PLAN_KEY_BYTES),
    relays: [],
    relaysSequence: 0,
    expects: about.expects,
    expectsSequence: 0,
  }
}

/** Returns undefined for invalid keys, and for keys that don't match each other. */
export async function workingKeys(secret: ClassSecret): Promise<WorkingKeys | undefined> {
  const [signing, sealing] = [await signingPair(secret.signing), await sealingPair(secret.sealing)]
  if (signing === undefined || sealing === undefined) return undefined
  const [verifyingKey, sealingKey] = [secret.signing.publicKey, secret.sealing.publicKey]
  const [signer, open] = [await signerOf(signing), openerOf(sealing)]
  if (!(await isWorking(signer, open, sealingKey))) return undefined
  const classId = await classIdOf(verifyingKey, sealingKey, classroomTools)
  const { className, teacherName, planKey, relays } = secret
  const card: ClassCard = { classId, className, teacherName, verifyingKey, sealingKey, planKey, relays }
  return { key: hexOf(classId), card, signer, open }
}

async function isWorking(signer: Signer, open: Opener, sealingKey: Bytes): Promise<boolean> {
  const tried = classroomTools.random(32)
  if (!(await classroomTools.verify(signer.key, await signer.sign(tried), tried))) return false
  const opened = await open(await classroomTools.sealFor(sealingKey, tried, tried), tried)
  return opened !== undefined && isSameBytes(opened, tried)
}
