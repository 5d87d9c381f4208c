/**
 * Role: puts on the list again the learners and books that `LostLearners` has found missing from it. A script of its own: it is
 * asked for where something was lost.
 * Guarantee: nobody who came on the list meanwhile, or was removed, is added.
 * Must not: delete what still holds anything.
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
import { addRow, hasTwin, kindOf, learnerOf, missingFrom } from './learnerRows'

export interface LostLearnersParts {
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly roster: LearnerRoster | undefined
  readonly forget: ForgetLearner | undefined
}

export interface WhatIsLost {
  /** On no list of the databases. */
  readonly missing: readonly LearnerId[]
  /** Hex of the ids of classes. */
  readonly newBooks: readonly string[]
  readonly here: DatabasesHere
  /** What is left of the list beside the databases. */
  readonly listed: ReadonlyMap<LearnerId, ListedLearner>
}

interface Lost {
  readonly id: LearnerId
  readonly listed: ListedLearner | undefined
  /** Undefined where it is gone. */
  readonly database: FoundDatabase | undefined
}

/** Adds whoever can be looked at now, and books whose owner is known. What fails for storage throws. */
export async function bringLostBack(
  parts: LostLearnersParts,
  { missing, newBooks, here, listed }: WhatIsLost,
): Promise<void> {
  const lost: Lost[] = []
  for (const id of missing) {
    const database = here.learners.has(id) ? await readFound(id) : undefined
    // What can't be looked at now is looked at the next time.
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
          // A removal was cut off, and its note went with the list.
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

/** The classes of a teacher stood on the same list. */
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
    kept && { picture: pictureOf(kept), cloth: kept.cloth },
  )
  const others = await learnerRows(device)
  const isTwin = await hasTwin(device, { ...learnerOf(added), displayName: nameOf(added) })
  const picture = isTwin ? nextPicture(id, others.map(pictureOf)) : added.picture
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
 * What kept others out went with the list, and was not copied yet: nothing opens it at once, and it comes off like a PIN that
 * was forgotten. An account's learner signs in.
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
