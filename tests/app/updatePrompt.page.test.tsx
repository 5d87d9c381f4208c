import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appWords as words } from '#words/app'
import { UpdatePrompt } from '../../src/app/UpdatePrompt'
import { markInProgress } from '../../src/session/inProgress'
import { updates } from '../../src/platform/window/updates'
import { advance, renderPart } from '../render/renderPart'

const letIn = vi.fn<() => void>()
/** Acts like the browser's locks: only other tabs have the lock of work in progress, until `leave`. */
function otherTabs(isAtWork: 'at work' | 'idle'): { readonly leave: () => void } {
  let leave: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    leave = resolve
  })
  if (isAtWork === 'idle') leave()
  const request = async (_name: string, { mode }: LockOptions, run: () => unknown): Promise<unknown> => {
    if (mode === 'exclusive') await isFree
    return await run()
  }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  return { leave }
}

const offer = () => act(async () => updates.offer(letIn))
const isOffered = () => screen.queryByText(words.updateReady) !== null

beforeEach(() => {
  letIn.mockClear()
  otherTabs('idle')
})

describe('a new version of the site', () => {
  it('is offered when it arrives, until the learner answers', async () => {
    const { user } = renderPart(<UpdatePrompt />)
    await offer()
    await advance()
    expect(isOffered()).toBe(true)
    await advance(3_600_000)
    await user.click(screen.getByRole('button', { name: words.updateNow }))
    expect(letIn).toHaveBeenCalledOnce()
  })

  it('is not offered while a quiz is open in this tab', async () => {
    renderPart(<UpdatePrompt />)
    await offer()
    await advance()
    let end: () => void = () => undefined
    await act(async () => {
      end = markInProgress('quiz:saving')
    })
    expect(isOffered()).toBe(false)
    await act(async () => end())
    await advance()
    expect(isOffered()).toBe(true)
  })

  it('is not offered while a quiz is open in another tab', async () => {
    const other = otherTabs('at work')
    renderPart(<UpdatePrompt />)
    await offer()
    await advance()
    expect(isOffered()).toBe(false)
    other.leave()
    await advance()
    expect(isOffered()).toBe(true)
  })

  it('stays hidden once it was closed', async () => {
    const { user } = renderPart(<UpdatePrompt />)
    await offer()
    await advance()
    await user.click(screen.getByRole('button', { name: words.close }))
    expect(isOffered()).toBe(false)
    await offer()
    await advance()
    expect(isOffered()).toBe(false)
  })

  it('waits for nothing when the page is gone', async () => {
    const complaint = vi.spyOn(console, 'error')
    const other = otherTabs('at work')
    const { unmount } = renderPart(<UpdatePrompt />)
    await offer()
    unmount()
    other.leave()
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
