import type { LearnerId } from '../progress/ids'
import type { AccountOutcome, Accounts, Learner, Registration } from './accounts'
import type { ResetOutcome } from './CloudAuth'

/*
 *   loading ----> signed-in <----> signed-out       (contract, section 9.2)
 *      \________________________________/
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly learner: Learner }
  | { readonly status: 'signed-out' }

export interface AuthSnapshot {
  readonly state: AuthState
  /** What the last call answered, for the form. */
  readonly lastOutcome: AccountOutcome | undefined
}

/** The calls answer true or false and log the reason (contract, section 8.1). */
export interface AuthCalls {
  signIn(email: string, password: string): Promise<boolean>
  register(registration: Registration): Promise<boolean>
  learnOnThisDevice(firstName: string): Promise<boolean>
  open(id: LearnerId, password?: string): Promise<boolean>
  /** False where no service of accounts is configured. */
  signInWithGoogle(): Promise<boolean>
  sendPasswordReset(email: string): Promise<ResetOutcome>
  signOut(): Promise<boolean>
}

export interface AuthStore {
  readonly calls: AuthCalls
  getSnapshot(): AuthSnapshot
  subscribe(listener: () => void): () => void
}

/** Who the first check found: `loading` where it is still under way. */
export type InitialLearner = Learner | 'loading' | undefined

export type LogReason = (message: string, reason: unknown) => void

export function createAuthStore(
  accounts: Accounts,
  initial: InitialLearner,
  log: LogReason = (message, reason) => console.warn(message, reason),
): AuthStore {
  let snapshot: AuthSnapshot = {
    state: initial === 'loading' ? { status: 'loading' } : stateOf(initial),
    lastOutcome: undefined,
  }
  const listeners = new Set<() => void>()
  let stopHearing: (() => void) | undefined
  /** Counts calls: a window of Google that is closed late must not speak for the call after it. */
  let turn = 0

  function become(change: Partial<AuthSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function meet(learner: Learner | undefined): void {
    // The same learner stays the same object, or every screen below would start over.
    if (snapshot.state.status === 'signed-in' && isSame(snapshot.state.learner, learner)) return
    if (snapshot.state.status === 'signed-out' && learner === undefined) return
    become({ state: stateOf(learner) })
  }

  async function check(): Promise<void> {
    let learner: Learner | undefined
    try {
      learner = await accounts.current()
    } catch (error) {
      log('Authentication check failed', error)
    }
    // A sign-in may have been faster than the check.
    if (snapshot.state.status === 'loading') meet(learner)
  }

  async function attempt(name: string, ask: () => Promise<AccountOutcome>): Promise<boolean> {
    turn += 1
    const own = turn
    try {
      const outcome = await ask()
      if (outcome.kind === 'signed-in') {
        become({ lastOutcome: outcome })
        meet(outcome.learner)
        return true
      }
      log(`${name} failed`, outcome.reason)
      if (own === turn) become({ lastOutcome: outcome })
    } catch (error) {
      log(`${name} failed`, error)
      if (own === turn) become({ lastOutcome: { kind: 'refused', reason: 'service-unavailable' } })
    }
    return false
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
      signIn: (email, password) => attempt('Sign-in', () => accounts.signIn(email, password)),
      register: (registration) => attempt('Registration', () => accounts.register(registration)),
      learnOnThisDevice: (firstName) => attempt('Start on this device', () => accounts.learnOnThisDevice(firstName)),
      open: (id, password) => attempt('Opening a learner', () => accounts.open(id, password)),
      signInWithGoogle: () =>
        attempt(
          'Google sign-in',
          async () => (await accounts.cloud?.signInWithGoogle()) ?? { kind: 'refused', reason: 'service-unavailable' },
        ),
      sendPasswordReset,
      async signOut() {
        try {
          await accounts.signOut()
        } catch (error) {
          log('Sign-out failed', error)
          return false
        }
        become({ lastOutcome: undefined })
        meet(undefined)
        return true
      },
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      if (stopHearing === undefined) {
        stopHearing = accounts.onChange(meet)
        if (snapshot.state.status === 'loading') void check()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopHearing?.()
        stopHearing = undefined
      }
    },
  }
}

const NO_SERVICE: ResetOutcome = { kind: 'refused', reason: 'unavailable' }

function stateOf(learner: Learner | undefined): AuthState {
  return learner === undefined ? { status: 'signed-out' } : { status: 'signed-in', learner }
}

function isSame(one: Learner, other: Learner | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
