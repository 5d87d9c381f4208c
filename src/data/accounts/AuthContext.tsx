import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { Accounts } from './accounts'
import {
  type AuthCalls,
  type AuthState,
  createAuthStore,
  type InitialLearner,
  type LogReason,
  type OutcomeCalls,
} from './authStore'

export interface Auth extends AuthCalls {
  readonly state: AuthState
  /** The calls for forms. They return the reason of a failure. */
  readonly outcomeOf: OutcomeCalls
  readonly accounts: Accounts
}

const AuthContext = createContext<Auth | undefined>(undefined)

export interface AuthProviderProps {
  readonly accounts: Accounts
  /** The result of the first check, or `'loading'` while it runs. Read once. */
  readonly initial: InitialLearner
  readonly log?: LogReason
  readonly children: ReactNode
}

export function AuthProvider({ accounts, initial, log, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore(accounts, initial, log))
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const auth = useMemo<Auth>(
    () => ({ ...store.calls, outcomeOf: store.outcomeOf, state, accounts }),
    [state, store, accounts],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Throws outside its provider (contract, section 8.5). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
