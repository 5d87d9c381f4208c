import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openFirebase } from '../../../../src/data/firebase/openFirebase'
import { emptyDocument } from '../../../../src/core/progress/document'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { displayNameOf } from '../../../../src/core/progress/profile'
import { completed, exchange, exchanged } from '../../../contracts/remoteSamples'
import { JOINED, learner } from '../../../core/progress/samples'
import { nextSecond } from '../nextSecond'

const { auth: authEmulator, firestore: firestoreEmulator, projectId } = inject('emulators')
const configuration = { apiKey: 'none', authDomain: 'none.example.org', projectId, appId: 'none' }
const { auth, remote } = openFirebase({ ...configuration, authEmulator, firestoreEmulator })
const password = 'prairie ledger'
let accounts = 0

describe('an account of the project', () => {
  let email: string
  let id: LearnerId

  beforeEach(async () => {
    accounts += 1
    email = `opened-${process.pid}-${Date.now()}-${accounts}@example.org`
    const outcome = await auth.register({ displayName: 'Ada', email, password })
    if (outcome.kind === 'refused') throw new Error(outcome.reason)
    id = outcome.account.id
  })
  afterEach(() => auth.signOut())

  const localOf = (owner: LearnerId) => completed(emptyDocument(owner, JOINED), 'saving_1')

  it('has its own document, under the rules of the project', async () => {
    const { joined, wrote } = exchanged(await exchange(remote(id), localOf(id)))
    expect([wrote, displayNameOf(joined)]).toEqual([true, 'Ada'])
    expect(await storedFields(id)).toMatchObject({
      email: { stringValue: email },
      displayName: { stringValue: 'Ada' },
      photoURL: { nullValue: null },
    })
    expect(exchanged(await exchange(remote(id), localOf(id))).wrote).toBe(false)
  })

  it('records a sign-in once', async () => {
    await exchange(remote(id), localOf(id))
    const first = (await storedFields(id))?.['lastLogin']
    await auth.signOut()
    await nextSecond()
    await auth.signIn(email, password)
    expect(exchanged(await exchange(remote(id), localOf(id))).wrote).toBe(true)
    expect((await storedFields(id))?.['lastLogin']).not.toEqual(first)
    expect(exchanged(await exchange(remote(id), localOf(id))).wrote).toBe(false)
  })

  it('has no mirror after sign-out, or on another learner’s device', async () => {
    const other = learner('somebodyElse')
    expect(await exchange(remote(other), localOf(other))).toEqual({ kind: 'signed-out' })
    await auth.signOut()
    expect(await exchange(remote(id), localOf(id))).toEqual({ kind: 'signed-out' })
    expect(await storedFields(id)).toBeUndefined()
  })
})

/** Bypasses the rules, to read the fields as the service sends them. */
async function storedFields(id: LearnerId): Promise<Readonly<Record<string, unknown>> | undefined> {
  const path = `v1/projects/${projectId}/databases/(default)/documents/users/${id}`
  const answer = await fetch(`http://${firestoreEmulator}/${path}`, { headers: { Authorization: 'Bearer owner' } })
  return ((await answer.json()) as { fields?: Readonly<Record<string, unknown>> }).fields
}
