import { describe, expect, it, vi } from 'vitest'
import { completedLessons } from '../../../src/core/progress/lessons'
import { startOver } from '../../../src/core/progress/epochs'
import { exchangeOnce } from '../../../src/data/replication/exchangeOnce'
import { L1, L2, MemoryLocks, oneDevice } from './oneDevice'

const never = new AbortController().signal
const locks = new MemoryLocks()
const done = { kind: 'written', value: undefined } as const
const nothing = { kind: 'pulled', remote: undefined, document: undefined } as const

function exchange({ store, remote }: ReturnType<typeof oneDevice>) {
  return exchangeOnce({ store, remote, signal: never, locks })
}

describe('the disk fails', () => {
  it.each([
    ['when the document is read', 1],
    ['when the first merge is written', 2],
    ['when the answer is applied', 3],
  ])('%s, and the exchange fails and recovers the next time', async (_case, call) => {
    const phone = oneDevice()
    phone.complete(L1)
    const { store } = phone
    const failNext = (): void => void store.failures.push('quota')
    if (call === 1) vi.spyOn(store, 'noteStart').mockImplementationOnce(async () => (failNext(), done))
    if (call === 2) vi.spyOn(phone.remote, 'pull').mockImplementationOnce(async () => (failNext(), nothing))
    if (call === 3) phone.remote.beforeCommit = async () => failNext()
    expect(await exchange(phone)).toEqual({ kind: 'storage-failed', reason: 'quota' })
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged', isWaiting: false })
    expect(completedLessons(store.document)).toEqual([L1])
  })

  it('when setting aside learning fails, and nothing is replaced', async () => {
    const phone = oneDevice()
    const tablet = oneDevice(phone.account, 'tablet')
    tablet.complete(L2)
    await exchange(tablet)
    await exchange(phone)
    phone.store.act(startOver)
    const before = phone.account.read()
    phone.remote.beforeCommit = async () => void phone.store.failures.push('quota')
    expect(await exchange(phone)).toEqual({ kind: 'storage-failed', reason: 'quota' })
    expect(phone.account.read()).toEqual(before)
    expect(await exchange(phone)).toMatchObject({ kind: 'exchanged' })
    expect(phone.store.superseded.map(completedLessons)).toEqual([[L2]])
  })

  it('rethrows a bug', async () => {
    const phone = oneDevice()
    phone.remote.pull = () => Promise.reject(new TypeError('A bug'))
    await expect(exchange(phone)).rejects.toThrow('A bug')
    expect(locks.held.size).toBe(0)
  })
})
