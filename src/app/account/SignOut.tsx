import { type ReactNode, useState } from 'react'
import { lazyScreen } from '../lazyScreen'
import type { AccountName } from './accountName'
import type { SignOutFacts } from './signOutFacts'
import { useAccountName } from './useAccountName'

export interface SignOutCalls {
  /** What the question has to say first. */
  readonly facts: () => Promise<SignOutFacts>
  /** Ends the session; everything stays on the device. Resolves once the visitor is where signing out leads. */
  readonly keep: () => Promise<void>
  /** Removes the learner and everything stored for them. Rejects with NotBackedUp when an account's backup lacks something. */
  readonly remove: () => Promise<void>
}

interface SignOutProps {
  readonly account: AccountName
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
