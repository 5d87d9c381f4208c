import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Accounts } from '../../../src/data/accounts/accounts'
import { createCloudAccounts } from '../../../src/data/accounts/cloudAccounts'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import type { LearnerGate } from '../../../src/data/accounts/CurrentLearner'
import { systemRandom } from '../../../src/platform/random'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { TurnableClock } from '../../fakes/TurnableClock'
import { emptyDevice, MAYA, refused, signedIn } from './cloudDevice'

let device: DeviceDatabase
let clock: TurnableClock
let mirror: MemoryMirror
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await emptyDevice()
  device = createDeviceDatabase()
  clock = new TurnableClock('2026-03-02T09:00:00')
  mirror = new MemoryMirror()
})

/** The memory of one tab. */
function tab(): LearnerGate {
  let known: LearnerId | undefined
  return {
    isOpen: (id) => id === known,
    open: (id) => {
      known = id
    },
  }
}
const parts = (gate: LearnerGate) => ({ device, clock, mirror, gate, random: systemRandom, rounds: 2 })
const page = (gate = tab()) => createDeviceAccounts(parts(gate))

async function anaWithPin(accounts: Accounts): Promise<LearnerId> {
  const { id } = signedIn(await accounts.learnOnThisDevice('Ana'))
  expect((await accounts.changePin(id, '4711')).kind).toBe('changed')
  return id
}

describe('a PIN', () => {
  it('is never stored as typed', async () => {
    const id = await anaWithPin(page())
    const row = await device.run((database) => database.learners.get(id))
    expect(row?.pin).toMatchObject({ rounds: 2 })
    expect(row?.pin?.key.byteLength).toBe(32)
    expect(JSON.stringify(row)).not.toContain('4711')
  })

  it('is the only reason for a tab to keep an id', async () => {
    const gate = tab()
    const { id } = signedIn(await page(gate).learnOnThisDevice('Ana'))
    expect(gate.isOpen(id)).toBe(false)
    expect((await page(gate).current())?.id).toBe(id)
    await page(gate).changePin(id, '4711')
    expect(gate.isOpen(id)).toBe(true)
  })

  it('is required in a new tab, but not after a reload', async () => {
    const gate = tab()
    const id = await anaWithPin(page(gate))
    expect((await page(gate).current())?.id).toBe(id)
    const later = page()
    expect(await later.current()).toBeUndefined()
    expect(mirror.learner).toEqual({ id, firstName: 'Ana' })
    expect(signedIn(await later.open(id, '4711')).id).toBe(id)
    expect((await later.current())?.id).toBe(id)
  })

  it('keeps a tab locked when another tab opens its learner', async () => {
    const first = page()
    const id = await anaWithPin(first)
    const shut = page()
    await shut.current()
    const told: unknown[] = []
    const stops = [shut.onChange((learner) => told.push(learner))]
    // A listener of the open learner hears of it, but not earlier.
    const heard = vi.fn()
    stops.push(first.onChange(heard))
    await first.rename(id, 'Anna')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Anna' })))
    for (const stop of stops) stop()
    expect(told.filter((learner) => learner !== undefined)).toEqual([])
  })

  it('allows five tries across pages, then waits, and resets after success', async () => {
    const first = page()
    const id = await anaWithPin(first)
    await first.signOut()
    for (let tries = 0; tries < 5; tries += 1) expect(await page().open(id, '0000')).toEqual(refused('no-match'))
    expect(await page().open(id, '4711')).toMatchObject({ reason: 'wait', waitMs: 30_000 })
    clock.turnTo('2026-03-02T09:00:31')
    const right = page()
    signedIn(await right.open(id, '4711'))
    expect(await right.changePin(id, undefined, '0000')).toEqual(refused('no-match'))
    expect(await right.changePin(id, undefined, '4711')).toMatchObject({ kind: 'changed' })
  })

  it('counts tries to remove it like tries to open', async () => {
    const accounts = page()
    const id = await anaWithPin(accounts)
    for (let tries = 0; tries < 5; tries += 1) await accounts.changePin(id, undefined, '0000')
    expect(await accounts.changePin(id, undefined, '4711')).toMatchObject({ reason: 'wait' })
  })
})

