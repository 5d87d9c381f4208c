import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openClasses } from '../src/openClasses'
import { alwaysHere } from '../src/platform/pageLife'
import { createDeviceDatabase } from '../src/store/deviceDatabase'
import { digitsFor, made, member } from './classes/classSamples'

it('names a class that was left until the teacher has answered the report that says so', async () => {
  const { classes, store, clock, opened, key } = await member()
  const dexie = { indexedDB, IDBKeyRange }

  const openStore = () => Promise.reject(new Error('asked for nobody'))
  const { untold } = openClasses({
    clock,
    app: 'v9',
    dexie,
    page: alwaysHere,
    openStore,
    firestore: undefined,
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
