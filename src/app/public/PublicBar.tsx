import { SignOut } from '../account/SignOut'
import type { SignOutCalls } from '../account/signOutCalls'
import { NavBar } from '../layout/NavBar'
import type { Mirror } from '../../platform/window/mirror'

export interface PublicBarProps {
  readonly path: string
  readonly account: Mirror
  readonly signOut: SignOutCalls
}

/** The navigation bar of a public page. */
export function PublicBar({ path, account, signOut }: PublicBarProps) {
  return (
    <SignOut account={account} calls={signOut}>
      {(ask, switchLearner) => <NavBar path={path} account={account} onSignOut={ask} onSwitch={switchLearner} />}
    </SignOut>
  )
}
