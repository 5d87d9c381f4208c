import type { AccountReading } from '../data/store/backup'
import type { LiveSource } from '../data/store/liveSource'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

export type Unread = Extract<AccountReading, { kind: 'unread' }>['why']

const READ: AccountReading = { kind: 'read' }
const ALWAYS_READ: LiveSource<AccountReading> = { subscribe: () => () => undefined, getSnapshot: () => READ }

/**
 * What keeps this device from knowing what the account holds, live; `known` once it was read, and without an account.
 * Undefined until the device has answered. Before `known` no total, streak or offer is true.
 */
export function useUnread(): Unread | 'known' | undefined {
  const { learner, reads } = useSession()
  const reading = useRead(learner.kind === 'cloud' ? reads.account : ALWAYS_READ)
  return reading?.kind === 'unread' ? reading.why : reading && 'known'
}

/** Whether what is counted here is all that there is. False while that is not known. */
export function useIsKnown(): boolean {
  return useUnread() === 'known'
}
