import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CloudAuth } from '../../../src/data/accounts/CloudAuth'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { askTooLong, emptyDevice, MAYA, openPage, signedIn } from './cloudDevice'

let auth: MemoryCloudAuth
/** Whether the service's code can be fetched. */
let isOnline: boolean
const fetchCode = (): Promise<CloudAuth> =>
  isOnline ? Promise.resolve(auth) : Promise.reject(new TypeError('Failed to fetch'))
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await emptyDevice()
  auth = new MemoryCloudAuth(new MemoryCloudService())
  isOnline = true
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function leftSession(): Promise<string | undefined> {
  const row = await createDeviceDatabase().run((database) => database.settings.get('left-session'))
  return row?.value
}

describe('the session of the service', () => {
  it('changes no learner when the service ends it', async () => {
    const page = openPage(fetchCode)
    const maya = signedIn(await page.register(MAYA))
    const told = vi.fn()
    const stop = page.onChange(told)
    auth.losesSession()
    expect(await page.current()).toEqual(maya)
    expect(await openPage(fetchCode).current()).toEqual(maya)
    // The first event that a listener gets is the one after it.
    await page.rename(maya.id, 'Maja')
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    stop()
    expect(told.mock.calls).toEqual([[{ ...maya, displayName: 'Maja' }]])
  })

  it('ends when its learner signs out', async () => {
    const page = openPage(fetchCode)
    const maya = signedIn(await page.register(MAYA))
    expect(auth.session).toBe(maya.id)
    await page.signOut()
    expect(auth.session).toBeUndefined()
    expect(await page.current()).toBeUndefined()
    expect(await leftSession()).toBeUndefined()
  })

  it('ends at a later start when its code could not load', async () => {
    const maya = signedIn(await openPage(fetchCode).register(MAYA))
    isOnline = false
    const offline = openPage(fetchCode)
    await offline.signOut()
    expect(await offline.current()).toBeUndefined()
    expect(await leftSession()).toBe(maya.id)
    await offline.cloud?.endLeftSession()
    expect(auth.session).toBe(maya.id)
    isOnline = true
    await openPage(fetchCode).cloud?.endLeftSession()
    expect(auth.session).toBeUndefined()
    expect(await leftSession()).toBeUndefined()
  })

  it('does not delay signing out when the service hangs', async () => {
    const page = openPage(fetchCode)
    signedIn(await page.register(MAYA))
    auth.line = new Promise(() => {})
    await askTooLong(() => page.signOut())
    expect(await page.current()).toBeUndefined()
    expect(await leftSession()).toBeDefined()
  })

  it('continues for a learner who returned before it ended', async () => {
    const maya = signedIn(await openPage(fetchCode).register(MAYA))
    isOnline = false
    await openPage(fetchCode).signOut()
    isOnline = true
    const page = openPage(fetchCode)
    expect(signedIn(await page.open(maya.id, MAYA.password))).toEqual(maya)
    await page.cloud?.endLeftSession()
    expect(auth.session).toBe(maya.id)
  })

  it('is never fetched at a start with nothing to end', async () => {
    const fetching = vi.fn(fetchCode)
    const page = openPage(fetching)
    signedIn(await page.learnOnThisDevice('Ana'))
    await page.cloud?.endLeftSession()
    await page.signOut()
    expect(fetching).not.toHaveBeenCalled()
  })

  it('ends when its learner is removed, but not when another is', async () => {
    const page = openPage(fetchCode)
    const ana = signedIn(await page.learnOnThisDevice('Ana'))
    const ben = signedIn(await page.register({ ...MAYA, displayName: 'Ben', email: 'ben@example.org' }))
    await page.signOut()
    const maya = signedIn(await page.register(MAYA))
    await page.remove(ana.id)
    await page.remove(ben.id)
    expect(auth.session).toBe(maya.id)
    await page.remove(maya.id)
    expect(auth.session).toBeUndefined()
    expect(await page.knownLearners()).toEqual([])
    expect(await leftSession()).toBeUndefined()
  })
})
