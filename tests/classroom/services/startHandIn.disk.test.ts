import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HandInOptions, HandInOutcome } from '../../../src/classroom/ports/ClassRelays'
import type { Engine } from '../../../src/data/replication/createRounds'
import { startHandIn } from '../../../src/classroom/services/startHandIn'
import type { Watched } from '../../../src/data/store/replicationStore'
import { Triggers } from '../../data/replication/Triggers'

const SECOND = 1000
const MINUTE = 60 * SECOND
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('automatic hand-in', () => {
  const triggers = new Triggers()
  const handIn = vi.fn<(options: HandInOptions) => Promise<HandInOutcome>>()
  let write: (revision: number) => void
  let running: Engine
  let isHere: boolean
  let places: readonly object[]

  beforeEach(() => {
    // The database answers in its own time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    handIn.mockReset()
    isHere = true
    places = []
  })
  afterEach(async () => {
    await running.stop()
    vi.useRealTimers()
  })

  async function begin(
    outcome: HandInOutcome = 'done',
    all = (): Promise<unknown[]> => Promise.resolve([]),
  ): Promise<void> {
    handIn.mockResolvedValue(outcome)
    const watch = (listener: (watched: Watched) => void) => {
      write = (revision) => listener({ revision, syncedRevision: 0, requests: 0 })
      write(3)
      return () => undefined
    }
    const store = { replication: { watch }, classes: { all }, kept: { items: () => Promise.resolve(places) } }
    running = startHandIn({ store: store as never, isHere: () => isHere, handIn, triggers })
    await pass(0)
  }

  it('starts right away, without asking a person', async () => {
    await begin()
    expect(handIn).toHaveBeenCalledTimes(1)
    expect(handIn).toHaveBeenLastCalledWith(expect.objectContaining({ isTapped: false }))
  })

  it('runs once, two seconds after the last of several lessons', async () => {
    await begin()
    write(4)
    await pass(1500)
    write(5)
    await pass(1900)
    expect(handIn).toHaveBeenCalledTimes(1)
    await pass(100)
    expect(handIn).toHaveBeenCalledTimes(2)
    await pass(MINUTE)
    expect(handIn).toHaveBeenCalledTimes(2)
  })

  it('runs for others here, but not for learners without a class', async () => {
    isHere = false
    await begin()
    expect(handIn).toHaveBeenCalledTimes(1)
    write(4)
    await pass(MINUTE)
    expect(handIn).toHaveBeenCalledTimes(1)
    isHere = true
    write(5)
    await pass(2 * SECOND)
    expect(handIn).toHaveBeenCalledTimes(2)
  })

  it('retries at growing intervals, and right away when online', async () => {
    await begin('offline')
    await pass(30 * SECOND)
    const tries = handIn.mock.calls.length
    expect(tries).toBeGreaterThan(2)
    expect(tries).toBeLessThan(8)
    triggers.goOnline()
    await pass(0)
    expect(handIn).toHaveBeenCalledTimes(tries + 1)
  })

  it('waits minutes after a relay rejects it', async () => {
    await begin('full')
    await pass(2 * MINUTE)
    expect(handIn).toHaveBeenCalledTimes(1)
    await pass(3 * MINUTE)
    expect(handIn).toHaveBeenCalledTimes(2)
  })

  it('checks at intervals that everything is there, while visible', async () => {
    await begin()
    await pass(5 * MINUTE)
    expect(handIn).toHaveBeenCalledTimes(2)
    triggers.visible = false
    await pass(20 * MINUTE)
    expect(handIn).toHaveBeenCalledTimes(2)
    triggers.visible = true
  })

  it.each([
    ['an answer about sharing', { isSharing: true }],
    ['the name', { name: 'Zoe' }],
    ['a relay of the card', { card: { relays: [{ name: 'couchdb', address: 'https://two.test' }] } }],
    ['who else uses the device', { notJoined: [{ learner: 'ben', name: 'Ben' }] }],
    ['leaving the class', { isLeft: true }],
  ])('runs when %s changes, and not for its own records', async (_what, change) => {
    const disk = new Dexie(`rows ${crypto.randomUUID()}`, { cache: 'disabled' })
    disk.version(1).stores({ rows: 'key' })
    const rows = disk.table('rows')
    const row = { key: 'c', name: 'Ada', isLeft: false, isSharing: false, notJoined: [], card: { relays: [] } }
    await rows.put(row)
    await begin('done', () => rows.toArray())
    await vi.waitFor(() => expect(handIn).toHaveBeenCalledTimes(1))
    await rows.put({ ...row, handedIn: [{ proof: 'on-relay', sequence: 1 }], sequence: 1 })
    await pass(10 * SECOND)
    expect(handIn).toHaveBeenCalledTimes(1)
    await rows.put({ ...row, ...change })
    await vi.waitFor(async () => {
      await pass(SECOND)
      expect(handIn).toHaveBeenCalledTimes(2)
    })
  })

  it('starts nothing after it was stopped', async () => {
    await begin()
    await running.stop()
    triggers.goOnline()
    await pass(10 * MINUTE)
    expect(handIn).toHaveBeenCalledTimes(1)
    expect(triggers.listeners).toBe(0)
  })
})
