import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRetryOnline } from '../../src/session/useRetryOnline'

let isOnline = true
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('retries when the device comes online, but never after unmounting', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const retry = vi.fn()
  const { unmount } = renderHook(() => useRetryOnline(retry))
  isOnline = false
  window.dispatchEvent(new Event('offline'))
  expect(retry).not.toHaveBeenCalled()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})
