import { type LearnerId, parseLearnerId } from '../../src/core/progress/ids'
import type { Emulators } from './Emulators'

export interface Account {
  readonly id: LearnerId
  readonly email: string
  readonly password: string
}

let count = 0

/** An account that no other test uses. */
export async function newAccount({ auth }: Emulators, displayName = 'Maya'): Promise<Account> {
  count += 1
  const email = `learner-${process.pid}-${Date.now()}-${count}@example.org`
  const password = 'prairie ledger'
  const answer = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName, returnSecureToken: true }),
  })
  const { localId } = (await answer.json()) as { localId?: string }
  const id = parseLearnerId(localId)
  if (id === undefined) throw new Error(`The account service answered ${answer.status} without an id.`)
  return { id, email, password }
}
