import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CloudAuth } from '../../../src/data/accounts/CloudAuth'
import type { LearnerId } from '../../../src/core/progress/ids'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { openTestStore } from '../store/openTestStore'
import { askTooLong, emptyDevice, MAYA, openPage, openPageOfDeviceBuild, refused, signedIn } from './cloudDevice'

let service: MemoryCloudService
let auth: MemoryCloudAuth
let fetchCode: () => Promise<CloudAuth>
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await emptyDevice()
  service = new MemoryCloudService()
  auth = new MemoryCloudAuth(service)
  fetchCode = vi.fn(() => Promise.resolve(auth))
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('signing in to an account of a service', () => {
  it('adds the account’s learner with id, color, name, and mirror', async () => {
    const account = service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const mirror = new MemoryMirror()
    const page = openPage(fetchCode, mirror)
    const ana = signedIn(await page.learnOnThisDevice('Ana'))
    const maya = signedIn(await page.signIn(' Maya@example.org ', MAYA.password))
    expect(maya).toMatchObject({ id: account.id, kind: 'cloud', displayName: 'Maya Larsen', email: MAYA.email })
    expect(maya.isProtected).toBe(true)
    expect(maya.color).not.toBe(ana.color)
    expect(mirror.learner).toEqual({ id: account.id, firstName: 'Maya' })
    expect(await openPage(fetchCode).current()).toEqual(maya)
  })

  it('does not count correct passwords as wrong ones', async () => {
    service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const page = openPage(fetchCode)
    for (let times = 0; times < 7; times += 1) {
      signedIn(await page.signIn(MAYA.email, MAYA.password))
      await page.signOut()
    }
    expect(await page.signIn(MAYA.email, 'a slip')).toEqual(refused('no-match'))
  })

  it('names a nameless account by its address, and keeps local names', async () => {
    service.add(MAYA.email, '', MAYA.password)
    const page = openPage(fetchCode)
    const maya = signedIn(await page.signIn(MAYA.email, MAYA.password))
    expect(maya.displayName).toBe('maya')
    await page.rename(maya.id, 'May')
    await page.signOut()
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toEqual({ ...maya, displayName: 'May' })
  })

  it('sends the local name when the service has none', async () => {
    service.add(MAYA.email, '', MAYA.password)
    const page = openPage(fetchCode)
    const maya = signedIn(await page.signIn(MAYA.email, MAYA.password))
    expect(service.accounts.get(MAYA.email)?.account.displayName).toBe('')
    await page.rename(maya.id, 'Maya Larsen')
    await page.signOut()
    await openPage(fetchCode).signIn(MAYA.email, MAYA.password)
    await vi.waitFor(() => expect(service.accounts.get(MAYA.email)?.account.displayName).toBe('Maya Larsen'))
  })

  it('uses the typed name when the registration was interrupted', async () => {
    const page = openPage(fetchCode)
    // The account is created, but neither its name nor the answer arrives.
    auth.refusal = 'unreachable'
    expect(await page.register(MAYA)).toEqual(refused('unreachable'))
    service.add(MAYA.email, '', MAYA.password)
    auth.refusal = undefined
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toMatchObject({ displayName: 'Maya Larsen' })
    await vi.waitFor(() => expect(service.accounts.get(MAYA.email)?.account.displayName).toBe('Maya Larsen'))
  })

  it('tries device accounts first, and skips the service after a match', async () => {
    const here = signedIn(await openPageOfDeviceBuild().register(MAYA))
    service.add(MAYA.email, 'Maya of the cloud', MAYA.password)
    const page = openPage(fetchCode)
    await page.signOut()
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toEqual(here)
    expect(auth.session).toBeUndefined()
  })

  it('lets a device account’s learner register the same address', async () => {
    const page = openPage(fetchCode)
    const here = signedIn(await openPageOfDeviceBuild().register(MAYA))
    const cloud = signedIn(await page.register({ ...MAYA, password: 'another prairie' }))
    expect(cloud.kind).toBe('cloud')
    await page.signOut()
    expect(signedIn(await page.signIn(MAYA.email, 'another prairie'))).toEqual(cloud)
    await page.signOut()
    expect(signedIn(await page.signIn(MAYA.email, MAYA.password))).toEqual(here)
  })

  it('returns the service’s reasons and adds no learner', async () => {
    const page = openPage(fetchCode)
    for (const [said, told] of [
      ['unavailable', 'service-unavailable'],
      ['unreachable', 'unreachable'],
      ['no-match', 'no-match'],
    ] as const) {
      auth.refusal = said
      expect(await page.signIn(MAYA.email, MAYA.password)).toEqual(refused(told))
      expect(await page.register(MAYA)).toEqual(refused(told))
    }
    auth.signIn = () => Promise.reject(new Error('torn'))
    expect(await page.signIn(MAYA.email, MAYA.password)).toEqual(refused('service-unavailable'))
    expect(await page.knownLearners()).toEqual([])
  })

  it('fetches the service’s code early, once, and again after a failure', async () => {
    service.add(MAYA.email, 'Maya', MAYA.password)
    let isHere = false
    const fetching = vi.fn(() => (isHere ? Promise.resolve(auth) : Promise.reject(new TypeError('Failed to fetch'))))
    const page = openPage(fetching)
    expect(await page.signIn(MAYA.email, MAYA.password)).toEqual(refused('unreachable'))
    isHere = true
    fetching.mockClear()
    page.cloud?.prepare()
    page.cloud?.prepare()
    signedIn(await page.signIn(MAYA.email, MAYA.password))
    expect(fetching).toHaveBeenCalledOnce()
  })

  it('starts no session without a learner when the device is full', async () => {
    service.add(MAYA.email, 'Maya', MAYA.password)
    const page = openPage(fetchCode)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await page.signIn(MAYA.email, MAYA.password)).toEqual(refused('storage-full'))
    expect(auth.session).toBeUndefined()
    expect(await page.current()).toBeUndefined()
  })
})

