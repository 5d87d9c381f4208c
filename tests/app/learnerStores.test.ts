import { describe, expect, it } from 'vitest'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { Reads } from '../../src/session/reads'
import type { LearnerId } from '../../src/core/progress/ids'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'

const maya = 'maya' as LearnerId
const ana = 'ana' as LearnerId

/** Stores that open on command. */
function fakeStores() {
  const closed: string[] = []
  const openings: { readonly id: string; readonly done: () => void; readonly fail: () => void }[] = []
  const stores = createLearnerStores(
    (id) =>
      new Promise((resolve, reject) => {
        const store = { learnerId: id, close: () => closed.push(id) } as unknown as OpenedLearnerStore
        openings.push({
          id,
          done: () => resolve({ store, reads: {} as Reads }),
          fail: () => reject(new Error('a bug')),
        })
      }),
  )
  return { stores, closed, openings }
}

describe('the store of the current learner', () => {
  it('opens once and reports it', async () => {
    const { stores, openings } = fakeStores()
    let told = 0
    stores.subscribe(() => (told += 1))
    const first = stores.open(maya)
    const second = stores.open(maya)
    expect(stores.opened(maya)).toBeUndefined()
    openings[0]?.done()
    await Promise.all([first, second])
    expect(openings).toHaveLength(1)
    expect(stores.opened(maya)?.learnerId).toBe(maya)
    expect(stores.opened(ana)).toBeUndefined()
    expect(told).toBe(1)
  })

  it('closes when another learner signs in', async () => {
    const { stores, openings, closed } = fakeStores()
    const first = stores.open(maya)
    openings[0]?.done()
    await first
    const second = stores.open(ana)
    openings[1]?.done()
    await second
    expect(closed).toEqual([maya])
    expect(stores.opened(maya)).toBeUndefined()
    expect(stores.opened(ana)?.learnerId).toBe(ana)
  })

  it('closes at once when it opens after its learner has left', async () => {
    const { stores, openings, closed } = fakeStores()
    const late = stores.open(maya)
    const next = stores.open(ana)
    openings[1]?.done()
    await next
    openings[0]?.done()
    await late
    expect(closed).toEqual([maya])
    expect(stores.opened(ana)?.learnerId).toBe(ana)
  })

  it('can open again after a failure, and after closing', async () => {
    const { stores, openings } = fakeStores()
    const failing = stores.open(maya)
    openings[0]?.fail()
    await expect(failing).rejects.toThrow('a bug')
    const again = stores.open(maya)
    openings[1]?.done()
    await again
    expect(stores.opened(maya)?.learnerId).toBe(maya)
    stores.closeAll()
    expect(stores.opened(maya)).toBeUndefined()
  })

  it('reports that it is closing while it still answers', async () => {
    const { stores, openings, closed } = fakeStores()
    const opening = stores.open(maya)
    openings[0]?.done()
    await opening
    const told: unknown[] = []
    stores.subscribe(() => told.push([stores.opened(maya), [...closed]]))
    stores.closeAll()
    stores.closeAll()
    expect(told).toEqual([[undefined, []]])
    expect(closed).toEqual([maya])
  })
})
