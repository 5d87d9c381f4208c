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
}
