/**
 * Role: restores the learners and class books that `LostLearners` found missing from the list. It is a separate script
 * that loads only if something was lost.
 * Guarantee: it adds no learner who was added to the list or removed in the meantime.
 * Must not: delete anything that still has data.
 */
import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type DeviceTables, HANDS_IN, type LearnerRow } from '../store/deviceDatabase'
import { bookOwner, type FoundDatabase, readFound } from '../store/foundDatabase'
import { learnerRows, NO_PIN } from '../store/learnerTable'
import type { DatabasesHere } from '../store/lostDatabases'
import { finishRemovals, type ForgetLearner } from '../store/removeLearner'
import type { LearnerRoster, ListedLearner } from './LearnerRoster'
import { nextPicture, pictureOf } from './learnerLook'
import { nameOf } from './learnerName'
import { addRow, hasDuplicate, kindOf, learnerOf, missingFrom } from './learnerRows'

export interface LostLearnersParts {
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly roster: LearnerRoster | undefined
  readonly forget: ForgetLearner | undefined
}

export interface WhatIsLost {
  /** Learners that aren't on the list in the database. */
  readonly missing: readonly LearnerId[]
  /** The ids of classes, in hex. */
  readonly newBooks: readonly string[]
  readonly here: DatabasesHere
  /** The part of the list that is stored outside the databases. */
  readonly listed: ReadonlyMap<LearnerId, ListedLearner>
}

interface Lost {
  readonly id: LearnerId
  readonly listed: ListedLearner | undefined
  /** Undefined if the database is gone. */
  readonly database: FoundDatabase | undefined
}

/** Adds all learners whose data can be read now, and books whose owner is known. Throws on a storage failure. */
export async function bringLostBack(
  parts: LostLearnersParts,
  { missing, newBooks, here, listed }: WhatIsLost,
): Promise<void> {
  const lost: Lost[] = []
  for (const id of missing) {
    const database = here.learners.has(id) ? await readFound(id) : undefined
    // If data can't be read now, we try again at the next start.
    if (database !== undefined || here.gone.has(id)) lost.push({ id, database, listed: listed.get(id) })
  }
  if (lost.length > 0) await addLearners(parts, lost)
  await addBooks(parts.device, newBooks)
}

async function addLearners({ device, clock, forget }: LostLearnersParts, lost: readonly Lost[]): Promise<void> {
  const isEmptied = await device.run((database) =>
    database.transaction('rw', database.learners, database.settings, database.removals, async () => {
      const missing = await missingFrom(
        database,
        lost.map(({ id }) => id),
      )
      let emptied = 0
      for (const one of lost) {
        if (!missing.includes(one.id)) continue
        if (one.database?.isEmpty === true && one.listed === undefined) {
          // An earlier removal was interrupted, and its record was lost with the list.
          await database.removals.put({ id: one.id })
          emptied += 1
        } else {
          await addLost(database, one, clock)
        }
      }
      return emptied > 0
    }),
  )
  if (isEmptied) await finishRemovals(device, forget)
}

/** The list also included teachers' classes. */
async function addBooks(device: DeviceDatabase, books: readonly string[]): Promise<void> {
  for (const key of books) {
    const owner = await bookOwner(key)
    if (owner === undefined) continue
    await device.run((database) =>
      database.transaction('rw', database.learners, database.classBooks, async () => {
        const isOwned = (await database.learners.get(owner)) !== undefined
        if (isOwned && (await database.classBooks.get(key)) === undefined)
          await database.classBooks.put({ key, owner, state: 'here' })
      }),
    )
  }
}

/** Needs a transaction over `learners` and `settings`. */
async function addLost(device: DeviceTables, { id, listed, database: found }: Lost, clock: Clock): Promise<void> {
  const kept = found?.listed
  const added = await addRow(
    device,
    {
      id,
      kind: kept?.kind ?? listed?.kind ?? kindOf(id),
      displayName: kept?.displayName || found?.displayName || listed?.firstName || '',
      email: kept?.email ?? '',
    },
    clock,
    kept && { picture: pictureOf(kept), color: kept.cloth },
  )
  const others = await learnerRows(device)
  const isDuplicate = await hasDuplicate(device, { ...learnerOf(added), displayName: nameOf(added) })
  const picture = isDuplicate ? nextPicture(id, others.map(pictureOf)) : added.picture
  await device.learners.put({
    ...kept,
    ...added,
    ...(picture !== undefined && { picture }),
    hasDatabase: true,
    ...(found?.isEmpty === false && { isFound: true }),
    ...lockOf({ kept, listed, hasProgress: found !== undefined }, clock),
  })
  if (found?.isInClass === true && (await device.settings.get(HANDS_IN)) === undefined)
    await device.settings.put({ key: HANDS_IN, value: '' })
}

/**
 * The password or PIN was lost with the list, and there was no copy. So the learner is locked, and the lock expires
 * like a forgotten PIN. A cloud learner signs in instead.
 */
function lockOf(
  {
    kept,
    listed,
    hasProgress,
  }: { kept: LearnerRow | undefined; listed: ListedLearner | undefined; hasProgress: boolean },
  clock: Clock,
): Partial<LearnerRow> {
  const isLost = listed?.isProtected === true && kept?.pin === undefined && kept?.password === undefined
  if (!hasProgress || !isLost || (kept?.kind ?? listed.kind) === 'cloud') return {}
  return { pin: NO_PIN, pinLostAt: clock.now().toISOString() }
}
