import { describe, expect, it, vi } from 'vitest'
import { beginWork, whenNoTabWorks } from '../../../src/platform/window/tabsAtWork'

/** Shared and exclusive locks of one browser, in the order of requests. */
function tabs(): LockManager {
  const queue: { mode: string; begin: () => void }[] = []
  const held: string[] = []
  const advance = (): void => {
    const next = queue[0]
    if (next === undefined) return
    const isFree = held.length === 0 || (next.mode === 'shared' && !held.includes('exclusive'))
    if (!isFree) return
    queue.shift()
    held.push(next.mode)
    next.begin()
    advance()
  }
  const request = (_name: string, options: LockOptions, work: () => unknown) =>
    new Promise((resolve, reject) => {
      const mode = options.mode ?? 'exclusive'
      const entry = {
        mode,
        begin: () =>
          void Promise.resolve(work()).then((value) => {
            held.splice(held.indexOf(mode), 1)
            resolve(value)
            advance()
          }),
      }
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(entry)
        if (at < 0) return
        queue.splice(at, 1)
        reject(new DOMException('', 'AbortError'))
        advance()
      })
      queue.push(entry)
      advance()
    })
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}

/** The locks answer by promises only, and all of them settle before the next task. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('tabs at work', () => {
  it('reports at once when no tab is busy', async () => {
    const listener = vi.fn()
    whenNoTabWorks(listener, tabs())
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('waits until the last of two tabs has ended its work', async () => {
    const locks = tabs()
    const endOne = beginWork(locks)
    const endTwo = beginWork(locks)
    const listener = vi.fn()
    whenNoTabWorks(listener, locks)
    endOne()
    await settle()
    expect(listener).not.toHaveBeenCalled()
    endTwo()
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('reports nothing after unsubscribing, and allows new work', async () => {
    const locks = tabs()
    const end = beginWork(locks)
    const listener = vi.fn()
    const stop = whenNoTabWorks(listener, locks)
    stop()
    end()
    await settle()
    expect(listener).not.toHaveBeenCalled()
    const heard = vi.fn()
    whenNoTabWorks(heard, locks)
    await settle()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('works when the browser has no locks', () => {
    const listener = vi.fn()
    beginWork(undefined)()
    whenNoTabWorks(listener, undefined)
    // An undefined parameter means the browser's own locks, and this machine has none either.
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
