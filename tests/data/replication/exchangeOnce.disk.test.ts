import { afterEach, describe, expect, it, vi } from 'vitest'
import { completedLessons, undoLesson } from '../../../src/core/progress/lessons'
import { startOver } from '../../../src/core/progress/epochs'
import { type ExchangeOutcome, type ExchangeParts, exchangeOnce } from '../../../src/data/replication/exchangeOnce'
import type { Fault } from '../../fakes/MemoryRemote'
import { fresh, OWNER } from '../../core/progress/samples'
import { L1, L2, L3, MemoryLocks, oneDevice } from './oneDevice'

const never = new AbortController().signal
const locks = new MemoryLocks()

function exchange({ store, remote }: ReturnType<typeof oneDevice>, more: Partial<ExchangeParts> = {}) {
  return exchangeOnce({ store, remote, signal: never, locks, ...more })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('an exchange', () => {
  it('sends local changes and adds remote ones', async () => {
    const phone = oneDevice()
    const tablet = oneDevice(phone.account, 'tablet')
    phone.complete(L1)
    tablet.complete(L2)
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', wrote: true, isWaiting: false })
    expect(await exchange(tablet)).toMatchObject({ kind: 'exchanged', wrote: true, isWaiting: false })
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', wrote: false, isWaiting: false })
    expect(completedLessons(phone.store.document)).toEqual([L1, L2])
    expect(phone.store.document).toEqual(tablet.store.document)
  })

  it('reports that a change made in the meantime waits', async () => {
    const phone = oneDevice()
    phone.complete(L1)
    phone.remote.beforeCommit = async () => void phone.complete(L2)
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', wrote: true, isWaiting: true })
    expect(completedLessons(phone.store.document)).toEqual([L1, L2])
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', wrote: true, isWaiting: false })
  })

  it('merges first once, and later the device’s epoch counts again', async () => {
    const phone = oneDevice()
    phone.store.act(startOver)
    phone.complete(L1)
    await exchange(phone)
    expect(phone.store.document.epoch).toBe(0)
    phone.store.act(startOver)
    await exchange(phone)
    expect(phone.store.document.epoch).toBe(1)
  })

  it('keeps the data read for the first merge when the exchange fails', async () => {
    const tablet = oneDevice()
    tablet.complete(L1)
    await exchange(tablet)
    for (const here of [[], [L2]]) {
      const phone = oneDevice(tablet.account, 'phone')
      for (const id of here) phone.complete(id)
      vi.spyOn(phone.remote, 'exchange').mockResolvedValue({ kind: 'offline' })
      expect(await exchange(phone)).toEqual({ kind: 'offline' })
      expect(completedLessons(phone.store.document)).toEqual([L1, ...here])
      expect(phone.store.isWaiting()).toBe(here.length > 0)
    }
  })

  it('writes nothing to a remote when the first merge failed', async () => {
    const phone = oneDevice()
    phone.complete(L1)
    phone.remote.faults.push('lost-request')
    expect(await exchange(phone)).toEqual({ kind: 'offline' })
    expect(phone.account.writes).toBe(0)
    expect(await phone.store.readForExchange()).toMatchObject({ value: { isMerged: false } })
  })

  it.each<[Fault, ExchangeOutcome]>([
    ['lost-request', { kind: 'offline' }],
    ['lost-answer', { kind: 'offline' }],
    ['signed-out', { kind: 'signed-out' }],
    ['refused', { kind: 'refused', reason: 'The service said no.' }],
  ])('returns and saves the outcome: %s', async (fault, outcome) => {
    const phone = oneDevice()
    await exchange(phone)
    phone.complete(L1)
    phone.remote.faults.push(fault)
    expect(await exchange(phone)).toEqual(outcome)
    expect(phone.store.outcomes.at(-1)).toEqual(outcome)
    expect(phone.store.isWaiting()).toBe(true)
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', isWaiting: false })
  })

  it('never writes a document of a newer app, local or remote', async () => {
    const newer = { ...fresh(), format: 2 }
    const here = oneDevice()
    here.store.document = newer
    expect(await exchange(here)).toEqual({ kind: 'outdated', minimum: 2 })
    const there = oneDevice()
    there.complete(L1)
    there.account.put({ sync: newer })
    expect(await exchange(there)).toEqual({ kind: 'outdated', minimum: 2 })
    there.account.put(undefined)
    await exchange(there)
    there.account.put({ sync: newer })
    expect(await exchange(there)).toEqual({ kind: 'outdated', minimum: 2 })
    expect([here.account.writes, there.account.read().fields]).toEqual([0, { sync: newer }])
  })
})

describe('the deadline', () => {
  it.each<Fault>(['black-hole', 'silent-commit'])('ends after 20 seconds of silence (%s)', async (fault) => {
    const phone = oneDevice()
    await exchange(phone)
    vi.useFakeTimers()
    phone.complete(L1)
    phone.remote.faults.push(fault)
    const settled = vi.fn()
    const running = exchange(phone).then(settled)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    await running
    expect(settled).toHaveBeenCalledWith({ kind: 'offline' })
    expect(locks.held.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', wrote: fault === 'black-hole' })
  })

  it('includes the first merge', async () => {
    vi.useFakeTimers()
    const phone = oneDevice()
    phone.remote.faults.push('black-hole')
    const running = exchange(phone)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await running).toEqual({ kind: 'offline' })
  })

  it('ends an exchange when the disk is silent', async () => {
    vi.useFakeTimers()
    const phone = oneDevice()
    phone.store.readForExchange = () => new Promise(() => undefined)
    const running = exchange(phone)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await running).toEqual({ kind: 'storage-failed', reason: 'connection' })
    expect(locks.held.size).toBe(0)
  })

  it('ends an exchange when the learner leaves, without a late commit', async () => {
    const phone = oneDevice()
    const tablet = oneDevice(phone.account, 'tablet')
    tablet.complete(L2)
    await exchange(tablet)
    await exchange(phone)
    phone.store.act(startOver)
    let goOn = (): void => undefined
    phone.remote.beforeCommit = () => new Promise((resolve) => (goOn = resolve))
    const leaving = new AbortController()
    const running = exchange(phone, { signal: leaving.signal })
    await new Promise((resolve) => setTimeout(resolve))
    leaving.abort()
    expect(await running).toEqual({ kind: 'stopped' })
    const before = phone.account.writes
    goOn()
    await new Promise((resolve) => setTimeout(resolve))
    expect(phone.account.writes).toBe(before)
    expect(await exchange(phone, { signal: leaving.signal })).toEqual({ kind: 'stopped' })
  })
})

