import { describe, expect, it, vi } from 'vitest'
import { completedLessons } from '../../../src/core/progress/lessons'
import { engineBench, MINUTE, pass, SECOND } from './engineBench'
import { L1, L2, L3, oneDevice } from './oneDevice'
import { Triggers } from './Triggers'

const bench = engineBench()

describe('an exchange starts', () => {
  it('at the start', async () => {
    bench.device.complete(L1)
    bench.start()
    await pass(0)
    expect(bench.device.account.writes).toBe(1)
  })

  it('two seconds after the last of several writes, once', async () => {
    bench.start()
    await pass(0)
    for (const id of [L1, L2, L3]) {
      bench.device.complete(id)
      await pass(1500)
    }
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
    await pass(500)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    await pass(MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    expect(bench.isWaiting).toBe(false)
  })

  it.each<[string, () => void]>([
    ['online', () => bench.triggers.goOnline()],
    ['visible', () => bench.triggers.show()],
    ['sign-in', () => bench.triggers.signIn()],
    ['Back up now', () => bench.device.store.request()],
  ])('at once on %s', async (_name, happen) => {
    bench.start()
    await pass(31 * SECOND)
    happen()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
  })

  it('not on visible within 30 seconds of a success, without changes', async () => {
    bench.start()
    await pass(29 * SECOND)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
    const other = bench.engineOf(bench.device)
    await pass(29 * SECOND)
    bench.triggers.show()
    await pass(0)
    await other.stop()
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    await pass(2 * SECOND)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(3)
  })

  it('on visible at once with changes, or after a clock change', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    await pass(0)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    vi.setSystemTime(Date.now() - 60 * MINUTE)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(3)
  })

  it('on visible at once after a failure', async () => {
    bench.start()
    await pass(0)
    bench.device.remote.faults.push('signed-out')
    bench.triggers.goOnline()
    await pass(0)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(3)
  })

  it('on Back up now in one of the visible tabs', async () => {
    const hidden = new Triggers()
    hidden.visible = false
    const others = [bench.engineOf(bench.device, hidden), bench.engineOf(bench.device), bench.engineOf(bench.device)]
    await pass(31 * SECOND)
    bench.exchanges.mockClear()
    bench.device.store.request()
    await pass(MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
    await Promise.all(others.map((engine) => engine.stop()))
  })

  it('every five minutes while the page is visible', async () => {
    bench.start()
    await pass(0)
    await pass(5 * MINUTE + 5 * SECOND)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    await pass(5 * MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(3)
    bench.triggers.visible = false
    await pass(60 * MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(3)
    bench.triggers.show()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(4)
  })

  it('without a timer while hidden, and every five minutes again afterward', async () => {
    bench.start()
    await pass(0)
    bench.triggers.visible = false
    await pass(6 * MINUTE)
    expect(vi.getTimerCount()).toBe(0)
    // Another tab has just exchanged, so nothing is due when this one is visible.
    const other = bench.engineOf(bench.device)
    await pass(SECOND)
    await other.stop()
    bench.exchanges.mockClear()
    bench.triggers.show()
    await pass(SECOND)
    expect(bench.exchanges).not.toHaveBeenCalled()
    await pass(5 * MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
  })

  it('not because of data that an exchange brought', async () => {
    const tablet = oneDevice(bench.device.account, 'tablet')
    tablet.complete(L2)
    const other = bench.engineOf(tablet)
    await pass(0)
    await other.stop()
    bench.start()
    await pass(MINUTE)
    expect(completedLessons(bench.device.store.document)).toEqual([L2])
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
  })

  it('not for a write that another tab has sent', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    await pass(1000)
    const other = bench.engineOf(bench.device)
    await pass(0)
    await other.stop()
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
    await pass(MINUTE)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
  })
})

describe('an event while an exchange runs', () => {
  it('sends a write two seconds later', async () => {
    bench.device.remote.beforeCommit = async () => void bench.device.complete(L1)
    bench.start()
    await pass(0)
    expect(bench.isWaiting).toBe(true)
    await pass(2 * SECOND)
    expect([bench.exchanges.mock.calls.length, bench.isWaiting]).toEqual([2, false])
  })

  it('remembers a write made just after the answer was applied', async () => {
    const apply = bench.device.store.applyAnswer.bind(bench.device.store)
    vi.spyOn(bench.device.store, 'applyAnswer').mockImplementationOnce(async (...args) => {
      const applied = await apply(...args)
      bench.device.complete(L1)
      return applied
    })
    bench.start()
    await pass(0)
    expect(bench.isWaiting).toBe(true)
    await pass(2 * SECOND)
    expect(bench.isWaiting).toBe(false)
  })

  it('turns several calls into one more exchange', async () => {
    let goOn = (): void => undefined
    bench.device.remote.beforeCommit = () => new Promise((resolve) => (goOn = resolve))
    bench.start()
    await pass(0)
    bench.triggers.goOnline()
    bench.triggers.show()
    await pass(SECOND)
    expect(bench.exchanges).toHaveBeenCalledTimes(1)
    goOn()
    await pass(0)
    expect(bench.exchanges).toHaveBeenCalledTimes(2)
  })
})

describe('the learner leaves', () => {
  it('starts no exchange after that', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    await bench.engine?.stop()
    bench.triggers.goOnline()
    await pass(60 * MINUTE)
    expect([bench.exchanges.mock.calls.length, bench.triggers.listeners, vi.getTimerCount()]).toEqual([1, 0, 0])
  })

  it('stops a running exchange at once, and ignores its answer', async () => {
    bench.device.complete(L1)
    bench.start()
    bench.device.remote.faults.push('black-hole')
    await pass(0)
    const before = bench.device.store.document
    await bench.engine?.stop()
    await pass(MINUTE)
    expect(bench.device.store.document).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})