describe('a service that does not answer', () => {
  it('is offline after the deadline, and ends a session that starts later', async () => {
    service.add(MAYA.email, 'Maya', MAYA.password)
    const page = openPage(fetchCode)
    const release = auth.holdLine()
    expect(await askTooLong(() => page.signIn(MAYA.email, MAYA.password))).toEqual(refused('unreachable'))
    const began = vi.fn()
    auth.onSession(began)
    release()
    await vi.waitFor(() => expect(began.mock.calls).toEqual([[undefined], [expect.any(String)], [undefined]]))
    expect(await page.current()).toBeUndefined()
  })

  it('keeps the next try’s session when the first answer comes late', async () => {
    service.add(MAYA.email, 'Maya', MAYA.password)
    const page = openPage(fetchCode)
    const release = auth.holdLine()
    expect(await askTooLong(() => page.signIn(MAYA.email, MAYA.password))).toEqual(refused('unreachable'))
    auth.line = Promise.resolve()
    const maya = signedIn(await page.signIn(MAYA.email, MAYA.password))
    const began = vi.fn()
    auth.onSession(began)
    release()
    await vi.waitFor(() => expect(began).toHaveBeenCalledTimes(2))
    // Promises alone would end it.
    await new Promise((resolve) => setImmediate(resolve))
    expect(auth.session).toBe(maya.id)
  })
})

describe('signing in with Google', () => {
  it('waits for the learner without a deadline, and can be closed', async () => {
    const page = openPage(fetchCode)
    expect(await page.cloud?.signInWithGoogle()).toEqual(refused('cancelled'))
    auth.google = { email: MAYA.email, displayName: 'Maya Larsen' }
    const release = auth.holdLine()
    const outcome = page.cloud?.signInWithGoogle()
    // The later request has reached its deadline.
    expect(await askTooLong(async () => page.cloud?.sendPasswordReset(MAYA.email))).toEqual(refused('unreachable'))
    release()
    expect(await outcome).toMatchObject({ kind: 'signed-in', learner: { kind: 'cloud', displayName: 'Maya Larsen' } })
    expect(await page.current()).toMatchObject({ email: MAYA.email })
  })

  it('reports that the browser blocked the window', async () => {
    auth.refusal = 'popup-blocked'
    expect(await openPage(fetchCode).cloud?.signInWithGoogle()).toEqual(refused('popup-blocked'))
  })

  it('is offline without the service’s code', async () => {
    const page = openPage(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await page.cloud?.signInWithGoogle()).toEqual(refused('unreachable'))
  })
})

describe('a forgotten password', () => {
  it('sends the normalized address and returns the service’s answer', async () => {
    const page = openPage(fetchCode)
    expect(await page.cloud?.sendPasswordReset(' MAYA@example.org')).toEqual({ kind: 'sent' })
    expect(auth.resets).toEqual([MAYA.email])
    expect(await page.cloud?.sendPasswordReset('maya')).toEqual(refused('email-invalid'))
    auth.line = new Promise(() => {})
    expect(await askTooLong(async () => page.cloud?.sendPasswordReset(MAYA.email))).toEqual(refused('unreachable'))
  })
})

