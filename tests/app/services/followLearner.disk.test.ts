import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Learner } from '../../../src/data/accounts/accounts'
import { createLearnerStores } from '../../../src/app/learner/learnerStores'
import type { Reads } from '../../../src/session/reads'
import { followLearner } from '../../../src/app/services/openCloud'
import type { Engine } from '../../../src/data/replication/createRounds'
import { windowTriggers } from '../../../src/platform/window/windowTriggers'
import type { LearnerId } from '../../../src/core/progress/ids'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { FakeWindow } from '../../fakes/FakeWindow'

const learner = (id: string, kind: Learner['kind'] = 'cloud'): Learner => ({
  id: id as LearnerId,
  displayName: id,
  email: '',
  color: 'saving',
  picture: 'boat',
  kind,
  isProtected: false,
})
const maya = learner('maya')
const ana = learner('ana')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A learner area that records every event in order. */
function area(first: Learner | undefined) {
  const events: string[] = []
  const listeners = new Set<(next: Learner | undefined) => void>()
  let current = first
  const stores = createLearnerStores(async (id) => {
    const store: Pick<OpenedLearnerStore, 'learnerId' | 'close'> = {
      learnerId: id,
      close: () => events.push(`close ${id}`),
    }
    return { store: store as OpenedLearnerStore, reads: {} as Reads }
  })
  const start = (store: OpenedLearnerStore): Engine => {
    events.push(`start ${store.learnerId}`)
    return {
      stop: async () => {
        events.push(`stop ${store.learnerId}`)
      },
    }
  }
  const load = vi.fn(() => Promise.resolve(start))
  const page = new FakeWindow()
  const begin = () =>
    followLearner({
      accounts: {
        current: () => Promise.resolve(current),
        onChange: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      stores,
      load,
      triggers: windowTriggers(page),
    })
  const become = async (next: Learner | undefined) => {
    current = next
    for (const listener of listeners) listener(next)
    await settle()
  }
  return { events, stores, load, page, begin, become, start, listeners }
}

describe('the backup of the current learner', () => {
  it('starts once their store is open', async () => {
    const { events, stores, begin, load } = area(maya)
    begin()
    await settle()
    expect(load).not.toHaveBeenCalled()
    await stores.open(maya.id)
    await settle()
    expect(events).toEqual(['start maya'])
  })

  it('starts once when the store was first or names change', async () => {
    const { events, stores, begin, become } = area(undefined)
    await stores.open(maya.id)
    begin()
    await settle()
    await become(maya)
    await become({ ...maya, displayName: 'Maya Lind' })
    expect(events).toEqual(['start maya'])
  })

  it('stops before the next store opens and their own closes', async () => {
    const { events, stores, begin, become } = area(maya)
    await stores.open(maya.id)
    begin()
    await settle()
    await Promise.all([stores.open(ana.id), become(ana)])
    await settle()
    expect(events).toEqual(['start maya', 'stop maya', 'close maya', 'start ana'])
  })

  it('stops on signing out, also in another tab', async () => {
    const { events, stores, begin, become } = area(maya)
    await stores.open(maya.id)
    begin()
    await settle()
    await become(undefined)
    expect(events).toEqual(['start maya', 'stop maya'])
    stores.closeAll()
    expect(events).toEqual(['start maya', 'stop maya', 'close maya'])
  })

  it('stops when the caller ends it', async () => {
    const { events, stores, begin, listeners } = area(maya)
    await stores.open(maya.id)
    const stop = begin()
    await settle()
    stop()
    await stores.open(ana.id)
    expect(events).toEqual(['start maya', 'stop maya', 'close maya'])
    expect(listeners.size).toBe(0)
  })

  it('ignores the previous learner when the first answer is late', async () => {
    const { events, stores, begin, become } = area(maya)
    await stores.open(maya.id)
    begin()
    // This change is reported before the answer about Maya is read.
    void become(learner('ben', 'device'))
    await settle()
    expect(events).toEqual([])
  })
})

it('loads no code for a learner without an account', async () => {
  const { stores, begin, load } = area(learner('ben', 'device'))
  await stores.open('ben' as LearnerId)
  begin()
  await settle()
  expect(load).not.toHaveBeenCalled()
})

describe('code that can not be loaded', () => {
  async function failing() {
    const all = area(maya)
    all.load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await all.stores.open(maya.id)
    const stop = all.begin()
    await settle()
    return { ...all, stop }
  }

  it('is requested again at growing intervals', async () => {
    const { load, events, start } = await failing()
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(load).toHaveBeenCalledTimes(2)
    load.mockResolvedValue(start)
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['start maya'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it.each<[string, (page: FakeWindow) => void]>([
    ['the connection is back', (page) => page.goOnline()],
    ['the page is seen again', (page) => page.show()],
  ])('is requested at once when %s', async (_name, happen) => {
    const { load, page, events, start } = await failing()
    load.mockResolvedValue(start)
    happen(page)
    await settle()
    expect(events).toEqual(['start maya'])
    happen(page)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is no longer requested when the learner leaves', async () => {
    const { load, page, become } = await failing()
    await become(undefined)
    page.goOnline()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts nothing when it arrives after the learner has left', async () => {
    const { load, events, stores, begin, become, start } = area(maya)
    let arrive = (_start: typeof start): void => undefined
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await stores.open(maya.id)
    begin()
    await settle()
    await become(undefined)
    arrive(start)
    await settle()
    expect(events).toEqual([])
  })
})
