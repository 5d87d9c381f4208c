/**
 * Role: finds the learners whom the browser has taken off the list of this device, with their databases or without.
 * Guarantee: nobody is added twice, nobody who was removed comes back, and a PIN or password that is known of is asked for.
 * Must not: delete what still holds anything.
 */
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { learnerRows } from '../store/learnerTable'
import { databasesHere } from '../store/lostDatabases'
import type { LostLearnersParts, WhatIsLost } from './bringLostBack'
import type { ListedLearner } from './LearnerRoster'
import { missingFrom } from './learnerRows'

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
    const books = await device.run((database) => database.classBooks.toCollection().primaryKeys())
    const newBooks = here.books.filter((book) => !books.includes(book))
    if (missing.length + newBooks.length > 0) await this.#bringBack({ missing, newBooks, here, listed })
    const rows = await device.run((database) => learnerRows(database))
    return new Set(rows.filter(({ id, hasDatabase }) => hasDatabase === true && here.gone.has(id)).map(({ id }) => id))
  }

  /** Nearly nobody loses anything: the part comes only then. Where it can't be loaded, it is all done the next time. */
  async #bringBack(found: WhatIsLost): Promise<void> {
    const part = await import('./bringLostBack').catch(() => undefined)
    await part?.bringLostBack(this.#parts, found)
  }
}

function withId(each: ListedLearner): readonly [LearnerId, ListedLearner][] {
  const id = parseLearnerId(each.id)
  return id === undefined ? [] : [[id, each]]
}
