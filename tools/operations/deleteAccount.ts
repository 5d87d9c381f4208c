/**
 * Role: deletes one account as its learner can from the app (decision 0016).
 * Guarantee: each step can be repeated. After an interruption, a second run finishes the deletion.
 * Must not: touch another document. Classes and reports stay, as they do in the app.
 */
import { readDocument, replaceWithTimes } from './documents'
import { type Account, isDeletionMark, recordPath } from './holdings'
import type { Services } from './services'
import { deleteSignIn, signInsOf } from './signIns'

/** `say` gets one sentence for each step that was done. Rejects unless each step was read back. */
export async function deleteAccount(services: Services, account: Account, say: (line: string) => void): Promise<void> {
  const { uid } = account
  const path = recordPath(uid)
  // First, so that no device can write the record back once its sign-in is gone.
  if (isDeletionMark(account.record)) say(`${path} already had only the deletion mark.`)
  else {
    await replaceWithTimes(services, path, ['deletedAt', 'updatedAt'])
    // A proxy may have sent that answer, and the next step can't be undone.
    if (!isDeletionMark(await readDocument(services, path))) throw new Error(`${path} still has data.`)
    say(`Replaced ${path} with the deletion mark, and read it again.`)
  }
  if (account.signIn === undefined) say('The sign-in was already deleted.')
  else {
    await deleteSignIn(services, uid)
    if ((await signInsOf(services, [uid])).length > 0) throw new Error(`The sign-in ${uid} still exists.`)
    say('Deleted the sign-in, and looked for it again.')
  }
}
