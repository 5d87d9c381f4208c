import type { Accounts } from '../../data/accounts/accounts'
import type { DeletionDesk } from '../../data/accounts/DeletionDesk'
import type { ClassPort } from '../../session/ClassPort'
import type { Library } from '../../core/curriculum/createLibrary'
import type { Clock } from '../../platform/clock'
import type { BackupCheck } from '../../data/replication/checkBackup'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import type { LearnerStores } from './learnerStores'

/** What the learner area runs on. Made once, by the composition root. */
export interface Services {
  readonly accounts: Accounts
  /** Undefined where accounts are kept on this device only. */
  readonly deletion: DeletionDesk | undefined
  readonly classes: ClassPort
  /** Keeps a class card that an address brought, until somebody joins with it. Rejects where it can't be kept. */
  readonly keepCard: (card: string) => Promise<void>
  readonly library: Library
  readonly clock: Clock
  readonly stores: LearnerStores
  /**
   * Begins to mirror whoever learns with a cloud account, once what stands is painted. Call it once, when the first screen
   * was given to React. Does nothing where accounts are kept on this device only.
   */
  readonly beginBackup: () => void
  /** Asks the account of this store's learner afresh whether it has everything. */
  readonly checkBackup: (store: OpenedLearnerStore) => Promise<BackupCheck>
}
