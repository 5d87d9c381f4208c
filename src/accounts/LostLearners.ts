/**
 * Role: finds the learners whom the browser has taken off the list of this device, with their databases or without.
 * Guarantee: nobody is added twice, nobody who was removed comes back, and a PIN or password that is known of is asked for.
 * Must not: delete what still holds anything.
 */
import type { Clock } from '../platform/clock'
import { type LearnerId, parseLearnerId } from '../progress/ids'
import { type DeviceDatabase, type DeviceTables, HANDS_IN, type LearnerRow } from '../store/deviceDatabase'
import { learnerRows, NO_PIN } from '../store/learnerTable'
import { bookOwner, databasesHere, type FoundDatabase, readFound } from '../store/lostDatabases'
import { finishRemovals, type ForgetLearner } from '../store/removeLearner'
import { nextPicture, pictureOf } from './learnerLook'
import { nameOf } from './learnerName'
import { addRow, hasTwin, learnerOf } from './learnerRows'

interface ListedLearner {
  readonly id: string
  readonly firstName: string
  readonly kind: 'device' | 'cloud'
  readonly isProtected: boolean
}

/** A list of this device's learners that is kept beside the databases: see `platform/window/roster.ts`. */
export interface LearnerRoster {
  read(): readonly ListedLearner[]
  note(learners: readonly ListedLearner[]): void
  forget(id: string): void
}

interface LostLearnersParts {
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly roster: LearnerRoster | undefined
  readonly forget: ForgetLearner | undefined
}

export class LostLearners {
  readonly #parts: LostLearnersParts
  #running: Promise<ReadonlySet<LearnerId>> | undefined

  constructor(parts: LostLearnersParts) {
    this.#parts = parts
  }

  /** Adds everybody who is lost to the list again. Answers whose progress the browser has deleted. */
  run(): Promise<ReadonlySet<LearnerId>> {
    this.#running ??= this.#recover().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #recover(): Promise<ReadonlySet<LearnerId>> {
    const { device, roster } = this.#parts
    const listed = new Map((roster?.read() ?? []).flatMap((each) => withId(each)))
    const before = await device.run((database) => learnerRows(database))
    const hadOne = before.filter((row) => row.hasDatabase === true).map(({ id }) => id)
    const here = await databasesHere([...new Set([...hadOne, ...listed.keys()])])
    // The list again, after the databases: a learner is on it before they have one.
    const missing = await device.run((database) => missingFrom(database, [...here.learners, ...listed.keys()]))
    const lost: Lost[] = []
    for (const id of missing) {
      const database = here.learners.has(id) ? await readFound(id) : undefined
      // What can't be looked at now is looked at the next time.
      if (database !== undefined || here.gone.has(id)) lost.push({ id, database, listed: listed.get(id) })
    }
    if (lost.length > 0) await this.#add(lost)
    await this.#addBooks(here.books)
    const rows = await device.run((database) => learnerRows(database))
    return new Set(rows.filter(({ id, hasDatabase }) => hasDatabase === true && here.gone.has(id)).map(({ id }) => id))
  }

  async #add(lost: readonly Lost[]): Promise<void> {
    const { device, clock, forget } = this.#parts
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
  async #addBooks(books: readonly string[]): Promise<void> {
    const { device } = this.#parts
    const known = await device.run((database) => database.classBooks.toCollection().primaryKeys())
    for (const key of books.filter((book) => !known.includes(book))) {
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
}

interface Lost {
  readonly id: LearnerId
  readonly listed: ListedLearner | undefined
  /** Undefined where it is gone. */
  readonly database: FoundDatabase | undefined
}

/** Who is neither on the list, readable or not, nor being removed from it. */
async function missingFrom(database: DeviceTables, ids: readonly LearnerId[]): Promise<readonly LearnerId[]> {
  const known = await database.learners.toCollection().primaryKeys()
  const removed = await database.removals.toCollection().primaryKeys()
  return [...new Set(ids)].filter((id) => !known.includes(id) && !removed.includes(id))
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

/** A learner of this device has an id that we made (`randomId`); an account has that of its service. */
export function kindOf(id: LearnerId): LearnerRow['kind'] {
  return /^[0-9a-hjkmnp-tv-z]{20}$/.test(id) ? 'device' : 'cloud'
}

function withId(each: ListedLearner): readonly [LearnerId, ListedLearner][] {
  const id = parseLearnerId(each.id)
  return id === undefined ? [] : [[id, each]]
}
