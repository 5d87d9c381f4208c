import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { failingPuts, rowOf } from './faultyStorage'
import { newLearner, openTestStore } from './openTestStore'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the certificate name is kept across visits until it is cleared', async () => {
  const learnerId = newLearner()
  const store = await openTestStore({ learnerId })
  expect(await store.certificateName()).toBeNull()
  expect(await store.setCertificateName('Maya Larsen')).toBeUndefined()
  store.close()
  const next = await openTestStore({ learnerId })
  expect(await next.certificateName()).toBe('Maya Larsen')
  expect(await next.setCertificateName(null)).toBeUndefined()
  expect(await next.certificateName()).toBeNull()
})

it('the certificate name does not change the document or its backup', async () => {
  const learnerId = newLearner()
  const store = await openTestStore({ learnerId })
  const before = await rowOf(learnerId)
  await store.setCertificateName('Maya Larsen')
  expect(await rowOf(learnerId)).toEqual(before)
})

it('the certificate name stays, with an error, when the disk is full', async () => {
  const store = await openTestStore()
  await store.setCertificateName('Maya Larsen')
  failingPuts(3)
  expect(await store.setCertificateName('Somebody else')).toBe('quota')
  vi.restoreAllMocks()
  expect(await store.certificateName()).toBe('Maya Larsen')
})
