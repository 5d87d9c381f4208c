import type { LocalDate } from '../../../src/core/progress/ids'
import type { Remote } from '../../../src/data/replication/Remote'
import { type Fault, MemoryAccount, MemoryRemote, type StoredFields } from '../../fakes/MemoryRemote'
import { OWNER } from '../../core/progress/samples'

/** A client whose network fails as told. */
export interface Client extends Remote {
  /** The faults of the next calls, in order. */
  readonly faults: Fault[]
  /** Runs once, between the next read and its commit. */
  beforeCommit: (() => Promise<void>) | undefined
}

export interface ClientOptions {
  readonly today: () => LocalDate | undefined
}

/** The user document of one account, wherever its clients store it. It does not exist at first. */
export interface Account {
  /** The number of commits by clients of this app. */
  readonly writes: number
  /** Called with the fields before each commit of this app. */
  onCommit: ((before: StoredFields | undefined) => void) | undefined
  client(options: ClientOptions): Client
  fields(): Promise<StoredFields | undefined>
  /** Merges fields without a precondition, like a client that does not know `sync` (contract, section 3.1). */
  mergeAsEarlierSite(fields: StoredFields): Promise<void>
  put(fields: StoredFields): Promise<void>
  close(): Promise<void>
}

export type MakeAccount = () => Account

export function memoryAccount(): Account {
  return new AccountInMemory()
}

class AccountInMemory implements Account {
  readonly #account = new MemoryAccount()

  get writes(): number {
    return this.#account.writes
  }

  set onCommit(told: Account['onCommit']) {
    this.#account.onCommit = told
  }

  client(options: ClientOptions): Client {
    return new MemoryRemote(this.#account, { owner: OWNER, ...options })
  }

  fields(): Promise<StoredFields | undefined> {
    return Promise.resolve(this.#account.read().fields)
  }

  mergeAsEarlierSite(fields: StoredFields): Promise<void> {
    return Promise.resolve(this.#account.mergeAsEarlierSite(fields))
  }

  put(fields: StoredFields): Promise<void> {
    return Promise.resolve(this.#account.put(fields))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
