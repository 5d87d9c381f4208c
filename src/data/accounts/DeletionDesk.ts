import type { AccountDeletion } from './AccountDeletion'
import type { DeletionStore } from './deletionState'

/** What screens have of the deletion of accounts. */
export interface DeletionDesk {
  readonly state: DeletionStore
  /** Fetches the code that deletes. May fail for want of a network, and is then called again. */
  readonly load: () => Promise<AccountDeletion>
}
