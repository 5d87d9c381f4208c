/**
 * Role: the name of a class document in the Cloud Firestore collection `classes`.
 * Guarantee: the name is computed from the teacher's account and the class id, so no one else can create that class
 * first. It does not reveal the account.
 * Must not: be taken from a card unless it is well-formed, because a slash in the name would point to a different
 * document.
 */
import { type Bytes, hexOf } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/** 32 hex digits. `account` is the id of the teacher's account. The security rules compute the same value. */
export async function classPlace(
  account: string,
  classId: Bytes,
  { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<string> {
  return hexOf((await digest(encode(`${account}/${hexOf(classId)}`))).subarray(0, 16))
}

/**
 * Returns the document name on a card. A class from an earlier version has no such name on its card and uses its id.
 */
export function placeOnCard(user: string, classId: Bytes): string {
  return /^[0-9a-f]{32}$/.test(user) ? user : hexOf(classId)
}
