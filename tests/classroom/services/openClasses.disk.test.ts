import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openClasses } from '../../../src/classroom/services/openClasses'
import { alwaysHere } from '../../../src/platform/pageLife'
import { createDeviceDatabase, HANDS_IN } from '../../../src/data/store/deviceDatabase'
import { digitsFor, made, member } from '../classSamples'

it('names a class after leaving, until the teacher has confirmed it', async () => {
  const { classes, store, clock, opened, key } = await member()
  const dexie = { indexedDB, IDBKeyRange }

  const openStore = () => Promise.reject(new Error('asked for nobody'))
  const { untold } = openClasses({
    clock,
    app: 'v9',
    dexie,
    page: alwaysHere,
    openStore,
    documents: undefined,
    relays: [],
    device: createDeviceDatabase(dexie),
  })
  expect(await untold(store)).toEqual([])
  await classes.leave(key)
  expect(await untold(store)).toEqual(['Period 3'])
  await classes.answer(key, '12345678')
  expect(await untold(store)).toEqual(['Period 3'])
  await classes.answer(key, await digitsFor(opened, (await made(classes, key)).envelope))
  expect(await untold(store)).toEqual([])
})

it('remembers for the next start whether anyone here hands in online', async () => {
  const { store, clock } = await member()
  const dexie = { indexedDB, IDBKeyRange }
  const device = createDeviceDatabase(dexie)
  const open = () =>
    openClasses({
      clock,
      app: 'v9',
      dexie,
      page: alwaysHere,
      openStore: () => Promise.reject(new Error('asked for nobody')),
      documents: undefined,
      relays: [],
      device,
    })
  expect(await open().handsIn()).toBe(false)
  await device.run(({ settings }) => settings.put({ key: HANDS_IN, value: '' }))
  expect(await open().handsIn()).toBe(true)
  // No learner of this device is in a class.
  const { handIn } = await open().relays()
  const locks = { request: <T>(_name: string, _options: object, work: (lock: object) => Promise<T>) => work({}) }
  expect(await handIn({ isTapped: false, signal: new AbortController().signal, locks })).toBe('done')
  expect(await open().handsIn()).toBe(false)
  store.close()
})
