import type { Accounts } from '../../accounts/accounts'
import type { Library } from '../../curriculum/createLibrary'
import type { Clock } from '../../platform/clock'
import type { LearnerStores } from './learnerStores'

/** What the learner area runs on. Made once, by the composition root. */
export interface Services {
  readonly accounts: Accounts
  readonly library: Library
  readonly clock: Clock
  readonly stores: LearnerStores
  /**
   * Begins to mirror whoever learns with a cloud account, once what stands is painted. Call it once, when the first screen
   * was given to React. Does nothing where accounts are kept on this device only.
   */
  readonly beginBackup: () => void
}
