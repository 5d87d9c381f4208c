/**
 * Role: opens one learner's database and provides its calls for the session and the screens.
 * Guarantee: never rejects for a storage failure. A database that can't be opened becomes a store that reports the
 * failure and shows its last data.
 * Must not: touch a window, or wait for a network inside a transaction.
 */
import type { Clock } from '../../platform/clock'
import type { PageLife } from '../../platform/pageLife'
import { type Random, systemRandom } from '../../platform/random'
import type { LearnerId } from '../../core/progress/ids'
import type { Syllabus } from '../../core/progress/syllabus'
import type { DeviceDatabase, LearnerRow } from './deviceDatabase'
import { DexieLearnerStore } from './dexieLearnerStore'
import { learnerDatabase, type LearnerDatabase } from './learnerDatabase'
import type { OpenedLearnerStore } from './learnerStore'
import { actionsOf } from './learningActions'
import { learnerRow } from './learnerTable'
import { unlessStorageFails } from './storeHealth'

export interface LearnerStoreOptions {
  readonly learnerId: LearnerId
  readonly clock: Clock
  /**
   * The source of certificates and locks. Return undefined when the curriculum can't be read, never the fallback
   * manifest. With that manifest's single lesson, a learner would earn a certificate for the entire course.
   */
  readonly syllabus: () => Promise<Syllabus | undefined> | Syllabus | undefined
  readonly random?: Random
  /** The database that records which learners have databases, so that a cleared one is noticed. */
  readonly device?: DeviceDatabase
  /** The page that uses the store. The database closes when the browser suspends the page. */
  readonly page?: PageLife
  readonly makeDatabase?: (learnerId: LearnerId) => LearnerDatabase
}

/** Opens the store. The first opening creates the document and its DeviceId in one transaction. */
export async function openLearnerStore(options: LearnerStoreOptions): Promise<OpenedLearnerStore> {
  const { learnerId, device, makeDatabase = learnerDatabase } = options
  const listed = device && (await listedRow(device, learnerId))
  const wasKnown = listed?.hasDatabase === true
  const store = new DexieLearnerStore({
    learnerId,
    clock: options.clock,
    random: options.random ?? systemRandom,
    syllabus: options.syllabus,
    makeDatabase,
    page: options.page,
    device,
    openOther: {
      isListed: (other) => isListed(device, other),
      open: (other) => openLearnerStore({ ...options, learnerId: other }),
    },
  })
  await store.begin(wasKnown, listed && copyOf(listed))
  if (device !== undefined && !wasKnown && store.beginning !== 'unopened') await noteDatabase(device, learnerId)
  return Object.assign(store, actionsOf(store.act))
}

/** If the device database can't be read, progress must still open. */
function listedRow(device: DeviceDatabase, learnerId: LearnerId): Promise<LearnerRow | undefined> {
  return unlessStorageFails(() => device.run((database) => learnerRow(database, learnerId)), undefined)
}

/** Leaves out the fields that change at every opening, because the copy is written only when it differs. */
function copyOf(row: LearnerRow): Partial<LearnerRow> {
  const { openedTurn: _turn, lastOpenedAt: _at, wrongTries: _tries, hasDatabase: _has, isFound: _found, ...copy } = row
  return copy
}

/** Resolves to whether a learner on this device still has this id. Without a list, no learner was removed from it. */
async function isListed(device: DeviceDatabase | undefined, learnerId: LearnerId): Promise<boolean> {
  if (device === undefined) return true
  return (await device.run((database) => learnerRow(database, learnerId))) !== undefined
}

async function noteDatabase(device: DeviceDatabase, learnerId: LearnerId): Promise<void> {
  await unlessStorageFails(
    () => device.run((database) => database.learners.update(learnerId, { hasDatabase: true })),
    0,
  )
}
