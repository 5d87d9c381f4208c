import { useCallback, useState } from 'react'
import { lazyScreen } from '../lazyScreen'
import type { SignOutCalls } from './signOutCalls'
import { useAccountName } from './useAccountName'
import type { Mirror } from '../../platform/window/mirror'
import type { Elements } from '../../ui/Elements'

interface SignOutProps {
  readonly account: Mirror
  readonly calls: SignOutCalls
  /** Renders the page. It receives the handlers of the menu entries Sign Out and Switch Learner. */
  readonly children: (ask: () => void, switchLearner: () => void) => Elements
}

const dialog = lazyScreen(
  () => import('./SignOutDialog').then(({ SignOutDialog }) => SignOutDialog),
  () => null,
)
const switching = lazyScreen(
  () => import('./SwitchQuestion').then(({ SwitchQuestion }) => SwitchQuestion),
  () => null,
)

/** A page with the Sign Out question. */
export function SignOut({ account, calls, children }: SignOutProps) {
  const [asking, setAsking] = useState<'sign-out' | 'switch'>()
  const name = useAccountName(account)
  const ask = useCallback((): void => setAsking('sign-out'), [])
  const switchLearner = useCallback((): void => {
    calls.switchLearner().then(
      (done) => setAsking(done === 'ask' ? 'switch' : undefined),
      (error: unknown) => {
        console.warn('Switching learners failed', error)
        // The question shows the problem, and the learner can answer again.
        setAsking('sign-out')
      },
    )
  }, [calls])
  return (
    <>
      {children(ask, switchLearner)}
      {asking === 'sign-out' && name !== undefined ? (
        <dialog.Screen name={name} calls={calls} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === 'switch' ? <switching.Screen calls={calls} onClose={() => setAsking(undefined)} /> : null}
    </>
  )
}