describe('a learner of an account who has signed out here', () => {
  it('opens only with the account’s password and a network, and keeps everything', async () => {
    const page = openPage(fetchCode)
    const maya = signedIn(await page.register(MAYA))
    ;(await openTestStore({ learnerId: maya.id })).close()
    await page.signOut()
    expect(await page.knownLearners()).toEqual([maya])
    expect(await page.open(maya.id)).toEqual(refused('no-match'))
    expect(await page.open(maya.id, 'wrong password')).toEqual(refused('no-match'))
    auth.refusal = 'unreachable'
    expect(await page.open(maya.id, MAYA.password)).toEqual(refused('unreachable'))
    auth.refusal = undefined
    expect(await page.current()).toBeUndefined()
    expect(signedIn(await page.open(maya.id, MAYA.password))).toEqual(maya)
    expect(await Dexie.exists(learnerDatabaseName(maya.id))).toBe(true)
  })

  it('is not opened by another account with the same address', async () => {
    const page = openPage(fetchCode)
    const maya = signedIn(await page.register(MAYA))
    await page.signOut()
    service.accounts.delete(MAYA.email)
    const other = service.add(MAYA.email, 'Another Maya', 'another prairie')
    expect(await page.open(maya.id, 'another prairie')).toEqual(refused('no-match'))
    expect(auth.session).toBeUndefined()
    expect(signedIn(await page.signIn(MAYA.email, 'another prairie')).id).toBe(other.id)
  })

  it('stays listed but locked in a build without a service', async () => {
    const page = openPage(fetchCode)
    const maya = signedIn(await page.register(MAYA))
    const withoutService = openPageOfDeviceBuild()
    expect(await withoutService.current()).toEqual(maya)
    await withoutService.signOut()
    expect(await withoutService.knownLearners()).toEqual([maya])
    expect(await withoutService.open(maya.id)).toEqual(refused('service-unavailable'))
    expect(await withoutService.open(maya.id, MAYA.password)).toEqual(refused('service-unavailable'))
  })

  it('does not open for an unknown id', async () => {
    expect(await openPage(fetchCode).open('nobody' as LearnerId, 'x')).toEqual(refused('no-match'))
  })
})

describe('an account that was deleted on another device', () => {
  it('does not block the local ledger, though its password no longer works', async () => {
    const account = service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const page = openPage(fetchCode)
    signedIn(await page.signIn(MAYA.email, MAYA.password))
    await page.signOut()
    expect(await page.open(account.id, 'a slip')).toEqual(refused('no-match'))
    service.delete(account.id)
    expect(signedIn(await page.open(account.id, MAYA.password))).toMatchObject({ id: account.id, kind: 'cloud' })
    expect((await openPage(fetchCode).current())?.id).toBe(account.id)
  })

  it('opens with no password of an account that has its address now', async () => {
    const account = service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const page = openPage(fetchCode)
    signedIn(await page.signIn(MAYA.email, MAYA.password))
    await page.signOut()
    service.delete(account.id)
    service.add(MAYA.email, 'Another Maya', 'another prairie')
    for (const typed of ['another prairie', 'a slip']) {
      expect(signedIn(await page.open(account.id, typed)).id).toBe(account.id)
      expect(auth.session).toBeUndefined()
      await page.signOut()
    }
  })

  it('opens nothing when the service does not say whether it is deleted', async () => {
    const account = service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const page = openPage(fetchCode)
    signedIn(await page.signIn(MAYA.email, MAYA.password))
    await page.signOut()
    service.delete(account.id)
    vi.spyOn(auth, 'isDeleted').mockRejectedValue(new Error('The network is away.'))
    expect(await page.open(account.id, MAYA.password)).toEqual(refused('no-match'))
    expect(await page.current()).toBeUndefined()
  })

  it('leaves a device learner with the same ledger, name, and look', async () => {
    const account = service.add(MAYA.email, 'Maya Larsen', MAYA.password)
    const page = openPage(fetchCode)
    const maya = signedIn(await page.signIn(MAYA.email, MAYA.password))
    const told: unknown[] = []
    const stop = page.onChange((learner) => told.push(learner?.kind))
    const kept = await page.cloud?.keepWithoutAccount(account.id)
    const here = { ...maya, kind: 'device', email: '', isProtected: false }
    expect(kept).toEqual({ kind: 'kept', learner: here })
    expect(await page.current()).toEqual(here)
    await vi.waitFor(() => expect([auth.session, told.at(-1)]).toEqual([undefined, 'device']))
    stop()
    await page.signOut()
    expect(signedIn(await page.open(account.id))).toEqual(here)
  })

  it('does not keep an unknown learner', async () => {
    const page = openPage(fetchCode)
    expect(await page.cloud?.keepWithoutAccount('nobody' as LearnerId)).toEqual({ kind: 'refused', reason: 'no-match' })
  })
})
