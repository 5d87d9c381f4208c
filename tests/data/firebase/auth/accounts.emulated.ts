import 'fake-indexeddb/auto'
import { reload } from 'firebase/auth'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createCloudAccounts } from '../../../../src/data/accounts/cloudAccounts'
import { createFirebaseAuth } from '../../../../src/data/firebase/firebaseAuth'
import { systemClock } from '../../../../src/platform/clock'
import { systemRandom } from '../../../../src/platform/random'
import { createDeviceDatabase } from '../../../../src/data/store/deviceDatabase'
import { emptyDevice, MAYA, signedIn } from '../../accounts/cloudDevice'
import { accountsContract } from '../../../contracts/accounts.contract'
import { MemoryMirror } from '../../../fakes/MemoryMirror'
import { googleOf, newEmail, openTestAuth } from './openTestAuth'

const emulators = inject('emulators')

function accountsOver(auth = openTestAuth(emulators.auth), google = googleOf({ email: newEmail(), name: 'Maya' })) {
  return createCloudAccounts({
    device: createDeviceDatabase(),
    clock: systemClock,
    random: systemRandom,
    mirror: new MemoryMirror(),
    rounds: 2,
    cloud: () => Promise.resolve(createFirebaseAuth(auth, { google })),
  })
}

accountsContract('of a Firebase project', async () => {
  await emptyDevice()
  return accountsOver()
})

describe('accounts of a Firebase project', () => {
  beforeEach(emptyDevice)

  it('have the same learner and name on another device', async () => {
    const email = newEmail()
    const maya = signedIn(await accountsOver().register({ ...MAYA, email }))
    await emptyDevice()
    const elsewhere = signedIn(await accountsOver().signIn(email, MAYA.password))
    expect(elsewhere).toMatchObject({ id: maya.id, displayName: MAYA.displayName, email, kind: 'cloud' })
  })

  it('open through Google too, and are found again', async () => {
    const google = googleOf({ email: newEmail(), name: 'Ana Lima' })
    const first = await accountsOver(undefined, google).cloud?.signInWithGoogle()
    expect(first).toMatchObject({ kind: 'signed-in', learner: { kind: 'cloud', displayName: 'Ana Lima' } })
    expect(await accountsOver(undefined, google).cloud?.signInWithGoogle()).toEqual(first)
  })

  it('keep the learner when Firebase ends the session', async () => {
    const auth = openTestAuth(emulators.auth)
    const accounts = accountsOver(auth)
    const maya = signedIn(await accounts.register({ ...MAYA, email: newEmail() }))
    const user = auth.currentUser
    if (user === null) throw new Error('Nobody is signed in')
    const told = vi.fn()
    const stop = accounts.onChange(told)
    await setDisabled(maya.id)
    await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-disabled' })
    expect(auth.currentUser).toBeNull()
    expect(await accounts.current()).toEqual(maya)
    // The first event that a listener gets is the one after it.
    await accounts.rename(maya.id, 'Maja')
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    stop()
    expect(told.mock.calls).toEqual([[{ ...maya, displayName: 'Maja' }]])
  })

  it('end their session at sign-out', async () => {
    const auth = openTestAuth(emulators.auth)
    const accounts = accountsOver(auth)
    const maya = signedIn(await accounts.register({ ...MAYA, email: newEmail() }))
    expect(auth.currentUser?.uid).toBe(maya.id)
    await accounts.signOut()
    expect(auth.currentUser).toBeNull()
  })
})

async function setDisabled(localId: string): Promise<void> {
  const address = `http://${emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${emulators.projectId}/accounts:update`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ localId, disableUser: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
