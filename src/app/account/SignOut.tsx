import { type ReactNode, useCallback, useState } from 'react'
import { lazyScreen } from '../lazyScreen'
import type { SignOutCalls } from './signOutCalls'
import { useAccountName } from './useAccountName'
import type { Mirror } from '../../platform/window/mirror'

interface SignOutProps {
  readonly account: Mirror
  readonly calls: SignOutCalls
  /** The page; it gets what the entries Sign Out and Switch Learner of the menu call. */
  readonly children: (ask: () => void, switchLearner: () => void) => ReactNode
}

const dialog = lazyScreen(
  () => import('./SignOutDialog').then(({ SignOutDialog }) => SignOutDialog),
  () => null,
)

/** The Sign Out question around a page. */
export function SignOut({ account, calls, children }: SignOutProps) {
  const [isAsking, setAsking] = useState(false)
  const name = useAccountName(account)
  const ask = useCallback((): void => setAsking(true), [])
  const switchLearner = useCallback((): void => {
    calls.switchLearner().then(
      (done) => setAsking(done === 'ask'),
      (error: unknown) => {
        console.warn('Switching learners failed', error)
        // The question says what is wrong, and can be answered again.
        setAsking(true)
      },
    )
  }, [calls])
  return (
    <>
      {children(ask, switchLearner)}
      {isAsking && name !== undefined ? (
        <dialog.Screen name={name} calls={calls} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
