import { createStore } from '../../src/platform/createStore'
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bringInWords as words } from '#words/bringIn'
import { BringInOffers } from '../../src/app/learner/BringInOffers'
import type { Library } from '../../src/core/curriculum/createLibrary'
import { createReads } from '../../src/session/reads'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import type { LearnerId } from '../../src/core/progress/ids'
import type { BringInOffer, LearnerStore } from '../../src/data/store/learnerStore'
import type { SaveFailure, SaveOutcome } from '../../src/data/store/storeHealth'
import { advance, later, renderPart } from '../render/renderPart'
import { fresh } from '../core/progress/samples'

const offerOf = (name: string): BringInOffer => ({
  sourceId: name.toLowerCase() as LearnerId,
  name,
  lessons: 1,
  quizzes: 0,
  points: 50,
  isNew: true,
})
const QUESTION = words.offer('Ana', 1, 0, 50)

function sees(
  offers: readonly BringInOffer[] | Promise<readonly BringInOffer[]>,
  answer: {
    readonly accept?: (id: LearnerId) => Promise<SaveOutcome>
    readonly decline?: (id: LearnerId) => Promise<SaveFailure | undefined>
  } = {},
) {
  const bringIn = {
    offers: () => Promise.resolve(offers),
    accept: vi.fn(answer.accept ?? (() => Promise.resolve({ kind: 'unchanged' as const, document: fresh() }))),
    decline: vi.fn(answer.decline ?? (() => Promise.resolve(undefined))),
  }
  const store = { bringIn, backup: { written: createStore(0) }, progress: () => Promise.resolve(fresh()) }
  const reads = createReads(store as unknown as LearnerStore, {} as Library)
  const session = { store, reads } as unknown as Session
  const part = renderPart(
    <SessionProvider session={session}>
      <BringInOffers />
    </SessionProvider>,
  )
  return { ...part, bringIn }
}
const button = (text: string) => screen.getByRole('button', { name: (name) => name.startsWith(text) })

describe('progress made on this device before an account existed', () => {
  it('is not offered before it was read', async () => {
    const reading = later<readonly BringInOffer[]>()
    const { container } = sees(reading.promise)
    await advance(1000)
    expect(container.textContent).toBe('')
    reading.resolve([offerOf('Ana')])
    await advance(1000)
    expect(container.textContent).toContain(QUESTION)
  })

  it('is not offered again after an earlier answer', async () => {
    const { container } = sees([{ ...offerOf('Ana'), isNew: false }, offerOf('Ben')])
    await advance(1000)
    expect(container.textContent).not.toContain(QUESTION)
    expect(container.textContent).toContain(words.offer('Ben', 1, 0, 50))
  })

  it('is added once after several presses, and the focused message confirms it', async () => {
    const adding = later<SaveOutcome>()
    const { user, bringIn, container } = sees([offerOf('Ana')], { accept: () => adding.promise })
    await advance(500)
    await advance(500)
    expect(screen.getByRole('status').textContent).toContain(QUESTION)
    await user.dblClick(button(words.accept))
    expect(bringIn.accept).toHaveBeenCalledExactlyOnceWith('ana')
    expect(button(words.accept).getAttribute('aria-busy')).toBe('true')
    adding.resolve({ kind: 'unchanged', document: fresh() })
    await advance()
    expect(screen.getByRole('status').textContent).toContain(words.nothingNew('Ana'))
    expect(document.activeElement).toBe(button(words.close))
    await user.click(button(words.close))
    expect(container.textContent).toBe('')
  })

  it('is offered one learner at a time, and once per visit', async () => {
    const { user, bringIn } = sees([offerOf('Ana'), offerOf('Ben')])
    await advance(500)
    await advance(500)
    await user.click(button(words.decline))
    await advance()
    expect(screen.getByRole('status').textContent).toContain(words.declined('Ana'))
    await user.click(button(words.close))
    expect(screen.getByRole('status').textContent).toContain(words.offer('Ben', 1, 0, 50))
    expect(bringIn.decline).toHaveBeenCalledExactlyOnceWith('ana')
  })

  it.each(['quota', 'connection', 'outdated', 'private-mode'] as const)(
    'shows that nothing was added when the device can’t save it: %s',
    async (reason) => {
      const { user } = sees([offerOf('Ana')], { accept: () => Promise.resolve({ kind: 'failed', reason }) })
      await advance(500)
      await advance(500)
      await user.click(button(words.accept))
      await advance()
      expect(screen.getByRole('alert').textContent).toContain(words.notAdded[reason])
    },
  )

  it('shows that an answer could not be saved', async () => {
    const { user } = sees([offerOf('Ana')], { decline: () => Promise.resolve('connection') })
    await advance(500)
    await advance(500)
    await user.click(button(words.decline))
    await advance()
    expect(screen.getByRole('alert').textContent).toContain(words.notDeclined)
  })

  it('ignores an answer that arrives after the learner has left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const adding = later<SaveOutcome>()
    const { user, unmount } = sees([offerOf('Ana')], { accept: () => adding.promise })
    await advance(500)
    await advance(500)
    await user.click(button(words.accept))
    unmount()
    adding.resolve({ kind: 'unchanged', document: fresh() })
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
