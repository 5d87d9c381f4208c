import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { Accounts } from './accounts'
import { type AuthCalls, type AuthSnapshot, createAuthStore, type InitialLearner, type LogReason } from './authStore'

/** The state, what the last call answered, and the calls. */
export interface Auth extends AuthSnapshot, AuthCalls {
  readonly accounts: Accounts
}

const AuthContext = createContext<Auth | undefined>(undefined)

export interface AuthProviderProps {
  readonly accounts: Accounts
  /** What the first check found; `'loading'` where it is still under way. Read once. */
  readonly initial: InitialLearner
  readonly log?: LogReason
  readonly children: ReactNode
}

export function AuthProvider({ accounts, initial, log, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore(accounts, initial, log))
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const auth = useMemo<Auth>(() => ({ ...snapshot, ...store.calls, accounts }), [snapshot, store, accounts])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Throws outside its provider (contract, section 8.5). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
