import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { emptyHeartbeats } from '../../../src/data/firebase/emptyHeartbeats'

const NAME = 'firebase-heartbeat-database'
const STORE = 'firebase-heartbeat-store'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('The request failed.')))
  })
}

it('deletes Firebase’s record of days while Firebase has it open', async () => {
  const storage = new IDBFactory()
  const opening = storage.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await done(opening)
  await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put({ heartbeats: [] }, '[DEFAULT]!app'))
  await emptyHeartbeats(storage)
  expect(await done(database.transaction(STORE).objectStore(STORE).count())).toBe(0)
})

it('creates no database, and does nothing in a browser without storage', async () => {
  const storage = new IDBFactory()
  await emptyHeartbeats(storage)
  expect(await storage.databases()).toEqual([])
  await emptyHeartbeats(undefined)
})
