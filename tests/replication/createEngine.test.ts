import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completedLessons } from '../../src/progress/lessons'
import { createEngine, type Engine } from '../../src/replication/createEngine'
import { fresh } from '../progress/samples'
import { L1, L2, L3, MemoryLocks, oneDevice } from './oneDevice'
import { Triggers } from './Triggers'

const SECOND = 1000
const MINUTE = 60 * SECOND

let device: ReturnType<typeof oneDevice>
let triggers: Triggers
let engine: Engine | undefined
let report: ReturnType<typeof vi.fn<(error: unknown) => void>>
let calls: ReturnType<typeof vi.spyOn>
/** From 0 to 255: what the jitter is made from. */
let chance = 255

function start(): void {
  engine = createEngine({
    store: device.store,
    remote: device.remote,
    triggers,
    random: { bytes: (length) => new Uint8Array(length).fill(chance) },
    report,
    locks: new MemoryLocks(),
  })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const writes = () => device.account.writes

beforeEach(() => {
  vi.useFakeTimers()
  device = oneDevice()
  triggers = new Triggers()
  report = vi.fn<(error: unknown) => void>()
  calls = vi.spyOn(device.remote, 'exchange')
  chance = 255
})

afterEach(async () => {
  await engine?.stop()
  expect(report).not.toHaveBeenCalled()
  vi.useRealTimers()
})

describe('an exchange begins', () => {
  it('at the start', async () => {
    device.complete(L1)
    start()
    await pass(0)
    expect(writes()).toBe(1)
  })

  it('two seconds after the last of several writes, once', async () => {
    start()
    await pass(0)
    for (const id of [L1, L2, L3]) {
      device.complete(id)
      await pass(1500)
    }
    expect(calls).toHaveBeenCalledTimes(1)
    await pass(500)
    expect(calls).toHaveBeenCalledTimes(2)
    await pass(MINUTE)
    expect(calls).toHaveBeenCalledTimes(2)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it.each<[string, () => void]>([
    ['online', () => triggers.goOnline()],
    ['visible', () => triggers.show()],
    ['sign-in', () => triggers.signIn()],
    ['Back up now', () => device.store.request()],
  ])('at once on %s', async (_name, happen) => {
    start()
    await pass(0)
    happen()
    await pass(0)
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it('every five minutes while the page is visible, to hear of other devices', async () => {
    start()
    await pass(0)
    await pass(5 * MINUTE + 5 * SECOND)
    expect(calls).toHaveBeenCalledTimes(2)
    await pass(5 * MINUTE)
    expect(calls).toHaveBeenCalledTimes(3)
    triggers.visible = false
    await pass(60 * MINUTE)
    expect(calls).toHaveBeenCalledTimes(3)
    triggers.show()
    await pass(0)
    expect(calls).toHaveBeenCalledTimes(4)
  })

  it('not because of what an exchange itself has brought', async () => {
    const tablet = oneDevice(device.account, 'tablet')
    tablet.complete(L2)
    const other = createEngineOf(tablet)
    await pass(0)
    await other.stop()
    start()
    await pass(MINUTE)
    expect(completedLessons(device.store.document)).toEqual([L2])
    expect(calls).toHaveBeenCalledTimes(1)
  })

  it('not for a write that another tab has sent meanwhile', async () => {
    start()
    await pass(0)
    device.complete(L1)
    await pass(1000)
    const other = createEngineOf(device)
    await pass(0)
    await other.stop()
    expect(calls).toHaveBeenCalledTimes(2)
    await pass(MINUTE)
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

describe('what happens while an exchange runs', () => {
  it('a write is sent two seconds later', async () => {
    device.remote.beforeCommit = async () => void device.complete(L1)
    start()
    await pass(0)
    expect(device.store.isWaiting('firestore')).toBe(true)
    await pass(2 * SECOND)
    expect([calls.mock.calls.length, device.store.isWaiting('firestore')]).toEqual([2, false])
  })

  it('a write just after the answer was applied is not forgotten', async () => {
    const apply = device.store.applyAnswer.bind(device.store)
    vi.spyOn(device.store, 'applyAnswer').mockImplementationOnce(async (...args) => {
      const applied = await apply(...args)
      device.complete(L1)
      return applied
    })
    start()
    await pass(0)
    expect(device.store.isWaiting('firestore')).toBe(true)
    await pass(2 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('several calls make one more exchange', async () => {
    let goOn = (): void => undefined
    device.remote.beforeCommit = () => new Promise((resolve) => (goOn = resolve))
    start()
    await pass(0)
    triggers.goOnline()
    triggers.show()
    await pass(SECOND)
    expect(calls).toHaveBeenCalledTimes(1)
    goOn()
    await pass(0)
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

describe('a failure', () => {
  const goAway = () => device.remote.faults.push(...Array.from({ length: 50 }, () => 'lost-request' as const))
  const comeBack = () => device.remote.faults.splice(0)

  it('is tried again later and later, at most five minutes apart, until it works', async () => {
    start()
    await pass(0)
    goAway()
    triggers.show()
    await pass(0)
    const gaps: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const before = calls.mock.calls.length
      let waited = 0
      while (calls.mock.calls.length === before) {
        await pass(SECOND)
        waited += 1
      }
      gaps.push(waited)
    }
    expect(gaps).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    comeBack()
    await pass(5 * MINUTE)
    expect(device.store.outcomes.at(-1)).toEqual({ kind: 'exchanged' })
    goAway()
    triggers.show()
    const before = calls.mock.calls.length
    await pass(2 * SECOND)
    expect(calls.mock.calls.length - before).toBe(2)
  })

  it('is spread: other devices wait another time', async () => {
    chance = 0
    goAway()
    start()
    await pass(0)
    const pulls = vi.spyOn(device.remote, 'pull')
    await pass(999)
    expect(pulls).not.toHaveBeenCalled()
    await pass(1)
    expect(pulls).toHaveBeenCalledTimes(1)
  })

  it('is not tried sooner because of writes, but at once when the network is back', async () => {
    start()
    await pass(0)
    goAway()
    triggers.show()
    await pass(30 * SECOND)
    const before = calls.mock.calls.length
    device.complete(L1)
    await pass(3 * SECOND)
    device.complete(L2)
    await pass(3 * SECOND)
    expect(calls.mock.calls.length).toBe(before)
    comeBack()
    triggers.goOnline()
    await pass(0)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('that is a lying network ends after 20 seconds and is tried again', async () => {
    start()
    await pass(0)
    device.complete(L1)
    device.remote.faults.push('black-hole')
    await pass(22 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(true)
    await pass(2 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('of the sign-in waits for the learner, not for a timer', async () => {
    start()
    await pass(0)
    device.remote.faults.push('signed-out')
    triggers.show()
    await pass(0)
    device.complete(L1)
    await pass(60 * MINUTE)
    expect(device.store.isWaiting('firestore')).toBe(true)
    triggers.signIn()
    await pass(0)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('of the service is tried again in five minutes', async () => {
    start()
    await pass(0)
    device.complete(L1)
    device.remote.faults.push('refused')
    await pass(2 * SECOND)
    await pass(5 * MINUTE - 1)
    expect(device.store.isWaiting('firestore')).toBe(true)
    await pass(1)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('of the disk is tried again', async () => {
    start()
    await pass(0)
    device.complete(L1)
    device.store.failures.push('quota', 'quota')
    await pass(2 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(true)
    await pass(2 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })

  it('of an old app ends it for good', async () => {
    device.account.put({ sync: { ...fresh(), format: 2 } })
    start()
    await pass(0)
    const before = calls.mock.calls.length
    device.complete(L1)
    triggers.goOnline()
    device.store.request()
    await pass(60 * MINUTE)
    expect([calls.mock.calls.length, triggers.listeners, vi.getTimerCount()]).toEqual([before, 0, 0])
  })

  it('that is a bug is reported, and does not end it', async () => {
    calls.mockRejectedValueOnce(new TypeError('A bug'))
    device.complete(L1)
    start()
    await pass(0)
    expect(report.mock.calls).toEqual([[new TypeError('A bug')]])
    report.mockClear()
    await pass(2 * SECOND)
    expect(device.store.isWaiting('firestore')).toBe(false)
  })
})

describe('the learner leaves', () => {
  it('between exchanges: nothing begins any more', async () => {
    start()
    await pass(0)
    device.complete(L1)
    await engine?.stop()
    triggers.goOnline()
    await pass(60 * MINUTE)
    expect([calls.mock.calls.length, triggers.listeners, vi.getTimerCount()]).toEqual([1, 0, 0])
  })

  it('in the middle of an exchange: it is given up at once, and nobody else gets its answer', async () => {
    device.complete(L1)
    start()
    device.remote.faults.push('black-hole')
    await pass(0)
    const before = device.store.document
    await engine?.stop()
    await pass(MINUTE)
    expect(device.store.document).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})

function createEngineOf({ store, remote }: ReturnType<typeof oneDevice>): Engine {
  const random = { bytes: (length: number) => new Uint8Array(length) }
  return createEngine({ store, remote, triggers: new Triggers(), random, report, locks: new MemoryLocks() })
}
