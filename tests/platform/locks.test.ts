import { describe, expect, it } from 'vitest'
import { type Locks, withLock } from '../../src/platform/locks'

/** Locks as the browser gives them, for one name. */
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
  it('lets one work at a time, and says busy instead of waiting', async () => {
    const locks = fakeLocks()
    let finish = () => {}
    const first = withLock('ana', () => new Promise<void>((resolve) => (finish = resolve)), locks)
    expect(await withLock('ana', () => Promise.resolve('second'), locks)).toEqual({ kind: 'busy' })
    finish()
    expect(await first).toEqual({ kind: 'done', value: undefined })
    expect(await withLock('ana', () => Promise.resolve('third'), locks)).toEqual({ kind: 'done', value: 'third' })
  })

  it('is done without where the browser has none', async () => {
    expect(await withLock('ana', () => Promise.resolve(1), undefined)).toEqual({ kind: 'done', value: 1 })
  })

  it('is done without where the browser refuses it', async () => {
    const refusing: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect(await withLock('ana', () => Promise.resolve(1), refusing)).toEqual({ kind: 'done', value: 1 })
  })

  it('passes on what the work throws, and does it once only', async () => {
    let times = 0
    const work = () => {
      times += 1
      return Promise.reject(new Error('torn'))
    }
    await expect(withLock('ana', work, fakeLocks())).rejects.toThrow('torn')
    expect(times).toBe(1)
  })
})
