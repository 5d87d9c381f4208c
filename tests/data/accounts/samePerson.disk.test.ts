import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Accounts, Learner } from '../../../src/data/accounts/accounts'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryCloudAuth } from '../../fakes/MemoryCloudAuth'
import { emptyDevice, MAYA, openPage, openPageOfDeviceBuild, signedIn } from './cloudDevice'

let auth: MemoryCloudAuth
let page: Accounts
/** Her account on this device. */
let here: Learner
beforeEach(async () => {
  await emptyDevice()
  auth = new MemoryCloudAuth()
  page = openPage(() => Promise.resolve(auth))
  here = signedIn(await openPageOfDeviceBuild().register(MAYA))
})

/** The accounts that may add the progress behind her password. */
async function sameAs(id: LearnerId = here.id): Promise<readonly LearnerId[]> {
  const row = await createDeviceDatabase().run((database) => database.learners.get(id))
  return row?.sameAs ?? []
}

describe('an account belongs to the learner with a password on this device', () => {
  it('when it is created in her session, with any address', async () => {
    const cloud = signedIn(await page.register({ ...MAYA, email: 'larsen@example.org', password: 'another one' }))
    expect(await sameAs()).toEqual([cloud.id])
  })

  it('when it is opened from her session', async () => {
    signedIn(await page.register({ ...MAYA, password: 'another one' }))
    await page.signOut()
    signedIn(await page.open(here.id, MAYA.password))
    const cloud = signedIn(await page.signIn(MAYA.email, 'another one'))
    expect(cloud.kind).toBe('cloud')
    expect(await sameAs()).toEqual([cloud.id])
  })

  it('when it is created with her address and her password', async () => {
    await page.signOut()
    const cloud = signedIn(await page.register(MAYA))
    expect(await sameAs()).toEqual([cloud.id])
  })

  it('and the same address and password then open the account', async () => {
    await page.signOut()
    const cloud = signedIn(await page.register(MAYA))
    await page.signOut()
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toEqual(here)
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toEqual(cloud)
  })

  it('but not when another person creates one with her address', async () => {
    await page.signOut()
    const stranger = signedIn(await page.register({ ...MAYA, password: 'a stranger’s' }))
    expect(stranger.email).toBe(MAYA.email)
    expect(await sameAs()).toEqual([])
  })

  it('but not when it is created in another learner’s session', async () => {
    await page.signOut()
    const ben = signedIn(await page.learnOnThisDevice('Ben'))
    signedIn(await page.register({ ...MAYA, email: 'ben@example.org', password: 'another one' }))
    expect(await sameAs()).toEqual([])
    // He has no password here, so there is nothing to prove.
    expect(await sameAs(ben.id)).toEqual([])
  })
})
