import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { canonicalText } from '../../../../src/core/progress/json'
import { MAX_COUNT } from '../../../../src/core/progress/ids'
import type { ProgressDocument } from '../../../../src/core/progress/document'
import { parseDocument } from '../../../../src/core/progress/parseDocument'
import { setDisplayName, setPhoto } from '../../../../src/core/progress/profile'
import { startOver } from '../../../../src/core/progress/epochs'
import { completed, exchange, exchanged, signal } from '../../../contracts/remoteSamples'
import { day, doneBy, fresh, OWNER } from '../../../core/progress/samples'
import { nextSecond } from '../nextSecond'
import { EmulatedAccount } from './EmulatedAccount'
import { type EmulatedClient, userOf } from './EmulatedClient'

let account: EmulatedAccount
let client: EmulatedClient
const newClient = () => account.client({ today: () => day('2026-03-01') })

beforeEach(() => {
  account = new EmulatedAccount(inject('emulators').firestore)
  client = newClient()
})
afterEach(() => account.close())

const local = completed(fresh(), 'saving_1')

describe('the values of a document', () => {
  const strange = {
    ...fresh(),
    spentBefore: MAX_COUNT,
    amounts: { half: 0.5, tiny: 5e-324, huge: 1e300, beyond: 2 ** 60, negative: -3, none: null, yes: true },
    texts: ['', ' ', '\u0000', '😀 ünïcödé', 'a.b`c\\d/e', 'x'.repeat(5000)],
    empty: {},
    nothing: [],
    rows: [{ list: [1, 2, { deep: [] }] }, {}],
    deep: Array.from({ length: 13 }).reduce<unknown>((below) => ({ down: below }), 'end'),
    constructor: { toString: 1, '0': 2, 'a-b_c': 3 },
  }

  it.each<[string, (clean: ProgressDocument) => Promise<unknown>]>([
    ['a document at once', (clean) => exchange(client, clean)],
    ['single leaves', async (clean) => [await exchange(client, local), await exchange(client, clean)]],
  ])('are read back exactly when they are written as %s', async (_as, write) => {
    const parsed = parseDocument(strange, OWNER)
    const clean = parsed.kind === 'parsed' ? completed(parsed.document, 'saving_1') : fresh()
    await write(clean)
    expect(canonicalText((await account.fields())?.['sync'])).toBe(canonicalText(clean))
    expect(exchanged(await exchange(newClient(), clean))).toEqual({ joined: clean, wrote: false })
  })

  it('are read back with years of learning in them', async () => {
    const lessons = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`module_${index}`, { phone: 1 }]))
    const large = doneBy(setPhoto({ ...fresh(), lessons }, `data:image/png;base64,${'A'.repeat(60_000)}`))
    expect(exchanged(await exchange(client, large))).toEqual({ joined: large, wrote: true })
    expect(exchanged(await exchange(newClient(), local)).wrote).toBe(true)
    expect((await account.fields())?.['completedConcepts']).toHaveLength(1000)
  })
})

describe('the fields beside the document', () => {
  it('have the times of the service', async () => {
    const before = Date.now()
    await exchange(client, local)
    const first = await account.fields()
    expect(Math.abs(Date.parse(String(first?.['updatedAt'])) - before)).toBeLessThan(60_000)
    expect(first?.['lastLogin']).toBe(first?.['updatedAt'])
    await exchange(client, completed(local, 'saving_2'))
    const second = await account.fields()
    expect(String(second?.['updatedAt']) > String(first?.['updatedAt'])).toBe(true)
    expect(second?.['lastLogin']).toBe(first?.['lastLogin'])
  })

  it('record a sign-in once, even when nothing is new', async () => {
    await exchange(client, local)
    const first = (await account.fields())?.['lastLogin']
    await nextSecond()
    client.user = { ...userOf(OWNER), metadata: { lastSignInTime: new Date().toUTCString() } }
    expect(exchanged(await exchange(client, local)).wrote).toBe(true)
    const second = (await account.fields())?.['lastLogin']
    expect(String(second) > String(first)).toBe(true)
    expect(exchanged(await exchange(client, local)).wrote).toBe(false)
    expect((await account.fields())?.['lastLogin']).toBe(second)
  })

  it('keep an unreadable value in a map that is written', async () => {
    const instant = '2026-01-01T00:00:00.000Z'
    await account.put({ sync: { ...local, reminders: { at: new Date(instant) } }, updatedAt: instant })
    await exchange(client, completed(fresh(), 'saving_2'))
    const { sync } = (await account.fields()) as { sync: { reminders: { at: { toDate(): Date } } } }
    expect(sync.reminders.at.toDate().toISOString()).toBe(instant)
  })
})

describe('an exchange that fails', () => {
  it('writes nothing when it was stopped between the read and the commit', async () => {
    const stop = new AbortController()
    client.beforeCommit = () => Promise.resolve(stop.abort())
    const setAside = vi.fn(() => Promise.resolve())
    expect(await client.exchange(local, { signal: stop.signal, setAside })).toEqual({ kind: 'offline' })
    expect([account.writes, await account.fields()]).toEqual([0, undefined])
  })

  it('rejects when a document could not be set aside', async () => {
    await exchange(client, local)
    const setAside = () => Promise.reject(new Error('The disk is full.'))
    await expect(exchange(client, doneBy(startOver(local)), setAside)).rejects.toThrow('The disk is full.')
    expect(account.writes).toBe(1)
  })

  it('tries again while others write, and stops after a while', async () => {
    await exchange(client, local)
    let others = 0
    const disturb = async (): Promise<void> => {
      client.beforeCommit = disturb
      others += 1
      await exchange(newClient(), doneBy(setDisplayName(fresh(), `Ada ${others}`)))
    }
    client.beforeCommit = disturb
    expect(await exchange(client, completed(local, 'saving_2'))).toEqual({ kind: 'offline' })
    expect(others).toBe(5)
    client.beforeCommit = undefined
    expect(exchanged(await exchange(client, completed(local, 'saving_2'))).wrote).toBe(true)
  })

  it('is `refused` when the service can never accept the document', async () => {
    await exchange(client, local)
    const tooLarge = { ...local, notes: Array.from({ length: 11 }, () => 'x'.repeat(100_000)) }
    expect(await exchange(client, tooLarge)).toMatchObject({ kind: 'refused' })
    expect(client.line.count('write')).toBe(3)
  })

  it('is `refused` also when there is no document yet', async () => {
    const tooLarge = { ...local, notes: Array.from({ length: 11 }, () => 'x'.repeat(100_000)) }
    expect(await exchange(client, tooLarge)).toMatchObject({ kind: 'refused' })
    expect(client.line.count('write')).toBe(2)
    expect(exchanged(await exchange(client, local)).wrote).toBe(true)
  })

  it('is `refused` by the rules for another learner’s document', async () => {
    client.faults.push('refused', 'refused')
    expect(await exchange(client, local)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('L') })
    expect(await client.pull(signal())).toMatchObject({ kind: 'refused' })
  })

  it('asks nothing while another learner is signed in', async () => {
    client.user = userOf('somebodyElse')
    expect(await exchange(client, local)).toEqual({ kind: 'signed-out' })
    expect(await client.pull(signal())).toEqual({ kind: 'signed-out' })
    expect(client.line.requests).toEqual([])
  })
})
