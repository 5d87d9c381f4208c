import { describe, expect, it, vi } from 'vitest'
import { fresh } from '../../core/progress/samples'
import { engineBench, MINUTE, pass, SECOND } from './engineBench'
import { L1, L2, L3, MemoryLocks } from './oneDevice'

const bench = engineBench()

describe('a failure', () => {
  const goAway = () => bench.device.remote.faults.push(...Array.from({ length: 50 }, () => 'lost-request' as const))
  const comeBack = () => bench.device.remote.faults.splice(0)

  it('is tried again, at most five minutes apart, until it works', async () => {
    bench.start()
    await pass(0)
    goAway()
    bench.triggers.goOnline()
    await pass(0)
    const gaps: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const before = bench.exchanges.mock.calls.length
      let waited = 0
      while (bench.exchanges.mock.calls.length === before) {
        await pass(SECOND)
        waited += 1
      }
      gaps.push(waited)
    }
    expect(gaps).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    comeBack()
    await pass(5 * MINUTE)
    expect(bench.device.store.outcomes.at(-1)).toEqual({ kind: 'exchanged' })
    goAway()
    bench.triggers.goOnline()
    const before = bench.exchanges.mock.calls.length
    await pass(2 * SECOND)
    expect(bench.exchanges.mock.calls.length - before).toBe(2)
  })

  it('is spread, because other devices wait for another time', async () => {
    bench.chance = 0
    goAway()
    bench.start()
    await pass(0)
    const pulls = vi.spyOn(bench.device.remote, 'pull')
    await pass(999)
    expect(pulls).not.toHaveBeenCalled()
    await pass(1)
    expect(pulls).toHaveBeenCalledTimes(1)
  })

  it('is not retried sooner by writes, but at once when online', async () => {
    bench.start()
    await pass(0)
    goAway()
    bench.triggers.goOnline()
    await pass(30 * SECOND)
    const before = bench.exchanges.mock.calls.length
    bench.device.complete(L1)
    await pass(3 * SECOND)
    bench.device.complete(L2)
    await pass(3 * SECOND)
    expect(bench.exchanges.mock.calls.length).toBe(before)
    comeBack()
    bench.triggers.goOnline()
    await pass(0)
    expect(bench.isWaiting).toBe(false)
  })

  it('of a silent network ends after 20 seconds and is retried', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    bench.device.remote.faults.push('black-hole')
    await pass(22 * SECOND)
    expect(bench.isWaiting).toBe(true)
    await pass(2 * SECOND)
    expect(bench.isWaiting).toBe(false)
  })

  it('of the sign-in waits for the learner, not for a timer', async () => {
    bench.start()
    await pass(0)
    bench.device.remote.faults.push('signed-out')
    bench.triggers.show()
    await pass(0)
    bench.device.complete(L1)
    await pass(60 * MINUTE)
    expect(bench.isWaiting).toBe(true)
    bench.triggers.signIn()
    await pass(0)
    expect(bench.isWaiting).toBe(false)
  })

  it('of the service is tried again in five minutes', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    bench.device.remote.faults.push('refused')
    await pass(2 * SECOND)
    await pass(5 * MINUTE - 1)
    expect(bench.isWaiting).toBe(true)
    await pass(1)
    expect(bench.isWaiting).toBe(false)
  })

  it('of a suspended page’s lock is skipped after a while', async () => {
    const locks = new MemoryLocks()
    locks.held.add(`replication-${bench.device.store.learnerId}`)
    bench.device.complete(L1)
    bench.start(locks)
    await pass(MINUTE)
    expect(bench.exchanges).not.toHaveBeenCalled()
    await pass(2 * MINUTE)
    expect(bench.isWaiting).toBe(false)
    expect(locks.held.size).toBe(1)
  })

  it('of the disk is tried again', async () => {
    bench.start()
    await pass(0)
    bench.device.complete(L1)
    bench.device.store.failures.push('quota', 'quota')
    await pass(2 * SECOND)
    expect(bench.isWaiting).toBe(true)
    await pass(2 * SECOND)
    expect(bench.isWaiting).toBe(false)
  })

  it('of an old app ends the engine permanently', async () => {
    bench.device.account.put({ sync: { ...fresh(), format: 2 } })
    bench.start()
    await pass(0)
    const before = bench.exchanges.mock.calls.length
    bench.device.complete(L1)
    bench.triggers.goOnline()
    bench.device.store.request()
    await pass(60 * MINUTE)
    expect([bench.exchanges.mock.calls.length, bench.triggers.listeners, vi.getTimerCount()]).toEqual([before, 0, 0])
  })

  it('that is a bug is reported, and does not end the engine', async () => {
    bench.exchanges.mockRejectedValueOnce(new TypeError('A bug'))
    bench.device.complete(L1)
    bench.start()
    await pass(0)
    expect(bench.bugs).toEqual([new TypeError('A bug')])
    bench.bugs = []
    await pass(2 * SECOND)
    expect(bench.isWaiting).toBe(false)
  })
})

describe('an account that was deleted on another device', () => {
  it('ends the mirror, keeps local progress, and is never written back', async () => {
    bench.device.complete(L1)
    bench.start()
    await pass(0)
    const before = bench.device.store.document
    bench.device.account.erase()
    bench.device.complete(L2)
    await pass(2 * SECOND)
    expect(bench.device.store.outcomes.at(-1)).toEqual({ kind: 'deleted' })
    const { length } = bench.exchanges.mock.calls
    bench.device.complete(L3)
    bench.triggers.goOnline()
    bench.triggers.signIn()
    bench.triggers.show()
    await pass(30 * MINUTE)
    expect(bench.exchanges.mock.calls).toHaveLength(length)
    expect(Object.keys(bench.device.account.read().fields ?? {})).toEqual(['deletedAt', 'updatedAt'])
    expect(Object.keys(bench.device.store.document.lessons)).toEqual(expect.arrayContaining([L1, L2, L3]))
    expect(before.epoch).toBe(bench.device.store.document.epoch)
  })

  it('is reported to a new device, which writes nothing to it', async () => {
    bench.device.account.erase()
    bench.device.complete(L1)
    bench.start()
    await pass(MINUTE)
    expect(bench.device.store.outcomes).toEqual([{ kind: 'deleted' }])
    expect(bench.exchanges).not.toHaveBeenCalled()
  })
})
