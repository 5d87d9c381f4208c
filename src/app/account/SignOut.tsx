import { type ReactNode, useState } from 'react'
import { lazyScreen } from '../lazyScreen'
import type { SignOutCalls } from './signOutCalls'
import { useAccountName } from './useAccountName'
import type { Mirror } from '../../platform/window/mirror'

interface SignOutProps {
  readonly account: Mirror
  readonly calls: SignOutCalls
  /** The page; it gets what the Sign Out entry of the menu calls. */
  readonly children: (ask: () => void) => ReactNode
}

const dialog = lazyScreen(
  () => import('./SignOutDialog').then(({ SignOutDialog }) => SignOutDialog),
  () => null,
)

/** The Sign Out question around a page. */
export function SignOut({ account, calls, children }: SignOutProps) {
  const [isAsking, setAsking] = useState(false)
  const name = useAccountName(account)
  return (
    <>
      {children(() => setAsking(true))}
      {isAsking && name !== undefined ? (
        <dialog.Screen name={name} calls={calls} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
