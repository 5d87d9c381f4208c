import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mySheetsWords as words } from '#words/mySheets'
import { RememberedNumbers } from '../../../src/screens/learning-center/RememberedNumbers'
import type { FilledSheet } from '../../../src/session/sheets'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

const sheet = (id: string, entries: FilledSheet['entries']): FilledSheet => ({
  id,
  moduleId: 'saving',
  lessonId: 'saving_2',
  title: `Sheet ${id}`,
  at: '2026-11-19T15:00:00.000Z',
  entries,
})
/** Makes the first change wait until the test releases it. */
function waits({ kept }: OpenedLearnerStore) {
  const answer = later<undefined>()
  const change = kept.change.bind(kept)
  const spy = vi.spyOn(kept, 'change').mockImplementationOnce(async (...given) => {
    await answer.promise
    return await change(...given)
  })
  return { spy, goesOn: () => act(() => answer.resolve(undefined)) }
}
const rent = sheet('a', new Map([['rent', { text: '850', as: 'rent', turn: 1 }]]))
const pay = sheet('b', new Map([['pay', { text: '2,480', as: 'takeHomePay', turn: 2 }]]))

describe('remembered numbers', () => {
  it('are not mentioned when there are none', async () => {
    await renderScreen(<RememberedNumbers sheets={[sheet('a', new Map([['x', { text: '1', turn: 1 }]]))]} />)
    expect(screen.queryByText(words.rememberedTitle)).toBeNull()
  })

  it('keep their cents, and say where they come from', async () => {
    const gas = sheet('c', new Map([['gas', { text: '$2480.50', as: 'transport', turn: 3 }]]))
    await renderScreen(<RememberedNumbers sheets={[rent, gas]} />)
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['850', '2,480.50'])
    expect(screen.getAllByText(/^From “/).map(({ textContent }) => textContent)).toEqual([
      words.source('Sheet a'),
      words.source('Sheet c'),
    ])
  })

  it('are deleted once from every worksheet, however often I press', async () => {
    const { user, store } = await renderScreen(<RememberedNumbers sheets={[rent, pay]} />)
    const { spy, goesOn } = waits(store)
    const forget = screen.getByRole('button', { name: words.forget })
    await user.dblClick(forget)
    expect(forget.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText(words.forgotten)).toBeNull()
    goesOn()
    await screen.findByText(words.forgotten)
    expect(spy.mock.calls.map(([, id]) => id)).toEqual(['a', 'b'])
  })

  it('are not called deleted when one of them could not be', async () => {
    const { user, store } = await renderScreen(<RememberedNumbers sheets={[rent, pay]} />)
    vi.spyOn(store.kept, 'change').mockResolvedValueOnce({ kind: 'failed', reason: 'quota' })
    await user.click(screen.getByRole('button', { name: words.forget }))
    await screen.findByText(words.notForgotten.quota)
    expect(screen.queryByText(words.forgotten)).toBeNull()
  })

  it('are deleted even when I leave the page', async () => {
    const { user, store, unmount } = await renderScreen(<RememberedNumbers sheets={[rent, pay]} />)
    const { spy, goesOn } = waits(store)
    await user.click(screen.getByRole('button', { name: words.forget }))
    unmount()
    goesOn()
    await waitFor(() => expect(spy).toHaveBeenCalledTimes(2))
  })
})
