import { describe, expect, it, vi } from 'vitest'
import { promiseSource } from '../../src/session/promiseSource'
import { later } from '../render/renderPart'

const nobody = (): void => undefined

describe('a promised value', () => {
  it('is requested once, at the first subscription, for all subscribers', async () => {
    const answer = later<string>()
    const ask = vi.fn<() => Promise<string>>(() => answer.promise)
    const source = promiseSource(ask)
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    expect(ask).not.toHaveBeenCalled()
    source.subscribe(first)
    source.subscribe(second)
    expect(source.getSnapshot()).toBeUndefined()
    answer.resolve('read')
    await answer.promise
    expect(source.getSnapshot()).toBe('read')
    expect([ask, first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  })

  it('is not requested if it is known', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('read'))
    const source = promiseSource(ask, undefined, 'known')
    expect(source.getSnapshot()).toBe('known')
    source.subscribe(nobody)
    await Promise.resolve()
    expect(source.getSnapshot()).toBe('known')
    expect(ask).not.toHaveBeenCalled()
  })

  it('is given to later subscribers without another request', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('read'))
    const source = promiseSource(ask)
    source.subscribe(nobody)()
    await Promise.resolve()
    source.subscribe(nobody)
    expect(source.getSnapshot()).toBe('read')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is requested again if not final, and stays until the next answer', async () => {
    const next = later<string>()
    const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('fallback').mockReturnValueOnce(next.promise)
    const source = promiseSource(ask, (answer) => answer !== 'fallback')
    source.subscribe(nobody)
    await Promise.resolve()
    source.subscribe(nobody)
    expect(source.getSnapshot()).toBe('fallback')
    next.resolve('loaded')
    await next.promise
    expect(source.getSnapshot()).toBe('loaded')
    source.subscribe(nobody)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is requested again on demand until it is final', async () => {
    const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('fallback').mockResolvedValueOnce('loaded')
    const source = promiseSource(ask, (answer) => answer !== 'fallback')
    const told = vi.fn<() => void>()
    source.subscribe(told)
    source.again()
    expect(ask).toHaveBeenCalledTimes(1)
    await Promise.resolve()
    source.again()
    await Promise.resolve()
    expect(source.getSnapshot()).toBe('loaded')
    expect(told).toHaveBeenCalledTimes(2)
    source.again()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a rejected promise', () => {
  it('throws while it has subscribers, and the next subscriber asks again', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('unreadable'))
      .mockResolvedValueOnce('read')
    const source = promiseSource(ask)
    const told = vi.fn<() => void>()
    const leave = source.subscribe(told)
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(() => source.getSnapshot()).toThrow('unreadable')
    leave()
    expect(source.getSnapshot()).toBeUndefined()
    source.subscribe(nobody)
    await vi.waitFor(() => expect(source.getSnapshot()).toBe('read'))
  })

  it('is dropped if all subscribers had left, and the next asks again', async () => {
    const first = later<string>()
    const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValueOnce('read')
    const source = promiseSource(ask)
    source.subscribe(nobody)()
    first.reject(new Error('unreadable'))
    await expect(first.promise).rejects.toThrow('unreadable')
    expect(source.getSnapshot()).toBeUndefined()
    source.subscribe(nobody)
    await vi.waitFor(() => expect(source.getSnapshot()).toBe('read'))
  })
})
