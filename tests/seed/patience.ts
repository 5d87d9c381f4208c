import { expect, vi } from 'vitest'
import { patience } from './patienceOfRun'

const { waitFor, waitUntil } = vi
const { poll } = expect

type Options = number | { timeout?: number; interval?: number }
const patiently = (options?: Options): Options => ({
  timeout: patience.waitMs,
  ...(typeof options === 'number' ? { timeout: options } : options),
})

vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))
expect.poll = (callback, options) => poll(callback, { timeout: patience.waitMs, ...options })

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: patience.waitMs })
}
