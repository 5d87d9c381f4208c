import type { Remote } from '../../src/data/replication/Remote'
import { day, OWNER } from '../core/progress/samples'
import { MemoryAccount, MemoryRemote } from '../fakes/MemoryRemote'
import { earlierSiteContract, type UserDocumentHarness } from './earlierSite.contract'
import { remoteContract } from './remote.contract'

class MemoryHarness implements UserDocumentHarness {
  readonly #account = new MemoryAccount()
  readonly #clients = new Set<MemoryRemote>()

  client(): Remote {
    const client = new MemoryRemote(this.#account, { owner: OWNER, today: () => day('2026-03-01') })
    this.#clients.add(client)
    return client
  }

  stored(): Promise<unknown> {
    return Promise.resolve(this.#account.read().fields?.['sync'])
  }

  store(document: unknown): Promise<void> {
    this.#account.put({ sync: document })
    return Promise.resolve()
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

  fields(): Promise<Readonly<Record<string, unknown>> | undefined> {
    return Promise.resolve(this.#account.read().fields)
  }

  merge(fields: Readonly<Record<string, unknown>>): Promise<void> {
    this.#account.mergeAsEarlierSite(fields)
    return Promise.resolve()
  }

  #known(client: Remote): MemoryRemote {
    const known = [...this.#clients].find((one) => one === client)
    if (known === undefined) throw new Error('The client is not one of this account.')
    return known
  }
}

remoteContract('in memory', () => Promise.resolve(new MemoryHarness()))
earlierSiteContract('in memory', () => Promise.resolve(new MemoryHarness()))
