import type { AccountReading } from '../data/store/backup'
import type { LiveSource } from '../data/store/liveSource'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

export type Unread = Extract<AccountReading, { kind: 'unread' }>['why']

const READ: AccountReading = { kind: 'read' }
const ALWAYS_READ: LiveSource<AccountReading> = { subscribe: () => () => undefined, getSnapshot: () => READ }

/**
 * Why this device does not know what is in the account, live. `known` if the device knows, or if there is no account.
 * Undefined until the device answers. Before `known`, totals, streaks and offers may be wrong.
 */
export function useUnread(): Unread | 'known' | undefined {
  const { learner, reads } = useSession()
  const reading = useRead(learner.kind === 'cloud' ? reads.account : ALWAYS_READ)
  return reading?.kind === 'unread' ? reading.why : reading && 'known'
}

/** Whether the counts on this device include all of the learner's progress. False while that is unknown. */
export function useIsKnown(): boolean {
  return useUnread() === 'known'
}
