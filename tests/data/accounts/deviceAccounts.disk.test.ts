import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Registration } from '../../../src/data/accounts/accounts'
import { createDeviceAccounts, type DeviceAccountsParts } from '../../../src/data/accounts/deviceAccounts'
import { openAccounts } from '../../../src/data/accounts/openAccounts'
import { deriveKeyPbkdf2, PASSWORD_ROUNDS } from '../../../src/data/accounts/password'
import { systemRandom } from '../../../src/platform/random'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase, DEVICE_DATABASE_NAME } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { TurnableClock } from '../../fakes/TurnableClock'
import { openTestStore } from '../store/openTestStore'

const MAYA: Registration = {
  displayName: 'Maya Larsen',
  email: 'maya@example.org',
  password: 'tall grass prairie',
  isThirteenOrOlder: true,
}

let mirror: MemoryMirror
beforeEach(async () => {
  await Dexie.delete(DEVICE_DATABASE_NAME)
  mirror = new MemoryMirror()
})
afterEach(() => {
  vi.restoreAllMocks()
})

function parts(change: Partial<DeviceAccountsParts> = {}): DeviceAccountsParts {
  return {
    device: createDeviceDatabase(),
    clock: new TurnableClock('2026-03-02T09:00:00'),
    random: systemRandom,
    mirror,
    rounds: 2,
    ...change,
  }
}

describe('accounts on this device', () => {
  it('still exist after a restart, without a readable password', async () => {
    const first = await createDeviceAccounts(parts()).register(MAYA)
    const again = createDeviceAccounts(parts())
    expect(first).toEqual({ kind: 'signed-in', learner: await again.current() })
    const rows = await createDeviceDatabase().run((database) => database.learners.toArray())
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(MAYA.password)
    expect(rows[0]?.password?.rounds).toBe(2)
  })

  it('stretch passwords with all rounds unless a test sets fewer', async () => {
    const deriveKey = vi.fn(() => Promise.resolve(new Uint8Array(32)))
    const { rounds: _fewer, ...production } = parts({ deriveKey })
    const accounts = createDeviceAccounts(production)
    await accounts.register(MAYA)
    await accounts.signIn(MAYA.email, MAYA.password)
    await accounts.signIn('nobody@example.org', MAYA.password)
    const asked = deriveKey.mock.calls as unknown as [string, Uint8Array, number][]
    expect(asked.map(([, , rounds]) => rounds)).toEqual([PASSWORD_ROUNDS, PASSWORD_ROUNDS, PASSWORD_ROUNDS])
  })

  it('take as long for an unknown address as for a wrong password', async () => {
    const deriveKey = vi.fn(deriveKeyPbkdf2)
    const accounts = createDeviceAccounts(parts({ deriveKey }))
    await accounts.register(MAYA)
    deriveKey.mockClear()
    await accounts.signIn(MAYA.email, 'wrong password')
    await accounts.signIn('nobody@example.org', 'wrong password')
    expect(deriveKey.mock.calls.map(([, , rounds]) => rounds)).toEqual([2, 2])
  })

  it('mirror the first name at sign-in, and no name after sign-out', async () => {
    const accounts = createDeviceAccounts(parts())
    await accounts.register(MAYA)
    expect(mirror.learner).toEqual({ id: (await accounts.current())?.id, firstName: 'Maya' })
    await accounts.signOut()
    expect(mirror.learner).toBeUndefined()
  })

  it('mirror a new first name of the current learner only', async () => {
    const accounts = createDeviceAccounts(parts())
    const ben = await accounts.learnOnThisDevice('Ben')
    const ana = await accounts.learnOnThisDevice('Ana')
    if (ana.kind === 'refused' || ben.kind === 'refused') throw new Error('They could not start')
    await accounts.rename(ana.learner.id, 'Anna Maria')
    expect(mirror.learner).toEqual({ id: ana.learner.id, firstName: 'Anna' })
    await accounts.rename(ben.learner.id, 'Benno')
    expect(mirror.learner?.firstName).toBe('Anna')
  })

  it('keep the old name, with a reason, when the device is full', async () => {
    const accounts = createDeviceAccounts(parts())
    const ana = await accounts.learnOnThisDevice('Ana')
    if (ana.kind === 'refused') throw new Error(ana.reason)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await accounts.rename(ana.learner.id, 'Anna')).toEqual({ kind: 'refused', reason: 'storage-full' })
    vi.restoreAllMocks()
    expect(await accounts.current()).toEqual(ana.learner)
    expect(mirror.learner?.firstName).toBe('Ana')
  })

  it('correct a mirror that shows another learner', async () => {
    mirror.write({ id: 'old', firstName: 'Old' })
    await createDeviceAccounts(parts()).current()
    expect(mirror.learner).toBeUndefined()
  })

  it('notify every tab of a sign-in, a switch and a removal', async () => {
    const [here, there] = [createDeviceAccounts(parts()), createDeviceAccounts(parts({ mirror: new MemoryMirror() }))]
    await there.current()
    const told: (string | undefined)[] = []
    const stop = there.onChange((learner) => told.push(learner?.displayName))
    await here.learnOnThisDevice('Ana')
    await vi.waitFor(() => expect(told).toEqual(['Ana']))
    const ben = await here.learnOnThisDevice('Ben')
    await vi.waitFor(() => expect(told).toEqual(['Ana', 'Ben']))
    if (ben.kind === 'signed-in') await here.remove(ben.learner.id)
    await vi.waitFor(() => expect(told).toEqual(['Ana', 'Ben', undefined]))
    stop()
  })

  it('give one address to one tab only, and each learner a color', async () => {
    const tabs = [createDeviceAccounts(parts()), createDeviceAccounts(parts())]
    const outcomes = await Promise.all(tabs.map((tab) => tab.register(MAYA)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'signed-in'])
    await Promise.all(tabs.map((tab) => tab.learnOnThisDevice('Ana')))
    const colors = (await tabs[0]?.knownLearners())?.map(({ color }) => color)
    expect(new Set(colors).size).toBe(3)
  })

  it('remove the progress with the learner', async () => {
    const accounts = createDeviceAccounts(parts())
    const outcome = await accounts.learnOnThisDevice('Ana')
    if (outcome.kind === 'refused') throw new Error(outcome.reason)
    const { id } = outcome.learner
    ;(await openTestStore({ learnerId: id })).close()
    await accounts.remove(id)
    expect(await Dexie.exists(learnerDatabaseName(id))).toBe(false)
    expect(mirror.learner).toBeUndefined()
  })

  it('return a reason and add no learner on a full device', async () => {
    const accounts = createDeviceAccounts(parts())
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await accounts.register(MAYA)).toEqual({ kind: 'refused', reason: 'storage-full' })
    vi.restoreAllMocks()
    expect(await accounts.knownLearners()).toEqual([])
    expect(await accounts.current()).toBeUndefined()
  })

  it('reject passwords without Web Crypto, and still let people learn', async () => {
    const accounts = createDeviceAccounts(parts())
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
    expect(await accounts.register(MAYA)).toEqual({ kind: 'refused', reason: 'unavailable' })
    expect((await accounts.learnOnThisDevice('Ana')).kind).toBe('signed-in')
  })
})

