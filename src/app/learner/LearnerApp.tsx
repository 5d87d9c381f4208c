import { useMemo, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { type AuthProviderProps, AuthProvider } from '../../accounts/AuthContext'
import { SignOut } from '../account/SignOut'
import type { SignOutCalls } from '../account/signOutCalls'
import { ErrorBoundary } from '../ErrorBoundary'
import { LinkKind } from '../layout/SiteLink'
import { LearnerPages } from './LearnerPages'
import { NavigationEffects } from './NavigationEffects'
import { RouterLink } from './RouterLink'
import type { Services } from './Services'
import type { Mirror } from '../../platform/window/mirror'

export interface LearnerAppProps {
  readonly services: Services
  /** What the first authentication check found. */
  readonly initial: AuthProviderProps['initial']
  readonly account: Mirror
  readonly signOut: SignOutCalls
}

/** Every path that is no public page: the login, the learner's screens, and what does not exist. */
export function LearnerApp({ services, initial, account, signOut }: LearnerAppProps) {
  const [isLeaving, setLeaving] = useState(false)
  const calls = useMemo<SignOutCalls>(() => {
    const leaveBy =
      <Given extends unknown[]>(call: (...given: Given) => Promise<void>) =>
      async (...given: Given): Promise<void> => {
        setLeaving(true)
        // The screens go first: what they watch is about to close.
        await new Promise((resolve) => setTimeout(resolve))
        try {
          await call(...given)
        } catch (error) {
          setLeaving(false)
          throw error
        }
      }
    return { facts: signOut.facts, keep: leaveBy(signOut.keep), remove: leaveBy(signOut.remove) }
  }, [signOut])
  return (
    <ErrorBoundary>
      <AuthProvider accounts={services.accounts} initial={initial}>
        <BrowserRouter>
          <LinkKind value={RouterLink}>
            <NavigationEffects />
            <SignOut account={account} calls={calls}>
              {(ask) => <LearnerPages services={services} account={account} onSignOut={ask} isLeaving={isLeaving} />}
            </SignOut>
          </LinkKind>
        </BrowserRouter>
      </AuthProvider>
    </ErrorBoundary>
  )
}
