/**
 * Role: opens one learner's database for an exchange only, without a screen, a curriculum or a page.
 * Guarantee: a missing database is not created, because only a page can tell whether a learner is new or has lost their
 * database.
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
    // If an answer earns a certificate, the next page adds it, because pages know the curriculum.
    syllabus: () => Promise.resolve(undefined),
    onDocument: () => undefined,
  })
  return { replication, close: () => connection.close() }
}

/**
 * Reads the browser's list of databases and opens none of them. Opening a missing database would create it, and undoing
 * that would delete data that a page wrote in the meantime. Browsers without this list don't wake a worker.
 */
async function exists(name: string, { indexedDB: storage = indexedDB }: DexieOptions): Promise<boolean> {
  const databases = await (storage as Partial<IDBFactory>).databases?.()
  return databases?.some((database) => database.name === name) ?? false
}
