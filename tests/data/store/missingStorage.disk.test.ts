import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { learnerDatabase } from '../../../src/data/store/learnerDatabase'
import { letGoOnLeave } from '../../../src/data/store/letGoOnLeave'
import { saveFailureOf } from '../../../src/data/store/storeHealth'
import { FakePageLife } from '../../fakes/FakePageLife'
import { newLearner } from './openTestStore'

it('says that a browser without IndexedDB saves nothing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const database = learnerDatabase(newLearner(), { indexedDB: letGoOnLeave(new FakePageLife()), IDBKeyRange })
  expect(saveFailureOf(await database.open().catch((error: unknown) => error))).toBe('private-mode')
})
