import { appWords } from '#words/app'
import { readyOfflineWords as words } from '#words/readyOffline'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UpdateProgress } from '../../../src/screens/profile/UpdateProgress'
import { markInProgress } from '../../../src/session/inProgress'
import { updates } from '../../../src/platform/window/updates'
import type { UpdateMessage } from '../../../src/platform/workerMessages'
import { advance, renderPart } from '../../render/renderPart'

const fetching: UpdateMessage = {
  type: 'update',
  state: 'fetching',
  bytes: { done: 38_900, total: 39_100 },
  files: { done: 3, total: 5 },
}
const paused: UpdateMessage = { ...fetching, state: 'paused-save-data', bytes: { done: 0, total: 39_100 } }
const ready: UpdateMessage = { ...fetching, state: 'ready', bytes: { done: 39_100, total: 39_100 } }

const receives = (message: UpdateMessage) => act(async () => updates.receive(message))
const getButton = () => screen.queryByRole('button', { name: new RegExp(`^${words.getUpdate(39_100).slice(0, 14)}`) })

beforeEach(() => updates.receive({ ...fetching, state: 'in-use' }))

describe('the update in Settings', () => {
  it('is not shown while there is none', () => {
    const { container } = renderPart(<UpdateProgress />)
    expect(container.textContent).toBe('')
  })

  it.each([
    [fetching, 'Update: 38 of 40 kB.'],
    [{ ...fetching, bytes: { done: 0, total: 1_239_001 } }, 'Update: 0 of 1,240 kB.'],
    [{ ...fetching, bytes: { done: 0, total: 0 } }, 'Update: 3 of 5 files.'],
    [{ ...fetching, state: 'waiting', failed: true } as const, `Update: 38 of 40 kB. ${words.updateFailed}`],
    [
      { ...fetching, state: 'waiting', failed: true, isFull: true } as const,
      `Update: 38 of 40 kB. ${words.updateFull}`,
    ],
    [ready, words.updateReady],
  ])('is told in words, without a live region or a button: %j', async (message, text) => {
    renderPart(<UpdateProgress />)
    await receives(message)
    expect(screen.getByText(text).closest('[role=status], [aria-live]')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is applied by a press, and never while work is in progress', async () => {
    const letIn = vi.fn<() => void>()
    const { user } = renderPart(<UpdateProgress />)
    await receives(ready)
    await act(async () => updates.offer(letIn))
    await advance(500)
    let end: () => void = () => undefined
    await act(async () => {
      end = markInProgress('note')
    })
    expect(screen.getByText(words.updateReady)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => end())
    await advance(600)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${appWords.updateNow}`) }))
    expect(letIn).toHaveBeenCalledOnce()
  })
})

describe('an update with Save-Data', () => {
  it('is fetched by a press, with a button that keeps the focus', async () => {
    const fetchNow = vi.fn<() => void>()
    updates.onFetchNow(fetchNow)
    const { user } = renderPart(<UpdateProgress />)
    await receives(paused)
    expect(screen.getByText(words.updatePaused)).toBeTruthy()
    await advance(600)
    const button = screen.getByRole('button', { name: /^Get the update \(40 kB\)/ })
    await user.click(button)
    expect(fetchNow).toHaveBeenCalledOnce()
    await receives(fetching)
    expect([document.activeElement === button, button.getAttribute('aria-busy')]).toEqual([true, 'true'])
    await receives({ ...fetching, state: 'waiting', failed: true })
    expect(button.getAttribute('aria-busy')).toBeNull()
    await user.click(button)
    expect(fetchNow).toHaveBeenCalledTimes(2)
    await receives(ready)
    await act(async () => updates.offer(() => undefined))
    await advance(10)
    expect(document.activeElement === button).toBe(true)
    expect(screen.getByRole('button', { name: new RegExp(`^${appWords.updateNow}`) })).toBe(button)
    expect(getButton()).toBeNull()
  })
})
