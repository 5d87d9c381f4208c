import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createDeletionStore, type DeletionUnderWay } from '../../src/data/accounts/deletionState'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import { useDeletion } from '../../src/session/useDeletion'
import { newLearner } from '../data/store/openTestStore'

afterEach(cleanup)

const [maya, noor] = [newLearner(), newLearner()]

function Under() {
  return <p>{useDeletion().under?.kind ?? 'none'}</p>
}

/** A session with only the parts that this hook needs. */
function renderFor(id: typeof maya, state?: ReturnType<typeof createDeletionStore>) {
  const deletion = state && { state, load: () => Promise.reject(new Error('not asked for')) }
  const session = { learner: { id }, deletion } as unknown as Session
  return render(
    <SessionProvider session={session}>
      <Under />
    </SessionProvider>,
  )
}

it('follows the deletion of my account', () => {
  const state = createDeletionStore()
  const { container } = renderFor(maya, state)
  const shownAfter = (next: DeletionUnderWay) => {
    act(() => state.set(next))
    return container.textContent
  }
  expect(container.textContent).toBe('none')
  expect(shownAfter({ kind: 'working', id: maya, step: 'begun' })).toBe('working')
  expect(shownAfter({ kind: 'waiting', id: maya, step: 'erased' })).toBe('waiting')
  expect(shownAfter({ kind: 'confirm', id: maya, step: 'erased' })).toBe('confirm')
  act(() => state.end(maya, 'done'))
  expect(container.textContent).toBe('none')
})

it('ignores the deletion of another account', () => {
  const state = createDeletionStore()
  state.set({ kind: 'working', id: noor, step: 'begun' })
  expect(renderFor(maya, state).container.textContent).toBe('none')
  const hers = renderFor(noor, state).container
  expect(hers.textContent).toBe('working')
  // Both run at once. A message about one must not hide the other.
  act(() => state.set({ kind: 'confirm', id: maya, step: 'erased' }))
  expect(hers.textContent).toBe('working')
})

it('reports no deletion when accounts are saved on this device only', () => {
  expect(renderFor(maya).container.textContent).toBe('none')
})

it('stops following the deletion after unmounting', () => {
  const state = createDeletionStore()
  const { container, unmount } = renderFor(maya, state)
  unmount()
  act(() => state.set({ kind: 'working', id: maya, step: 'begun' }))
  expect(container.textContent).toBe('')
})
