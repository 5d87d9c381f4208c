/**
 * Role: opens one learner's database for an exchange and nothing else: there is no screen, no curriculum and no page.
 * Guarantee: a database that is not there is not made: only a page can say whether a learner is new or has lost it.
 * Must not: touch a window.
 */
import type { DexieOptions } from 'dexie'
import type { Clock } from '../../platform/clock'
import { type Random, randomDeviceId } from '../../platform/random'
import { instantOf } from '../../core/progress/calendar'
import type { DeviceId, LearnerId } from '../../core/progress/ids'
import { DexieReplicationStore } from './dexieReplicationStore'
import { LearnerConnection } from './learnerConnection'
import { learnerDatabase, learnerDatabaseName } from './learnerDatabase'
import type { ReplicationStore } from './replicationStore'

export interface ReplicationStoreOptions {
  readonly learnerId: LearnerId
  readonly clock: Clock
  readonly random: Random
  readonly dexie?: DexieOptions
}

export interface OpenedReplicationStore {
  readonly replication: ReplicationStore
  close(): void
}

/** Undefined when this device has no database of that learner. */
export async function openReplicationStore(
  options: ReplicationStoreOptions,
): Promise<OpenedReplicationStore | undefined> {
  const { learnerId, clock, random, dexie = {} } = options
  if (!(await exists(learnerDatabaseName(learnerId), dexie))) return undefined
  const connection = new LearnerConnection(() => learnerDatabase(learnerId, dexie), clock)
  const replication = new DexieReplicationStore({
    learnerId,
    clock,
    connection,
    loadOptions: () => ({
      owner: learnerId,
      at: instantOf(clock.now()),
      isExpected: true,
      newDeviceId: randomDeviceId(random) as DeviceId,
    }),
    // A certificate that an answer earns is awarded by the next page, which knows the curriculum.
    syllabus: () => Promise.resolve(undefined),
    onDocument: () => undefined,
  })
  return { replication, close: () => connection.close() }
}

/**
 * Asks for the list and opens nothing: to open what is not there makes it, and taking that back would delete what a page
 * has made meanwhile. A browser without the list wakes no worker.
 */
async function exists(name: string, { indexedDB: storage = indexedDB }: DexieOptions): Promise<boolean> {
  const databases = await (storage as Partial<IDBFactory>).databases?.()
  return databases?.some((database) => database.name === name) ?? false
}
