import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenBook } from '../../../../src/classroom/ports/TaughtClasses'
import { bookUse, createOpenBooks, openBooksOf } from '../../../../src/classroom/screens/teacher/openBooks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const bookOf = (key: string) => ({ key, lock: vi.fn() }) as unknown as OpenBook

describe('unlocked class books', () => {
  it('are all locked after ten minutes without a touch, not before', () => {
    const books = createOpenBooks()
    const [first, second] = [bookOf('one'), bookOf('two')]
    books.hold(first)
    vi.advanceTimersByTime(6 * MINUTE)
    books.hold(second)
    window.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(10 * MINUTE - 1)
    expect(books.getSnapshot().size).toBe(2)
    vi.advanceTimersByTime(6_000)
    expect(books.getSnapshot().size).toBe(0)
    expect(first.lock).toHaveBeenCalledOnce()
    expect(second.lock).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stay open while reports arrive without a touch', () => {
    const books = createOpenBooks()
    books.hold(bookOf('one'))
    vi.advanceTimersByTime(9 * MINUTE)
    bookUse.touch()
    vi.advanceTimersByTime(9 * MINUTE)
    expect(books.getSnapshot().size).toBe(1)
    vi.advanceTimersByTime(2 * MINUTE)
    expect(books.getSnapshot().size).toBe(0)
  })

  it('are locked when a device wakes, even after a recent report', () => {
    const books = createOpenBooks()
    books.hold(bookOf('one'))
    bookUse.touch()
    // The page's own time stopped while the device slept.
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    window.dispatchEvent(new Event('pointerdown'))
    expect(books.getSnapshot().size).toBe(0)
  })

  it('are locked one by one, and all when another learner signs in', () => {
    const mine = openBooksOf({})
    const [first, second] = [bookOf('one'), bookOf('two')]
    mine.hold(first)
    mine.hold(second)
    mine.lock('one')
    expect(first.lock).toHaveBeenCalled()
    expect([...mine.getSnapshot().keys()]).toEqual(['two'])
    expect(openBooksOf({}).getSnapshot().size).toBe(0)
    expect(second.lock).toHaveBeenCalled()
    expect(mine.getSnapshot().size).toBe(0)
  })
})
