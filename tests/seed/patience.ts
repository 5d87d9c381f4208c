import { vi } from 'vitest'

/** A slow machine is no fault of the code: the limit only ends what hangs, before the test's own does. */
const LIMIT_MS = 60_000

type WaitFor = typeof vi.waitFor
const waitFor: WaitFor = vi.waitFor
vi.waitFor = ((callback, options) =>
  waitFor(callback, {
    timeout: LIMIT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })) satisfies WaitFor

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: LIMIT_MS })
}
