import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeadline } from '../../src/platform/withDeadline'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

describe('a wait with a deadline', () => {
  it('returns a result in time, and leaves no timer behind', async () => {
    const answer = withDeadline(100, () => after(99, 'here'))
    await vi.advanceTimersByTimeAsync(99)
    expect(await answer).toBe('here')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('returns nothing for a late result, and does not wait for it', async () => {
    const answer = withDeadline(100, () => after(101, 'late'))
    await vi.advanceTimersByTimeAsync(100)
    expect(await answer).toBeUndefined()
  })

  it('returns nothing for a failure, at once or later', async () => {
    expect(await withDeadline(100, () => Promise.reject(new Error('torn')))).toBeUndefined()
    const throws = (): Promise<string> => {
      throw new Error('broken')
    }
    expect(await withDeadline(100, throws)).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})
