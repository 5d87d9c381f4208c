import { createStore } from '../../platform/createStore'
import type { AccountOutcome, Accounts, CloudCalls, Learner } from './accounts'
import type { ResetOutcome } from './CloudAuth'

/*
 *   loading ----> signed-in <----> signed-out       (contract, section 9.2)
 *      \________________________________/
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly learner: Learner }
  | { readonly status: 'signed-out' }

/**
 * All calls that can change the current learner. Each call returns its outcome to the form that made the call. None of
 * them rejects.
 */
export type OutcomeCalls = Pick<Accounts, 'signIn' | 'register' | 'learnOnThisDevice' | 'open'> &
  Pick<CloudCalls, 'signInWithGoogle'>

/** The same calls return true or false (contract, section 8.1). All of them log the reason of a failure. */
export type AuthCalls = {
  readonly [Name in keyof OutcomeCalls]: (...args: Parameters<OutcomeCalls[Name]>) => Promise<boolean>
} & {
  sendPasswordReset(email: string): Promise<ResetOutcome>
  signOut(): Promise<boolean>
}

export interface AuthStore {
  readonly calls: AuthCalls
  readonly outcomeOf: OutcomeCalls
  getSnapshot(): AuthState
  subscribe(listener: () => void): () => void
}

/** The result of the first check, or `loading` while it runs. */
export type InitialLearner = Learner | 'loading' | undefined

export type LogReason = (message: string, reason: unknown) => void

export function createAuthStore(
  accounts: Accounts,
  initial: InitialLearner,
  log: LogReason = (message, reason) => console.warn(message, reason),
): AuthStore {
  let stopHearing: (() => void) | undefined
  const store = createStore<AuthState>(initial === 'loading' ? { status: 'loading' } : stateOf(initial), () => {
    stopHearing?.()
    stopHearing = undefined
  })

  function meet(learner: Learner | undefined): void {
    // An unchanged learner stays the same object. Otherwise every screen would render again.
    const state = store.getSnapshot()
    if (state.status === 'signed-in' && isSame(state.learner, learner)) return
    if (state.status === 'signed-out' && learner === undefined) return
    store.set(stateOf(learner))
  }

  async function check(): Promise<void> {
    let learner: Learner | undefined
    try {
      learner = await accounts.current()
    } catch (error) {
      log('Authentication check failed', error)
    }
    // A sign-in may finish before this check.
    if (store.getSnapshot().status === 'loading') meet(learner)
  }

  async function attempt(name: string, ask: () => Promise<AccountOutcome>): Promise<AccountOutcome> {
    try {
      const outcome = await ask()
      if (outcome.kind === 'signed-in') meet(outcome.learner)
      else log(`${name} failed`, outcome.reason)
      return outcome
    } catch (error) {
      log(`${name} failed`, error)
      return UNAVAILABLE
    }
  }

  const outcomeOf: OutcomeCalls = {
    signIn: (email, password) => attempt('Sign-in', () => accounts.signIn(email, password)),
    register: (registration) => attempt('Registration', () => accounts.register(registration)),
    learnOnThisDevice: (firstName, look) =>
      attempt('Start on this device', () => accounts.learnOnThisDevice(firstName, look)),
    open: (id, password) => attempt('Opening a learner', () => accounts.open(id, password)),
    signInWithGoogle: () =>
      attempt('Google sign-in', async () => (await accounts.cloud?.signInWithGoogle()) ?? UNAVAILABLE),
  }

  async function sendPasswordReset(email: string): Promise<ResetOutcome> {
    let outcome: ResetOutcome = NO_SERVICE
    try {
      outcome = (await accounts.cloud?.sendPasswordReset(email)) ?? NO_SERVICE
      if (outcome.kind === 'refused') log('Password reset failed', outcome.reason)
    } catch (error) {
      log('Password reset failed', error)
    }
    return outcome
  }

  return {
    calls: {
      signIn: (...args) => isSignedIn(outcomeOf.signIn(...args)),
      register: (...args) => isSignedIn(outcomeOf.register(...args)),
      learnOnThisDevice: (...args) => isSignedIn(outcomeOf.learnOnThisDevice(...args)),
      open: (...args) => isSignedIn(outcomeOf.open(...args)),
      signInWithGoogle: () => isSignedIn(outcomeOf.signInWithGoogle()),
      sendPasswordReset,
      async signOut() {
        try {
          await accounts.signOut()
        } catch (error) {
          log('Sign-out failed', error)
          return false
        }
        meet(undefined)
        return true
      },
    },
    outcomeOf,
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const leave = store.subscribe(listener)
      if (stopHearing === undefined) {
        stopHearing = accounts.onChange(meet)
        if (store.getSnapshot().status === 'loading') void check()
      }
      return leave
    },
  }
}

/** Also returned if no account service is set up. */
const UNAVAILABLE: AccountOutcome = { kind: 'refused', reason: 'service-unavailable' }
const NO_SERVICE: ResetOutcome = { kind: 'refused', reason: 'unavailable' }

async function isSignedIn(asking: Promise<AccountOutcome>): Promise<boolean> {
  return (await asking).kind === 'signed-in'
}

function stateOf(learner: Learner | undefined): AuthState {
  return learner === undefined ? { status: 'signed-out' } : { status: 'signed-in', learner }
}

function isSame(one: Learner, other: Learner | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
