/**
 * Role: opens one learner's database and answers what the session and the screens ask of it.
 * Guarantee: never rejects for a storage failure: what can't be opened is a store that says so and shows what it knows.
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
   * What certificates and locks derive from. Answer undefined when the curriculum can't be read, never the fallback
   * manifest: its one lesson would earn a certificate of the whole course.
   */
  readonly syllabus: () => Promise<Syllabus | undefined> | Syllabus | undefined
  readonly random?: Random
  /** Where it is noted that this learner has a database, so that a cleared one is noticed, and who else has one. */
  readonly device?: DeviceDatabase
  /** The page that holds the store; left, it lets the database go. */
  readonly page?: PageLife
  readonly makeDatabase?: (learnerId: LearnerId) => LearnerDatabase
}

/** Opens the store; the document and its DeviceId are made in one transaction at the first opening. */
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

/** A device that can't be asked makes nobody's progress unreachable. */
function listedRow(device: DeviceDatabase, learnerId: LearnerId): Promise<LearnerRow | undefined> {
  return unlessStorageFails(() => device.run((database) => learnerRow(database, learnerId)), undefined)
}

/** Without what changes at every opening: the copy is written when it differs. */
function copyOf(row: LearnerRow): Partial<LearnerRow> {
  const { openedTurn: _turn, lastOpenedAt: _at, wrongTries: _tries, hasDatabase: _has, isFound: _found, ...copy } = row
  return copy
}

/** Whether somebody of this device still learns under this id. Where no list is given, nobody was removed from it. */
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
