import type { ExchangeOutcome } from '../../../../src/data/replication/exchangeOnce'
import type { BackupStatus } from '../../../../src/data/store/backup'
import type { Home } from './Home'

/** One row of the fault table. */
export interface Row {
  readonly fault: string
  /** Causes the fault on the phone, where a lesson was just saved. Resolves to the outcome of the exchange. */
  readonly strikes: (home: Home) => Promise<ExchangeOutcome['kind']>
  readonly ends: ExchangeOutcome['kind']
  /** The backup status on the phone afterward. */
  readonly says: BackupStatus['kind']
  /** The action that a person has to take, if a network without faults is not enough. */
  readonly isMended?: (home: Home) => Promise<unknown>
}
