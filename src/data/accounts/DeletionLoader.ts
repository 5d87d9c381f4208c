import type { AccountDeletion } from './AccountDeletion'
import type { DeletionStore } from './deletionState'

/** The account-deletion functions that screens call. */
export interface DeletionLoader {
  readonly state: DeletionStore
  /** Fetches the code that deletes accounts. Rejects when offline, and the caller tries again later. */
  readonly load: () => Promise<AccountDeletion>
}
