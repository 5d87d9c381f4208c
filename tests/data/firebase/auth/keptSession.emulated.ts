import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, signInWithEmailAndPassword, updateProfile } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type KeptSession, openKeptSession } from '../../../../src/data/firebase/keptSession'
import { userOf } from '../../../../src/data/firebase/asLearner'
import { type Account, newAccount } from '../../../network/Account'
import { MisbehavingProxy } from '../../../network/MisbehavingProxy'
import { isAnything, isToken } from '../../../network/ProxiedRequest'
import { CAPTIVE_PORTAL, type ProxyFault, REFUSE_TOKEN, SWALLOW } from '../../../network/ProxyFault'

const emulators = inject('emulators')
const KEY = 'firebase:authUser:any:kept'

let maya: Account
let network: MisbehavingProxy
let disk: Map<string, unknown>
const pages: FirebaseApp[] = []

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  maya = await newAccount(emulators)
  network = await MisbehavingProxy.before(emulators.auth)
  disk = new Map()
})
afterEach(async () => {
  await network.goesAway()
  await Promise.all(pages.splice(0).map((app) => deleteApp(app)))
  vi.restoreAllMocks()
})

/** A page of one browser, whose sessions are on `disk`. */
function opensPage(): KeptSession {
  class Disk {
    static readonly type = 'LOCAL'
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = true
    _isAvailable = () => Promise.resolve(true)
    async _set(key: string, value: unknown) {
      disk.set(key, structuredClone(value))
    }
    async _get(key: string) {
      return disk.get(key) ?? null
    }
    async _remove(key: string) {
      disk.delete(key)
    }
    _addListener() {}
    _removeListener() {}
  }
  const app = initializeApp({ apiKey: 'any', projectId: emulators.projectId }, 'kept')
  pages.push(app)
  const page = openKeptSession(app, Disk)
  connectAuthEmulator(page.auth, `http://${network.address}`, { disableWarnings: true })
  return page
}

async function closesPage(): Promise<void> {
  await Promise.all(pages.splice(0).map((app) => deleteApp(app)))
}

async function signsIn(): Promise<void> {
  await signInWithEmailAndPassword(opensPage().auth, maya.email, maya.password)
  await closesPage()
  expect(disk.has(KEY)).toBe(true)
}

function refusing(code: number, status: string, message = status): ProxyFault {
  return { kind: 'refuse', code, status, message }
}

describe('a session at a start', () => {
  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED'],
    [429, 'RESOURCE_EXHAUSTED'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('continues at once for its learner when the service answers %i', async (code, status) => {
    await signsIn()
    network.misbehaves(refusing(code, status), isAnything)
    const page = opensPage()
    expect(await userOf(page.session, maya.id)).toMatchObject({ uid: maya.id })
    expect(disk.has(KEY)).toBe(true)
    network.behaves()
    const user = page.auth.currentUser
    expect(await user?.getIdToken(true)).toEqual(expect.any(String))
    await closesPage()
    expect(await userOf(opensPage().session, maya.id)).toMatchObject({ uid: maya.id })
  })

  it('continues behind a portal that answers with a page, and offline', async () => {
    await signsIn()
    network.misbehaves(CAPTIVE_PORTAL, isAnything)
    expect(await userOf(opensPage().session, maya.id)).toBeDefined()
    await closesPage()
    await network.goesAway()
    expect(await userOf(opensPage().session, maya.id)).toBeDefined()
  })

  it.each([
    ['USER_DISABLED', 400],
    ['TOKEN_EXPIRED', 400],
    ['USER_NOT_FOUND', 400],
  ])('ends when the account is gone: %s', async (message, code) => {
    await signsIn()
    network.misbehaves(refusing(code, 'INVALID_ARGUMENT', message), isAnything)
    const page = opensPage()
    await page.session.authStateReady()
    await vi.waitFor(() => expect([page.auth.currentUser, disk.has(KEY)]).toEqual([null, false]))
    network.behaves()
    await closesPage()
    const next = opensPage()
    expect(await userOf(next.session, maya.id)).toBeUndefined()
  })

  it('ends at its token’s renewal when it was ended elsewhere', async () => {
    await signsIn()
    const page = opensPage()
    await page.session.authStateReady()
    network.misbehaves(REFUSE_TOKEN, isToken)
    await expect(page.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    expect([page.auth.currentUser, disk.has(KEY)]).toEqual([null, false])
  })
})

describe('signing out', () => {
  it('erases the session at once on a silent network, permanently', async () => {
    await signsIn()
    network.misbehaves(SWALLOW, isAnything)
    const page = opensPage()
    void page.signOut()
    await vi.waitFor(() => expect(disk.has(KEY)).toBe(false))
    // The start ends at last, and would save the user whom it found.
    await network.goesAway()
    await page.auth.authStateReady()
    expect(disk.has(KEY)).toBe(false)
    await vi.waitFor(() => expect(page.auth.currentUser).toBeNull())
    expect(disk.has(KEY)).toBe(false)
  })

  it('ends a restored session too, and lets the next learner in', async () => {
    await signsIn()
    network.misbehaves(refusing(503, 'UNAVAILABLE'), isAnything)
    const page = opensPage()
    await page.session.authStateReady()
    await page.signOut()
    expect([page.auth.currentUser, disk.has(KEY)]).toEqual([null, false])
    network.behaves()
    await signInWithEmailAndPassword(page.auth, maya.email, maya.password)
    await closesPage()
    expect(await userOf(opensPage().session, maya.id)).toBeDefined()
  })
})

describe('the stored session', () => {
  it('follows a change of the account', async () => {
    await signsIn()
    const page = opensPage()
    await page.session.authStateReady()
    const user = page.auth.currentUser
    if (user === null) throw new Error('Nobody is signed in')
    await updateProfile(user, { displayName: 'Maya Larsen' })
    expect(disk.get(KEY)).toMatchObject({ displayName: 'Maya Larsen' })
  })
})
