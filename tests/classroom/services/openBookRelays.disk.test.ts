import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fetching } from '../../../src/classroom/ports/BookRelays'
import type { NamedRelay } from '../../../src/classroom/ports/ClassRelays'
import { openBookRelays } from '../../../src/classroom/services/openBookRelays'
import { MemoryRelay, MemoryRelayStore } from '../../fakes/MemoryRelay'
import { type MemoryBook, MemoryTaughtClasses } from '../../fakes/MemoryTaughtClasses'
import { Triggers } from '../../data/replication/Triggers'

const NAMED = { name: 'couchdb', address: 'https://relay.test', user: 'u', password: 'p' } as const
const SECOND = 1000
const MINUTE = 60 * SECOND
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an open book that fetches automatically', () => {
  const triggers = new Triggers()
  let relay: MemoryRelay
  let book: MemoryBook
  let way: NamedRelay['way']
  let asked: boolean[]
  let fetching: Fetching

  beforeEach(() => {
    vi.useFakeTimers()
    triggers.visible = true
    relay = new MemoryRelay(new MemoryRelayStore())
    book = new MemoryTaughtClasses().add({
      className: 'Period 3',
      teacherName: 'Ms. Hale',
      password: 'four good words',
    })
    way = 'free'
    asked = []
    const of = async (_card: unknown, _learner: unknown, isTapped: boolean): Promise<readonly NamedRelay[]> => {
      asked.push(isTapped)
      return [{ named: NAMED, way, relay: way === 'free' ? relay : undefined }]
    }
    fetching = openBookRelays({ book, learner: 'hale' as never, of, triggers }).follow()
  })
  afterEach(() => {
    fetching.stop()
    vi.useRealTimers()
  })
  const last = () => fetching.getSnapshot().last

  it('fetches right away and twice a minute, never as a tap', async () => {
    await pass(0)
    expect(last()).toMatchObject({ news: [], troubles: [] })
    await pass(MINUTE)
    expect(asked).toEqual([false, false, false])
  })

  it('says when it last fetched, or why it could not', async () => {
    await pass(0)
    const { at } = last() ?? {}
    relay.fault = 'offline'
    await pass(30 * SECOND)
    expect(last()?.at).not.toBe(at)
    expect(last()?.troubles).toEqual([{ named: NAMED, reason: 'offline' }])
  })

  it('waits longer after failures, and fetches right away when online', async () => {
    relay.fault = 'offline'
    await pass(5 * MINUTE)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length).toBeLessThan(14)
    const before = asked.length
    relay.fault = undefined
    triggers.goOnline()
    await pass(0)
    expect(asked).toHaveLength(before + 1)
  })

  it('pauses while the page is hidden, and fetches once it is visible', async () => {
    await pass(0)
    triggers.visible = false
    await pass(30 * MINUTE)
    expect(asked).toHaveLength(1)
    triggers.show()
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  it('stops with the book', async () => {
    await pass(0)
    book.set({ end: 'locked' })
    await pass(30 * MINUTE)
    expect(asked.length).toBeLessThanOrEqual(2)
    fetching.stop()
    expect(triggers.listeners).toBe(0)
  })

  it('leaves out a relay that needs a person’s permission', async () => {
    way = 'ask'
    await pass(2 * MINUTE)
    expect(last()?.troubles).toEqual([{ named: NAMED, reason: 'ask' }])
    expect(asked.length).toBeLessThan(4)
  })

  it('sends a new plan within seconds', async () => {
    await pass(0)
    await book.setPlan({ parts: [], until: '2026-12-01' as never, message: 'Bring a bill.' })
    await pass(2 * SECOND)
    expect(asked).toHaveLength(2)
  })
})
