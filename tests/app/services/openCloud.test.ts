import { expect, it, vi } from 'vitest'
import { openCloudOnce } from '../../../src/app/services/openCloud'
import type { FirebaseInPage } from '../../../src/data/firebase/openFirebaseInPage'

const opened = {} as FirebaseInPage

it('loads nothing before the first call, and then once for all callers', async () => {
  const open = vi.fn(() => Promise.resolve(opened))
  const cloud = openCloudOnce(open)
  expect(open).not.toHaveBeenCalled()
  expect(await Promise.all([cloud(), cloud()])).toEqual([opened, opened])
  await cloud()
  expect(open).toHaveBeenCalledTimes(1)
})

it('does not remember a failure', async () => {
  const open = vi.fn(() => Promise.resolve(opened))
  open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const cloud = openCloudOnce(open)
  await expect(cloud()).rejects.toThrow('Failed to fetch')
  expect(await cloud()).toBe(opened)
})
