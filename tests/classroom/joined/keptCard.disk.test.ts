import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptCard } from '../../../src/classroom/joined/keptCard'
import { CLASS_CARD, createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { TurnableClock } from '../../fakes/TurnableClock'
import { breakable, failingPuts } from '../../data/store/faultyStorage'

const device = createDeviceDatabase({ indexedDB, IDBKeyRange })
const stored = () => device.run(({ settings }) => settings.get(CLASS_CARD))
const at = (time: string) => new TurnableClock(`2026-11-20T${time}`)

/** Returns the card that another page finds. */
async function found(clock: TurnableClock): Promise<string | null | undefined> {
  const card = createKeptCard(device, clock)
  await card.load()
  return card.getSnapshot()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await device.run(({ settings }) => settings.clear())
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a card from a link', () => {
  it('is available on the next page, for an hour', async () => {
    await createKeptCard(device, at('09:00:00')).keep('UEwBAw')
    expect(await found(at('09:59:59'))).toBe('UEwBAw')
    expect(await found(at('10:00:00'))).toBeNull()
    expect(await stored()).toBeUndefined()
  })

  it('is deleted after an hour on a page that stays open', async () => {
    const card = createKeptCard(device, at('09:00:00'))
    await card.keep('UEwBAw')
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(card.getSnapshot()).toBe('UEwBAw')
    await vi.advanceTimersByTimeAsync(1)
    expect(card.getSnapshot()).toBeNull()
    await vi.waitFor(async () => expect(await stored()).toBeUndefined())
  })

  it('is deleted when the clock was turned back', async () => {
    await createKeptCard(device, at('09:00:00')).keep('UEwBAw')
    expect(await found(at('08:59:59'))).toBeNull()
    expect(await stored()).toBeUndefined()
  })

  it('is deleted after thirty reads when the clock is stopped', async () => {
    await createKeptCard(device, at('09:00:00')).keep('UEwBAw')
    for (let look = 0; look < 30; look += 1) expect(await found(at('09:00:00'))).toBe('UEwBAw')
    expect(await found(at('09:00:00'))).toBeNull()
  })

  it('is replaced by a newer one, and listeners are told', async () => {
    const card = createKeptCard(device, at('09:00:00'))
    const heard = vi.fn<() => void>()
    card.subscribe(heard)
    await card.load()
    expect(card.getSnapshot()).toBeNull()
    await card.keep('one')
    await card.keep('two')
    expect(heard).toHaveBeenCalledTimes(3)
    expect(await found(at('09:00:01'))).toBe('two')
  })

  it('is deleted on every page once it was declined', async () => {
    const card = createKeptCard(device, at('09:00:00'))
    await card.keep('UEwBAw')
    await card.drop()
    expect(card.getSnapshot()).toBeNull()
    expect(await stored()).toBeUndefined()
  })

  it('is deleted when it can’t be read', async () => {
    await device.run(({ settings }) => settings.put({ key: CLASS_CARD, value: '{"text":7}' }))
    expect(await found(at('09:00:00'))).toBeNull()
    await device.run(({ settings }) => settings.put({ key: CLASS_CARD, value: 'torn' }))
    expect(await found(at('09:00:00'))).toBeNull()
    expect(await stored()).toBeUndefined()
  })

  it('stays on this page when the disk fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const card = createKeptCard(device, at('09:00:00'))
    failingPuts(Infinity)
    await card.keep('UEwBAw')
    expect(card.getSnapshot()).toBe('UEwBAw')
  })

  it('is missing when the device can’t be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const factory = breakable(() => true, 'UnknownError')
    const card = createKeptCard(createDeviceDatabase({ indexedDB: factory, IDBKeyRange }), at('09:00:00'))
    await card.load()
    expect(card.getSnapshot()).toBeNull()
  })
})
