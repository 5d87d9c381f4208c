import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { AuthProvider, type AuthProviderProps } from '../../data/accounts/AuthContext'
import type { Mirror } from '../../platform/window/mirror'
import { awaitHeadingFocus } from '../../ui/PageHeading'
import { SignOut } from '../account/SignOut'
import type { SignOutCalls } from '../account/signOutCalls'
import { ErrorBoundary } from '../ErrorBoundary'
import { DocumentLink, LinkKind, type SiteLinkProps } from '../layout/SiteLink'
import { LearnerPages } from './LearnerPages'
import { placeOfLink } from '../../words/places'
import { pageKeyOf, preloadPlace } from './screens'
import type { Services } from './Services'

export interface LearnerAppProps {
  readonly services: Services
  /** The result of the first authentication check. */
  readonly initial: AuthProviderProps['initial']
  readonly account: Mirror
  readonly signOut: SignOutCalls
}

/** Every path that is not a public page: the login, the learner's screens, and unknown paths. */
export function LearnerApp({ services, initial, account, signOut }: LearnerAppProps) {
  const [isLeaving, setLeaving] = useState(false)
  const calls = useMemo<SignOutCalls>(() => {
    const leaveBy =
      <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        setLeaving(true)
        // The screens are removed first, because the stores they watch are about to close.
        await new Promise((resolve) => setTimeout(resolve))
        try {
          const result = await call(...given)
          if (result === 'ask') setLeaving(false)
          return result
        } catch (error) {
          setLeaving(false)
          throw error
        }
      }
    return {
      facts: signOut.facts,
      switchLearner: leaveBy(signOut.switchLearner),
      keep: leaveBy(signOut.keep),
      remove: leaveBy(signOut.remove),
    }
  }, [signOut])
  return (
    <ErrorBoundary>
      <AuthProvider accounts={services.accounts} initial={initial}>
        <BrowserRouter>
          <LinkKind value={RouterLink}>
            <NavigationEffects />
            <SignOut account={account} calls={calls}>
              {(ask, switchLearner) => (
                <LearnerPages
                  services={services}
                  account={account}
                  onSignOut={ask}
                  onSwitch={switchLearner}
                  isLeaving={isLeaving}
                />
              )}
            </SignOut>
          </LinkKind>
        </BrowserRouter>
      </AuthProvider>
    </ErrorBoundary>
  )
}

/** Changes the screen in place if the path is in the learner area. Public pages are loaded as documents. */
function RouterLink({ to, children, ...rest }: SiteLinkProps) {
  const place = placeOfLink(to)
  if (place === undefined) {
    return (
      <DocumentLink {...rest} to={to}>
        {children}
      </DocumentLink>
    )
  }
  return (
    <Link {...rest} to={to} onPointerDown={() => void preloadPlace(place)}>
      {children}
    </Link>
  )
}

/**
 * On every change of route, the page scrolls to its top (contract, section 2.2) and the new heading takes the focus. It
 * is a layout effect because it must run before the heading's own effect.
 */
function NavigationEffects() {
  const page = pageKeyOf(useLocation())
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    awaitHeadingFocus()
    window.scrollTo(0, 0)
  }, [page])
  return null
}
