/**
 * Role: where a class is in Cloud Firestore: the name of its document in `classes`.
 * Guarantee: it is made of the teacher's account and the class id, so nobody else can open a class there first, and it tells
 * nobody the account.
 * Must not: be taken from a card unless it has the form of one: a slash in it would lead elsewhere.
 */
import { type Bytes, hexOf } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/** 32 signs of hex. `account` is the id of the teacher's account. The security rules make the same of it. */
export async function classPlace(
  account: string,
  classId: Bytes,
  { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<string> {
  return hexOf((await digest(encode(`${account}/${hexOf(classId)}`))).subarray(0, 16))
}

/** As a card names it. A class of before has its id for a place, and nothing on its card. */
export function placeOnCard(user: string, classId: Bytes): string {
  return /^[0-9a-f]{32}$/.test(user) ? user : hexOf(classId)
}
