import { inject } from 'vitest'
import type { Remote } from '../../../../src/data/replication/Remote'
import { earlierSiteContract, type UserDocumentHarness } from '../../../contracts/earlierSite.contract'
import { remoteContract } from '../../../contracts/remote.contract'
import type { StoredFields } from '../../../fakes/MemoryRemote'
import { day } from '../../../core/progress/samples'
import { EmulatedAccount } from './EmulatedAccount'
import type { EmulatedClient } from './EmulatedClient'

class EmulatedHarness implements UserDocumentHarness {
  readonly #account = new EmulatedAccount(inject('emulators').firestore)
  readonly #clients = new Set<EmulatedClient>()

  client(): Remote {
    const client = this.#account.client({ today: () => day('2026-03-01') })
    this.#clients.add(client)
    return client
  }

  async stored(): Promise<unknown> {
    return (await this.#account.fields())?.['sync']
  }

  store(document: unknown): Promise<void> {
    return this.#account.put({ sync: document })
  }

  writes(): number {
    return this.#account.writes
  }

  beforeCommit(client: Remote, work: () => Promise<void>): void {
    this.#known(client).beforeCommit = work
  }

  fail(client: Remote, how: 'lost-request' | 'lost-answer' | 'signed-out' | 'refused'): void {
    this.#known(client).faults.push(how)
  }

  fields(): Promise<StoredFields | undefined> {
    return this.#account.fields()
  }

  merge(fields: StoredFields): Promise<void> {
    return this.#account.merge(fields)
  }

  #known(client: Remote): EmulatedClient {
    const known = [...this.#clients].find((one) => one === client)
    if (known === undefined) throw new Error('The client is not one of this account.')
    return known
  }
}

remoteContract('Firestore', () => Promise.resolve(new EmulatedHarness()))
earlierSiteContract('Firestore', () => Promise.resolve(new EmulatedHarness()))
