import { documentsIn } from './documents'
import type { Services } from './services'
import { signInsOf } from './signIns'

/**
 * Returns the account numbers of records whose sign-in no longer exists. A restored export has the record of each
 * account that was deleted after it. Reads every record once.
 */
export async function leftovers(services: Services): Promise<readonly string[]> {
  const uids: string[] = []
  for await (const { path, fields } of documentsIn(services, 'users', ['deletedAt'])) {
    if (fields['deletedAt'] === undefined) uids.push(path.slice('users/'.length))
  }
  const signIns = await signInsOf(services, uids)
  const known = new Set(signIns.map(({ localId }) => localId))
  return uids.filter((uid) => !known.has(uid))
}
