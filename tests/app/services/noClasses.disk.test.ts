import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { noClassesWords as words } from '#words/noClasses'
import { noClasses } from '../../../src/app/services/noClasses'
import type { LearnerId } from '../../../src/core/progress/ids'
import { putClassBook } from '../../../src/data/store/classBooks'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { member } from '../../classroom/classSamples'

const TEACHER = 'teacher' as LearnerId
let device: DeviceDatabase
beforeEach(() => {
  device = createDeviceDatabase({ indexedDB, IDBKeyRange })
})

it('counts a class on this device as one without a backup', async () => {
  expect(await noClasses(device).unsaved(TEACHER)).toEqual([])
  await putClassBook(device, { key: 'ab'.repeat(16), owner: TEACHER, state: 'here' })
  expect(await noClasses(device).unsaved(TEACHER)).toEqual([words.unreadClass])
  expect(await noClasses(device).unsaved('someone else' as LearnerId)).toEqual([])
})

it('counts a class that the learner left as untold', async () => {
  const { store, classes, key } = await member()
  expect(await noClasses(device).untold(store)).toEqual([])
  await classes.leave(key)
  expect(await noClasses(device).untold(store)).toEqual([words.unreadClass])
  store.close()
})