describe('a forgotten PIN', () => {
  it('expires a day later, and a second report changes nothing', async () => {
    const accounts = page()
    const id = await anaWithPin(accounts)
    await accounts.signOut()
    const off = new Date('2026-03-03T09:00:00').toISOString()
    expect(await accounts.losePin(id)).toMatchObject({ learner: { pinOffAt: off } })
    clock.turnTo('2026-03-03T08:59:59')
    expect(await accounts.losePin(id)).toMatchObject({ learner: { pinOffAt: off } })
    expect(await accounts.open(id)).toEqual(refused('no-match'))
    clock.turnTo('2026-03-03T09:00:00')
    expect(signedIn(await accounts.open(id))).toMatchObject({ id, isProtected: false })
  })

  it('stays when a learner who knows it returns in time', async () => {
    const accounts = page()
    const id = await anaWithPin(accounts)
    await accounts.losePin(id)
    expect(signedIn(await accounts.open(id, '4711')).pinOffAt).toBeUndefined()
    await accounts.signOut()
    clock.turnTo('2026-03-09T09:00:00')
    expect(await accounts.open(id)).toEqual(refused('no-match'))
  })

  it('expires some day, even when the clock was set back', async () => {
    const accounts = page()
    const id = await anaWithPin(accounts)
    await accounts.losePin(id)
    clock.turnTo('2020-06-01T09:00:00')
    expect(await accounts.open(id)).toEqual(refused('no-match'))
    expect(await accounts.losePin(id)).toMatchObject({
      learner: { pinOffAt: new Date('2020-06-02T09:00:00').toISOString() },
    })
  })

  it('matches no digits when damaged, and expires in the same way', async () => {
    const accounts = page()
    const id = await anaWithPin(accounts)
    await device.run(async (database) => {
      const row = await database.learners.get(id)
      await database.learners.put({ ...row, pin: 'torn' } as never)
    })
    expect(await accounts.open(id)).toEqual(refused('no-match'))
    expect(await accounts.open(id, '4711')).toEqual(refused('no-match'))
    await accounts.losePin(id)
    clock.turnTo('2026-03-03T09:00:01')
    expect(signedIn(await accounts.open(id)).id).toBe(id)
  })
})

describe('the PIN of an account', () => {
  it('opens the ledger offline, and starts no session', async () => {
    const service = new MemoryCloudService()
    const { id } = service.add(MAYA.email, 'Maya', MAYA.password)
    const auth = new MemoryCloudAuth(service)
    const accounts = createCloudAccounts({ ...parts(tab()), cloud: () => Promise.resolve(auth) })
    signedIn(await accounts.signIn(MAYA.email, MAYA.password))
    await accounts.changePin(id, '4711')
    await accounts.signOut()
    auth.refusal = 'unreachable'
    expect(signedIn(await accounts.open(id, '4711'))).toMatchObject({ id, kind: 'cloud', hasPin: true })
    expect(auth.session).toBeUndefined()
    expect(await accounts.changePin(id, undefined, MAYA.password)).toEqual(refused('unreachable'))
  })
  it('is required before an account on the same page gets its progress', async () => {
    const service = new MemoryCloudService()
    const { id: ben } = service.add('ben@example.org', 'Ben', 'the password of Ben')
    const cloud = (gate: LearnerGate) =>
      createCloudAccounts({ ...parts(gate), cloud: () => Promise.resolve(new MemoryCloudAuth(service)) })
    const ana = await anaWithPin(page())
    const sameAs = async () => (await device.run((database) => database.learners.get(ana)))?.sameAs
    const shut = cloud(tab())
    signedIn(await shut.signIn('ben@example.org', 'the password of Ben'))
    expect(await sameAs()).toBeUndefined()
    await shut.signOut()
    const gate = tab()
    signedIn(await page(gate).open(ana, '4711'))
    signedIn(await cloud(gate).signIn('ben@example.org', 'the password of Ben'))
    expect(await sameAs()).toEqual([ben])
  })

  /** Maya's account with a PIN, on a page where she has left. */
  async function mayaWithPin() {
    const service = new MemoryCloudService()
    const { id } = service.add(MAYA.email, 'Maya', MAYA.password)
    const auth = new MemoryCloudAuth(service)
    const accounts = createCloudAccounts({ ...parts(tab()), cloud: () => Promise.resolve(auth) })
    signedIn(await accounts.signIn(MAYA.email, MAYA.password))
    await accounts.changePin(id, '4711')
    return { service, id, accounts }
  }
  const pinOf = async (id: LearnerId) => (await device.run((database) => database.learners.get(id)))?.pin

  it('stays when the new one is invalid or can’t be saved', async () => {
    const { id, accounts } = await mayaWithPin()
    const pin = await pinOf(id)
    expect(await accounts.changePin(id, '', MAYA.password)).toEqual(refused('pin-invalid'))
    expect(await accounts.changePin(id, '12', MAYA.password)).toEqual(refused('pin-invalid'))
    expect(await pinOf(id)).toEqual(pin)
    expect(await accounts.changePin(id, '0815', 'not her password')).toEqual(refused('no-match'))
    expect(await pinOf(id)).toEqual(pin)
    expect(await accounts.changePin(id, '0815', MAYA.password)).toMatchObject({ kind: 'changed' })
    await accounts.signOut()
    expect(await accounts.open(id, '4711')).toEqual(refused('no-match'))
    expect(signedIn(await accounts.open(id, '0815')).id).toBe(id)
  })

  it('is required after the account was deleted, until a forgotten one expires', async () => {
    const { service, id, accounts } = await mayaWithPin()
    await accounts.signOut()
    service.delete(id)
    expect(await accounts.open(id, 'whatever')).toEqual(refused('no-match'))
    expect(await accounts.open(id, MAYA.password)).toEqual(refused('no-match'))
    expect(signedIn(await accounts.open(id, '4711'))).toMatchObject({ id, hasPin: true })
    await accounts.signOut()
    await accounts.losePin(id)
    expect(await accounts.open(id)).toEqual(refused('no-match'))
    clock.turnTo('2026-03-03T09:00:00')
    const opened = signedIn(await accounts.open(id))
    expect([opened.id, opened.hasPin]).toEqual([id, undefined])
  })
})
