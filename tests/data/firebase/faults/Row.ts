import type { ExchangeOutcome } from '../../../../src/data/replication/exchangeOnce'
import type { BackupStatus } from '../../../../src/data/store/backup'
import type { Home } from './Home'

/** One line of the fault table. */
export interface Row {
  readonly fault: string
  /** Strikes the phone, on which a lesson was just saved; answers how the exchange ended. */
  readonly strikes: (home: Home) => Promise<ExchangeOutcome['kind']>
  readonly ends: ExchangeOutcome['kind']
  /** What the phone says of the backup then. */
  readonly says: BackupStatus['kind']
  /** What somebody has to do, beside waiting for a network that behaves. */
  readonly isMended?: (home: Home) => Promise<unknown>
}
