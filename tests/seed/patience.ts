import { vi } from 'vitest'
import { patience } from './patienceOfRun'

type WaitFor = typeof vi.waitFor
const waitFor: WaitFor = vi.waitFor
vi.waitFor = ((callback, options) =>
  waitFor(callback, {
    timeout: patience.waitMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })) satisfies WaitFor

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: patience.waitMs })
}
