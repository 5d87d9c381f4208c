/**
 * Role: opens and closes a class in a CouchDB database.
 * Guarantee: only messages signed by the class open or close it, and the last message decides.
 * Must not: rely on the server for protection. CouchDB stores anything that someone with the password writes.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { ClassroomTools } from '../protocol/ClassroomTools'
import { compareEnvelopes } from '../protocol/envelope/envelope'
import { type AccessEnvelope, accessIn, type RelayAccess } from '../protocol/relay/relayAccess'
import { ACCESS_ID, documentOf } from '../protocol/relay/relayDocument'
import type { ClassDatabase, BranchEnd } from './classDatabase'

export interface AccessParts {
  readonly card: Pick<ClassCard, 'classId' | 'verifyingKey'>
  /** Signs an access message for the class, with a sequence above `after`. Only the teacher has this function. */
  readonly access?: ((access: RelayAccess, after: number) => Promise<Bytes>) | undefined
  readonly tools: Pick<ClassroomTools, 'verify'>
}

/** Returns the class's last access message. Returns undefined if there is none, which means that the class is open. */
export async function readAccess(
  database: ClassDatabase,
  { card, tools }: AccessParts,
): Promise<AccessEnvelope | undefined> {
  let newest: AccessEnvelope | undefined
  for (const { bytes } of await database.leaves(ACCESS_ID)) {
    const access = bytes && (await accessIn(bytes, card, tools))
    if (access !== undefined && (newest === undefined || compareEnvelopes(access, newest) > 0)) newest = access
  }
  return newest
}

/** Returns whether a second read finds the requested access. */
export async function setAccess(database: ClassDatabase, access: RelayAccess, parts: AccessParts): Promise<boolean> {
  const there = await readAccess(database, parts)
  if (there?.kind === access) return true
  // A class without a message is open. The teacher writes a message anyway, so that no one can restore an older
  // message.
  if (parts.access === undefined) return there === undefined && access === 'open'
  const read = await accessIn(await parts.access(access, there?.sequence ?? 0), parts.card, parts.tools)
  if (read === undefined) return false
  await database.write(ACCESS_ID, documentOf(read), overOf(await database.leaves(ACCESS_ID)))
  return (await readAccess(database, parts))?.kind === access
}

/**
 * Returns the revision to overwrite, which is the highest because that branch wins. Returns undefined if the document
 * was deleted.
 */
export function overOf(leaves: readonly BranchEnd[]): string | undefined {
  const revs = leaves.flatMap(({ rev, isDeleted }) => (isDeleted ? [] : [rev]))
  return revs.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || (a < b ? 1 : -1))[0]
}
