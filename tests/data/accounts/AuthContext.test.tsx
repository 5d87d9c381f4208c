import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { CloudCalls } from '../../../src/data/accounts/accounts'
import { AuthProvider, useAuth } from '../../../src/data/accounts/AuthContext'
import { createAuthStore } from '../../../src/data/accounts/authStore'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'

function Greeting() {
  const { state } = useAuth()
  return <p>{state.status === 'signed-in' ? state.learner.displayName : state.status}</p>
}

const NO_SERVICE = { kind: 'refused', reason: 'service-unavailable' }
const MAYA = { displayName: 'Maya', email: 'maya@example.org', password: 'tall grass prairie', isThirteenOrOlder: true }

describe('the auth context', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Greeting />)).toThrow('useAuth must be used within an AuthProvider')
  })

  it('has the status that the first check returns', async () => {
    const accounts = new MemoryAccounts()
    await accounts.learnOnThisDevice('Ana')
    const render = (initial: Parameters<typeof AuthProvider>[0]['initial']) =>
      renderToString(
        <AuthProvider accounts={accounts} initial={initial}>
          <Greeting />
        </AuthProvider>,
      )
    expect(render('loading')).toBe('<p>loading</p>')
    expect(render(undefined)).toBe('<p>signed-out</p>')
    expect(render(await accounts.current())).toBe('<p>Ana</p>')
  })
})

describe('the states of authentication', () => {
  it('change from loading to the current learner', async () => {
    const accounts = new MemoryAccounts()
    await accounts.learnOnThisDevice('Ana')
    const store = createAuthStore(accounts, 'loading')
    const stop = store.subscribe(() => {})
    await vi.waitFor(() => expect(store.getSnapshot()).toMatchObject({ learner: { displayName: 'Ana' } }))
    stop()
    const nobody = createAuthStore(new MemoryAccounts(), 'loading')
    nobody.subscribe(() => {})
    await vi.waitFor(() => expect(nobody.getSnapshot().status).toBe('signed-out'))
  })

  it('are signed out, with a logged reason, when the check fails', async () => {
    const accounts = new MemoryAccounts()
    accounts.current = () => Promise.reject(new Error('torn'))
    const log = vi.fn()
    const store = createAuthStore(accounts, 'loading', log)
    store.subscribe(() => {})
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('signed-out'))
    expect(log).toHaveBeenCalledExactlyOnceWith('Authentication check failed', new Error('torn'))
  })

  it('follow other tabs and reuse the object of an unchanged learner', async () => {
    const accounts = new MemoryAccounts()
    const store = createAuthStore(accounts, undefined)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    await accounts.learnOnThisDevice('Ana')
    const state = store.getSnapshot()
    expect(state.status).toBe('signed-in')
    if (state.status === 'signed-in') await store.calls.open(state.learner.id)
    expect(store.getSnapshot()).toBe(state)
    await accounts.signOut()
    expect(store.getSnapshot().status).toBe('signed-out')
    stop()
    await accounts.learnOnThisDevice('Ben')
    expect(store.getSnapshot().status).toBe('signed-out')
  })
})

describe('the authentication calls', () => {
  it('return true or false and log the reason', async () => {
    const log = vi.fn()
    const store = createAuthStore(new MemoryAccounts(), undefined, log)
    expect(await store.calls.register(MAYA)).toBe(true)
    expect(store.getSnapshot().status).toBe('signed-in')
    expect(log).not.toHaveBeenCalled()
    expect(await store.calls.signOut()).toBe(true)
    expect(store.getSnapshot()).toEqual({ status: 'signed-out' })
    expect(await store.calls.signIn(MAYA.email, 'wrong password')).toBe(false)
    expect(log).toHaveBeenCalledExactlyOnceWith('Sign-in failed', 'no-match')
    expect(await store.calls.signIn(MAYA.email, MAYA.password)).toBe(true)
  })

  it('return the outcome to a form and log the same', async () => {
    const log = vi.fn()
    const { outcomeOf, getSnapshot } = createAuthStore(new MemoryAccounts(), undefined, log)
    expect(await outcomeOf.register(MAYA)).toMatchObject({ kind: 'signed-in', learner: { displayName: 'Maya' } })
    expect(getSnapshot()).toMatchObject({ status: 'signed-in', learner: { displayName: 'Maya' } })
    expect(await outcomeOf.signIn(MAYA.email, 'wrong password')).toEqual({ kind: 'refused', reason: 'no-match' })
    expect(await outcomeOf.register(MAYA)).toEqual({ kind: 'refused', reason: 'email-taken' })
    expect(await outcomeOf.learnOnThisDevice(' ')).toEqual({ kind: 'refused', reason: 'name-missing' })
    expect(log.mock.calls).toEqual([
      ['Sign-in failed', 'no-match'],
      ['Registration failed', 'email-taken'],
      ['Start on this device failed', 'name-missing'],
    ])
    expect(getSnapshot().status).toBe('signed-in')
  })

  it('return a failure when the adapter throws', async () => {
    const accounts = new MemoryAccounts()
    accounts.signIn = () => Promise.reject(new Error('torn'))
    accounts.signOut = () => Promise.reject(new Error('torn'))
    const log = vi.fn()
    const store = createAuthStore(accounts, undefined, log)
    expect(await store.calls.signIn('maya@example.org', 'x')).toBe(false)
    expect(await store.outcomeOf.signIn('maya@example.org', 'x')).toEqual(NO_SERVICE)
    await store.calls.learnOnThisDevice('Ana')
    expect(await store.calls.signOut()).toBe(false)
    expect(store.getSnapshot().status).toBe('signed-in')
    expect(log.mock.calls.map(([message]) => message)).toEqual(['Sign-in failed', 'Sign-in failed', 'Sign-out failed'])
  })

  it('fail when no service of accounts is configured', async () => {
    const store = createAuthStore(new MemoryAccounts(), undefined, vi.fn())
    expect(await store.calls.signInWithGoogle()).toBe(false)
    expect(await store.outcomeOf.signInWithGoogle()).toEqual(NO_SERVICE)
    expect(await store.calls.sendPasswordReset(MAYA.email)).toEqual({ kind: 'refused', reason: 'unavailable' })
  })

  it('reach the service', async () => {
    const log = vi.fn()
    const cloud: CloudCalls = {
      prepare: () => {},
      signInWithGoogle: () => Promise.resolve({ kind: 'refused', reason: 'cancelled' }),
      sendPasswordReset: () => Promise.resolve({ kind: 'refused', reason: 'unreachable' }),
      endLeftSession: () => Promise.resolve(),
      keepWithoutAccount: () => Promise.resolve({ kind: 'refused', reason: 'no-match' } as const),
    }
    const store = createAuthStore(Object.assign(new MemoryAccounts(), { cloud }), undefined, log)
    expect(await store.calls.sendPasswordReset(MAYA.email)).toEqual({ kind: 'refused', reason: 'unreachable' })
    expect(log).toHaveBeenCalledExactlyOnceWith('Password reset failed', 'unreachable')
    expect(await store.outcomeOf.signInWithGoogle()).toEqual({ kind: 'refused', reason: 'cancelled' })
    expect(log).toHaveBeenLastCalledWith('Google sign-in failed', 'cancelled')
  })
})
