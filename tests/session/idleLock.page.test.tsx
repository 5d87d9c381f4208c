import { act, screen, waitFor } from '@testing-library/react'
import { pinWords as words } from '#words/pin'
import { describe, expect, it, vi } from 'vitest'
import { LedgerPin } from '../../src/screens/profile/LedgerPin'
import { markInProgress } from '../../src/session/inProgress'
import { useIdleLock } from '../../src/session/useIdleLock'
import { createTabGate, tabGate } from '../../src/platform/window/tabGate'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { failingPuts } from '../data/store/faultyStorage'
import { renderScreen } from '../screens/renderScreen'

const MINUTE = 60_000

async function opens(hasPin: boolean, before?: (store: LearnerStore) => unknown) {
  const lock = vi.fn<() => void>()
  const Locked = () => {
    useIdleLock(lock)
    return <LedgerPin />
  }
  const page = await renderScreen(<Locked />, {
    learner: hasPin ? { hasPin: true, isProtected: true } : {},
    ...(before && { before }),
  })
  return { ...page, lock }
}
const after5 = (store: LearnerStore) => store.kept.keep('settings', 'lockAfter', '5')
const shows5 = () =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(words.lockAfters['5']).checked).toBe(true))

describe('my page with a PIN, without a touch', () => {
  it('stays open by default, and locks after the minutes that I choose', async () => {
    const { user, store, advance, lock } = await opens(true)
    await advance(60 * MINUTE)
    expect(lock).not.toHaveBeenCalled()
    await user.click(screen.getByLabelText(words.lockAfters['5']))
    await shows5()
    expect(await store.kept.items('settings')).toEqual([{ key: 'lockAfter', value: '5' }])
    await advance(6 * MINUTE)
    expect(lock).toHaveBeenCalledOnce()
  })

  const reloaded = () =>
    createTabGate(undefined, () => ({ startedAt: Date.now(), isComeBackTo: false, wasDiscarded: true }))

  it('counts on from the last touch when the browser reloads the tab', async () => {
    tabGate.open('ana')
    const { unmount } = await opens(true, after5)
    await shows5()
    unmount()
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE)
    expect(reloaded().isOpen('ana')).toBe(false)
    now.mockRestore()
    tabGate.open('ana')
    await opens(true)
    await waitFor(() => expect(reloaded().isOpen('ana')).toBe(true))
    tabGate.open(undefined)
  })

  it('waits until a quiz is finished', async () => {
    const { advance, lock } = await opens(true, after5)
    await shows5()
    const ends = markInProgress('quiz:saving')
    await advance(30 * MINUTE)
    expect(lock).not.toHaveBeenCalled()
    act(ends)
    await advance(MINUTE)
    expect(lock).toHaveBeenCalledOnce()
  })

  it('stays open without a PIN and after the page is left', async () => {
    const open = await opens(false, after5)
    await open.advance(30 * MINUTE)
    expect(open.lock).not.toHaveBeenCalled()
    expect(screen.queryByText(words.lockText)).toBeNull()
    open.unmount()
    const left = await opens(true, after5)
    await shows5()
    left.unmount()
    await left.advance(30 * MINUTE)
    expect(left.lock).not.toHaveBeenCalled()
  })

  it('shows an error when the choice can’t be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await opens(true)
    const disk = failingPuts(Infinity)
    await user.click(screen.getByLabelText(words.lockAfters['15']))
    await screen.findByRole('alert')
    expect(screen.getByLabelText<HTMLInputElement>(words.lockAfters['15']).checked).toBe(false)
    disk.mockRestore()
  })
})
