import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Accounts, Learner } from '../../../src/data/accounts/accounts'
import { noteMoved } from '../../../src/data/store/dexieBringIn'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryCloudAuth } from '../../fakes/MemoryCloudAuth'
import { askTooLong, emptyDevice, MAYA, openPage, openPageOfDeviceBuild, refused, signedIn } from './cloudDevice'

let auth: MemoryCloudAuth
let page: Accounts
/** The account on this device, and the service's account that received its progress. */
let here: Learner
let cloud: Learner
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await emptyDevice()
  auth = new MemoryCloudAuth()
  page = openPage(() => Promise.resolve(auth))
  here = signedIn(await openPageOfDeviceBuild().register(MAYA))
  cloud = signedIn(await page.register(MAYA))
  await createDeviceDatabase().run((database) =>
    database.transaction('rw', database.learners, () => noteMoved(database, here.id, cloud.id, 1)),
  )
  const { picture, color } = here
  cloud = { ...cloud, picture, color }
  await page.signOut()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const signsIn = (password = MAYA.password) => page.signIn(MAYA.email, password)

describe('a learner whose progress was moved to an account', () => {
  const knownIds = async () => (await page.knownLearners()).map(({ id, movedTo }) => [id, movedTo])

  it('stays known, and is put aside while the account is here', async () => {
    expect(await knownIds()).toEqual([
      [cloud.id, undefined],
      [here.id, cloud.id],
    ])
    await page.remove(cloud.id)
    expect(await knownIds()).toEqual([[here.id, undefined]])
  })

  it('does not take a name and picture from the account', async () => {
    expect(await page.rename(cloud.id, here.displayName)).toMatchObject({ kind: 'renamed' })
    expect(await page.changeLook(cloud.id, here)).toMatchObject({ kind: 'changed' })
  })
})

describe('a sign-in to a device account whose progress was moved', () => {
  it('opens the account that it was moved to', async () => {
    expect(signedIn(await signsIn())).toEqual(cloud)
    expect(await page.current()).toEqual(cloud)
    expect(auth.session).toBe(cloud.id)
  })

  it.each([
    ['can’t be reached', 'unreachable', 'unreachable'],
    ['can’t do it now', 'unavailable', 'service-unavailable'],
    ['has another password', 'no-match', 'no-match'],
  ] as const)('opens the local progress with its own password when the service %s', async (_case, said, told) => {
    auth.refusal = said
    expect(await signsIn('not the password')).toEqual(refused(told))
    expect(await page.current()).toBeUndefined()
    expect(signedIn(await signsIn())).toEqual(here)
    expect(await page.current()).toEqual(here)
  })

  it('opens it on a silent network, and ends a late session', async () => {
    const release = auth.holdLine()
    const began = vi.fn()
    auth.onSession(began)
    expect(signedIn(await askTooLong(() => signsIn()))).toEqual(here)
    release()
    await vi.waitFor(() => expect(began.mock.calls).toEqual([[undefined], [cloud.id], [undefined]]))
    expect(await page.current()).toEqual(here)
  })

  it('opens it by its name, and in a build without a service', async () => {
    expect(signedIn(await page.open(here.id, MAYA.password))).toEqual(here)
    expect(signedIn(await openPageOfDeviceBuild().signIn(MAYA.email, MAYA.password))).toEqual(here)
  })
})