describe('a browser without storage', () => {
  const opens = (its: DeviceAccountsParts) => openAccounts(its, () => createDeviceAccounts(its))

  it('gets accounts that fail every call and break nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const refusing = {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const accounts = await opens(parts({ device: createDeviceDatabase({ indexedDB: refusing }) }))
    const refused = { kind: 'refused', reason: 'storage-refused' }
    expect(await accounts.current()).toBeUndefined()
    expect(await accounts.knownLearners()).toEqual([])
    expect(await accounts.register(MAYA)).toEqual(refused)
    expect(await accounts.signIn(MAYA.email, MAYA.password)).toEqual(refused)
    expect(await accounts.learnOnThisDevice('Ana')).toEqual(refused)
    expect(await accounts.rename('ana' as LearnerId, 'Anna')).toEqual(refused)
    await accounts.signOut()
    accounts.onChange(() => {})()
  })

  it('gets them after the deadline when its storage never answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const its = parts()
    const run = vi.spyOn(its.device, 'run').mockReturnValue(new Promise(() => {}))
    const accounts = await openAccounts(its, () => createDeviceAccounts(its), [0], 1)
    expect(await accounts.learnOnThisDevice('Ana')).toEqual({ kind: 'refused', reason: 'storage-refused' })
    expect(run).toHaveBeenCalledOnce()
  })

  it('is distinct from one that works', async () => {
    const accounts = await opens(parts())
    expect((await accounts.learnOnThisDevice('Ana')).kind).toBe('signed-in')
  })

  /** Answers as Chromium does while another process has the files, for the given number of times. Then it succeeds. */
  const holdsBack = (times: number, error: DOMException) => {
    let left = times
    return {
      open: (...args: Parameters<IDBFactory['open']>) => {
        left -= 1
        if (left >= 0) throw error
        return indexedDB.open(...args)
      },
    }
  }
  const held = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')

  it('and gets it back a moment later still shows known learners', async () => {
    const before = await opens(parts())
    await before.learnOnThisDevice('Ana')
    const its = parts({ device: createDeviceDatabase({ indexedDB: holdsBack(5, held) }) })
    const accounts = await openAccounts(its, () => createDeviceAccounts(its), [0, 0, 0])
    expect((await accounts.current())?.displayName).toBe('Ana')
    expect(await accounts.knownLearners()).toHaveLength(1)
  })

  it.each([
    { why: 'that stays away is not waited for for ever', error: held, tries: 3 },
    {
      why: 'because its visitor has blocked it is not asked again',
      error: new DOMException('The user denied permission to access the database.', 'UnknownError'),
      tries: 1,
    },
  ])('$why', async ({ error, tries }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const its = parts({ device: createDeviceDatabase({ indexedDB: holdsBack(1000, error) }) })
    const run = vi.spyOn(its.device, 'run')
    const accounts = await openAccounts(its, () => createDeviceAccounts(its), [0, 0])
    expect(await accounts.learnOnThisDevice('Ana')).toEqual({ kind: 'refused', reason: 'storage-refused' })
    expect(run).toHaveBeenCalledTimes(tries)
  })
})
