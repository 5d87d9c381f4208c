import { describe, expect, it } from 'vitest'
import { type Locks, withLock } from '../../src/platform/locks'

/** Acts like the browser's locks, for one name. */
function fakeLocks(): Locks {
  let isHeld = false
  return {
    request: async (_name, _options, work) => {
      if (isHeld) return await work(null)
      isHeld = true
      try {
        return await work({})
      } finally {
        isHeld = false
      }
    },
  }
}

describe('a lock', () => {
  it('allows one work at a time, and reports busy instead of waiting', async () => {
    const locks = fakeLocks()
    let finish = () => {}
    const first = withLock('ana', () => new Promise<void>((resolve) => (finish = resolve)), locks)
    expect(await withLock('ana', () => Promise.resolve('second'), locks)).toEqual({ kind: 'busy' })
    finish()
    expect(await first).toEqual({ kind: 'done', value: undefined })
    expect(await withLock('ana', () => Promise.resolve('third'), locks)).toEqual({ kind: 'done', value: 'third' })
  })

  it('is skipped when the browser has none', async () => {
    expect(await withLock('ana', () => Promise.resolve(1), undefined)).toEqual({ kind: 'done', value: 1 })
  })

  it('is skipped when the browser rejects it', async () => {
    const refusing: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect(await withLock('ana', () => Promise.resolve(1), refusing)).toEqual({ kind: 'done', value: 1 })
  })

  it('passes on an error of the work, and does it only once', async () => {
    let times = 0
    const work = () => {
      times += 1
      return Promise.reject(new Error('torn'))
    }
    await expect(withLock('ana', work, fakeLocks())).rejects.toThrow('torn')
    expect(times).toBe(1)
  })
})
