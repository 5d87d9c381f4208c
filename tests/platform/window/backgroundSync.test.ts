import { describe, expect, it, vi } from 'vitest'
import { backgroundSync } from '../../../src/platform/window/backgroundSync'

/** A registration whose browser can wake the worker. */
function willing(answer: () => Promise<void> = () => Promise.resolve()) {
  const register = vi.fn<(tag: string) => Promise<void>>(answer)
  return { registration: { sync: { register } }, register }
}

describe('a request to the browser to wake the worker', () => {
  it('names the tag, at once when the worker is known', async () => {
    const { registration, register } = willing()
    const ask = backgroundSync('backup', { ready: Promise.resolve(registration) })
    await Promise.resolve()
    await Promise.resolve()
    ask()
    expect(register.mock.calls).toEqual([['backup']])
  })

  it('is made later when the worker is ready', async () => {
    const { registration, register } = willing()
    let arrive = (_registration: object): void => undefined
    const ask = backgroundSync('backup', { ready: new Promise((resolve) => (arrive = resolve)) })
    ask()
    ask()
    expect(register).not.toHaveBeenCalled()
    arrive(registration)
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1))
  })

  it('is never made without a call', async () => {
    const { registration, register } = willing()
    const ready = Promise.resolve(registration)
    backgroundSync('backup', { ready })
    await ready
    await Promise.resolve()
    expect(register).not.toHaveBeenCalled()
  })

  it.each<[string, () => Promise<object> | undefined]>([
    ['has no workers', () => undefined],
    ['can not wake them', () => Promise.resolve({})],
    ['has none for this site', () => Promise.reject(new Error('denied'))],
    [
      'does not want to',
      () => Promise.resolve(willing(() => Promise.reject(new DOMException('off', 'NotAllowedError'))).registration),
    ],
  ])('does nothing when the browser %s', async (_name, readyOf) => {
    const ready = readyOf()
    const ask = backgroundSync('backup', ready && { ready })
    ask()
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setTimeout(resolve))
    expect(ask).not.toThrow()
  })
})