describe('two exchanges at once', () => {
  it('do the work in one, and return busy in the other', async () => {
    const phone = oneDevice()
    expect(await Promise.all([exchange(phone), exchange(phone)])).toMatchObject([
      { kind: 'exchanged' },
      { kind: 'busy' },
    ])
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged' })
  })
})

describe('the data of the earlier site in local storage', () => {
  const user = { id: OWNER, completedConcepts: [L1], redeemedPoints: 100 }

  it('is read once after an answer, joined in epoch 0, and sent', async () => {
    const phone = oneDevice()
    const earlierProgress = vi.fn(() => user)
    expect(await exchange(phone, { earlierProgress })).toMatchObject({ kind: 'exchanged', isWaiting: true })
    expect(await exchange(phone, { earlierProgress })).toMatchObject({ wrote: true, isWaiting: false })
    expect(earlierProgress).toHaveBeenCalledTimes(1)
    expect(phone.store.document).toMatchObject({ lessons: { [L1]: { legacy: 1 } }, spentBefore: 100 })
  })

  it('is not read while there is no answer', async () => {
    const phone = oneDevice()
    const earlierProgress = vi.fn(() => user)
    phone.remote.faults.push('lost-request')
    expect(await exchange(phone, { earlierProgress })).toMatchObject({ kind: 'offline' })
    expect(earlierProgress).not.toHaveBeenCalled()
  })

  it('can be joined although a lesson was undone elsewhere long ago', async () => {
    const tablet = oneDevice()
    await exchange(tablet, { earlierProgress: () => user })
    tablet.store.act((document) => undoLesson(document, { lessonId: L1 }))
    await exchange(tablet)
    const phone = oneDevice(tablet.account)
    await exchange(phone, { earlierProgress: () => user })
    expect(completedLessons(phone.store.document)).toEqual([L1])
    await exchange(phone)
    await exchange(tablet)
    expect(completedLessons(tablet.store.document)).toEqual([L1])
  })

  it('is set aside in a later epoch', async () => {
    const tablet = oneDevice()
    await exchange(tablet)
    tablet.store.act(startOver)
    await exchange(tablet)
    const phone = oneDevice(tablet.account)
    await exchange(phone, { earlierProgress: () => user })
    expect(completedLessons(phone.store.document)).toEqual([])
    expect(phone.store.superseded.map(completedLessons)).toEqual([[L1]])
  })

  it('adds no spent points to an account that has counted them', async () => {
    const tablet = oneDevice()
    tablet.complete(L3)
    await exchange(tablet)
    const phone = oneDevice(tablet.account)
    await exchange(phone, { earlierProgress: () => user })
    expect(phone.store.document).toMatchObject({ lessons: { [L1]: { legacy: 1 } }, spentBefore: 0 })
  })

  it('is found by a page after a worker, with its spent points', async () => {
    const phone = oneDevice()
    await exchange(phone)
    await exchange(phone, { earlierProgress: () => user })
    expect(phone.store.document).toMatchObject({ epoch: 0, lessons: { [L1]: { legacy: 1 } }, spentBefore: 100 })
  })

  it('is read again when it could not be added', async () => {
    const phone = oneDevice()
    const earlierProgress = vi.fn(() => {
      if (earlierProgress.mock.calls.length === 1) phone.store.failures.push('quota')
      return user
    })
    expect(await exchange(phone, { earlierProgress })).toEqual({ kind: 'storage-failed', reason: 'quota' })
    expect(await exchange(phone, { earlierProgress })).toMatchObject({ kind: 'exchanged', isWaiting: true })
    expect(completedLessons(phone.store.document)).toEqual([L1])
  })
})
