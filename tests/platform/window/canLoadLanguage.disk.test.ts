import { expect, it, vi } from 'vitest'
import { canLoadLanguage } from '../../../src/platform/window/canLoadLanguage'

/** A server that never answers. Its request fails when the page gives up. */
const silence: typeof fetch = (_, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))

it('gives up after 8 seconds, also without `AbortSignal.timeout`', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', {})
  let answer: boolean | undefined
  void canLoadLanguage('es/', silence).then((is) => (answer = is))
  await vi.advanceTimersByTimeAsync(7900)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
