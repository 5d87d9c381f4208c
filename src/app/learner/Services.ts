import type { Accounts } from '../../data/accounts/accounts'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import type { ClassPort } from '../../session/ClassPort'
import type { Library } from '../../core/curriculum/createLibrary'
import type { Clock } from '../../platform/clock'
import type { BackupCheck } from '../../data/replication/checkBackup'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import type { LearnerStores } from './learnerStores'

/** The services of the learner area. The composition root creates them once. */
export interface Services {
  readonly accounts: Accounts
  /** Undefined where accounts exist on this device only. */
  readonly deletion: DeletionLoader | undefined
  readonly classes: ClassPort
  /**
   * Saves a class card from an address until a learner uses it to join. Rejects if it can't be saved. Does nothing on a
   * site without classes.
   */
  readonly keepCard: (card: string) => Promise<void>
  readonly library: Library
  readonly clock: Clock
  readonly stores: LearnerStores
  /**
   * Starts the backup for learners with a cloud account, after the current screen is painted. Call it once, when React
   * has rendered the first screen. Does nothing where accounts exist on this device only.
   */
  readonly beginBackup: () => void
  /** Checks again whether the account has all the data of this store's learner. */
  readonly checkBackup: (store: OpenedLearnerStore) => Promise<BackupCheck>
}
