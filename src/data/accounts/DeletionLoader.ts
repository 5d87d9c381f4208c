import type { AccountDeletion } from './AccountDeletion'
import type { DeletionStore } from './deletionState'

/** The deletion of accounts, as screens use it. */
export interface DeletionLoader {
  readonly state: DeletionStore
  /** Fetches the code that deletes. Rejects offline; the caller then tries again. */
  readonly load: () => Promise<AccountDeletion>
}
