import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Learner } from '../../../src/data/accounts/accounts'
import { AuthProvider, useAuth } from '../../../src/data/accounts/AuthContext'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { advance, later, renderPart } from '../../render/renderPart'

function Corner() {
  const { state, signOut } = useAuth()
  return (
    <button type="button" onClick={() => void signOut()}>
      {state.status === 'signed-in' ? state.learner.displayName : state.status}
    </button>
  )
}

const page = (accounts: MemoryAccounts, initial: Learner | 'loading' | undefined, log = vi.fn()) => (
  <AuthProvider accounts={accounts} initial={initial} log={log}>
    <Corner />
  </AuthProvider>
)
const corner = () => screen.getByRole('button').textContent

describe('the current learner of a page', () => {
  it('is unknown until the first check is done', async () => {
    const accounts = new MemoryAccounts()
    await accounts.learnOnThisDevice('Ana')
    const ana = await accounts.current()
    const check = later<Learner | undefined>()
    vi.spyOn(accounts, 'current').mockReturnValue(check.promise)
    renderPart(page(accounts, 'loading'))
    expect(corner()).toBe('loading')
    check.resolve(ana)
    await advance()
    expect(corner()).toBe('Ana')
  })

  it('is undefined when the check fails', async () => {
    const accounts = new MemoryAccounts()
    vi.spyOn(accounts, 'current').mockRejectedValue(new Error('closed'))
    renderPart(page(accounts, 'loading'))
    await advance()
    expect(corner()).toBe('signed-out')
  })

  it('follows changes of another tab', async () => {
    const accounts = new MemoryAccounts()
    renderPart(page(accounts, undefined))
    expect(corner()).toBe('signed-out')
    await act(async () => void (await accounts.learnOnThisDevice('Ana')))
    expect(corner()).toBe('Ana')
    await act(() => accounts.signOut())
    expect(corner()).toBe('signed-out')
  })

  it('stays the same when signing out fails', async () => {
    const accounts = new MemoryAccounts()
    await accounts.learnOnThisDevice('Ana')
    vi.spyOn(accounts, 'signOut').mockRejectedValue(new Error('closed'))
    const log = vi.fn()
    const { user } = renderPart(page(accounts, await accounts.current(), log))
    await user.click(screen.getByRole('button'))
    expect(corner()).toBe('Ana')
    expect(log).toHaveBeenCalledExactlyOnceWith('Sign-out failed', new Error('closed'))
  })

  it('is not updated by a check that ends after the page closed', async () => {
    const complaint = vi.spyOn(console, 'error')
    const accounts = new MemoryAccounts()
    const stop = vi.fn<() => void>()
    const check = later<Learner | undefined>()
    vi.spyOn(accounts, 'onChange').mockReturnValue(stop)
    vi.spyOn(accounts, 'current').mockReturnValue(check.promise)
    const { unmount } = renderPart(page(accounts, 'loading'))
    unmount()
    expect(stop).toHaveBeenCalledOnce()
    check.resolve(undefined)
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
