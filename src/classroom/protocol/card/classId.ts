/**
 * Role: the ids of a class and of its members, which are hashes of keys and ids.
 * Guarantee: no one can claim a class without its keys, and nothing links a learner or a device across two classes.
 * Must not: be computed from anything that a person chose.
 */
import type { DeviceId, LearnerId } from '../../../core/progress/ids'
import { type Bytes, hexOf, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { CLASS_ID_BYTES } from '../envelope/envelope'

declare const brand: unique symbol
/** SHA-256 of a sender's verifying key as 64 hex digits. It identifies the sender's report in a book and on a relay. */
export type SenderHash = string & { readonly [brand]: 'SenderHash' }
/** A learner's id in one class, 32 hex digits. */
export type MemberId = LearnerId & { readonly [brand]: 'MemberId' }

type Hashing = Pick<ClassroomTools, 'digest'>

export async function classIdOf(verifyingKey: Bytes, sealingKey: Bytes, { digest }: Hashing): Promise<Bytes> {
  return (await digest(joinBytes([verifyingKey, sealingKey]))).slice(0, CLASS_ID_BYTES)
}

export async function senderHashOf(verifyingKey: Bytes, { digest }: Hashing): Promise<SenderHash> {
  return hexOf(await digest(verifyingKey)) as SenderHash
}

/** The id that replaces another id in reports to one class. */
export type HashedId<Id extends LearnerId | DeviceId> = Id extends LearnerId ? MemberId : DeviceId

/** Returns the first 16 bytes of SHA-256(class id, 0, id) as 32 hex digits, which is a valid id. */
export async function hashedId<Id extends LearnerId | DeviceId>(
  id: Id,
  classId: Bytes,
  { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<HashedId<Id>> {
  const hash = await digest(joinBytes([classId, Uint8Array.of(0), encode(id)]))
  return hexOf(hash.subarray(0, 16)) as HashedId<Id>
}

const MEMBER = /^[0-9a-f]{32}$/

export function parseMemberId(text: unknown): MemberId | undefined {
  return typeof text === 'string' && MEMBER.test(text) ? (text as MemberId) : undefined
}
