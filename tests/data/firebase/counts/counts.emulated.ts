import 'fake-indexeddb/auto'
import { afterEach, expect, inject, it } from 'vitest'
import { canonicalText } from '../../../../src/core/progress/json'
import { exchangeOnce } from '../../../../src/data/replication/exchangeOnce'
import { day } from '../../../core/progress/samples'
import { StoredDevice } from '../../../scale/StoredDevice'
import { EmulatedAccount } from '../remote/EmulatedAccount'
import { TWO_HUNDRED_ACTIONS } from './twoHundredActions'

const account = new EmulatedAccount(inject('emulators').firestore)
const signal = new AbortController().signal
afterEach(() => account.close())

it('sends two hundred offline actions with one read and one write', async () => {
  const replica = await StoredDevice.open()
  const client = account.client({ today: () => day('2026-03-01') })
  const exchange = () => exchangeOnce({ store: replica.store, remote: client, signal, locks: alone })
  const { requests } = client.line

  expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: true })
  // One for the first merge, once in a device's life, and one for the exchange itself.
  expect(requests.splice(0).map(({ paid }) => paid)).toEqual(['read', 'read', 'write'])

  expect(TWO_HUNDRED_ACTIONS).toHaveLength(200)
  for (const action of TWO_HUNDRED_ACTIONS) expect(await replica.do(action, '2026-03-01')).toBe(true)
  expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: true, isWaiting: false })
  const [read, write, ...more] = requests.splice(0)
  expect([read?.paid, write?.paid, more]).toEqual(['read', 'write', []])
  expect(write?.bytes).toBeLessThan(20_000)
  expect(canonicalText((await account.fields())?.['sync'])).toBe(canonicalText(await replica.document()))

  for (const _again of [1, 2]) {
    expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: false, isWaiting: false })
    expect(requests.splice(0)).toEqual([{ paid: 'read', bytes: expect.any(Number) }])
  }

  await replica.do({ kind: 'name', name: 'Grace' }, '2026-03-01')
  expect(await exchange()).toMatchObject({ wrote: true })
  // A commit of one changed leaf does not contain the entire course.
  expect(requests.splice(0).map(({ bytes }) => bytes)).toEqual([expect.any(Number), expect.toSatisfy(isSmall)])
  replica.close()
})

const isSmall = (bytes: number): boolean => bytes < 1000

const alone = { request: <T>(_name: string, _options: unknown, work: (lock: object) => Promise<T>) => work({}) }
