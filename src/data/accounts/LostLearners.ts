/**
 * Role: finds the learners whom the browser removed from this device's list, with or without their databases.
 * Guarantee: no learner is added twice, removed learners stay removed, and a known PIN or password is still required.
 * Must not: delete anything that still has data.
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

  /** Adds all lost learners to the list again. Resolves to the learners whose progress the browser has deleted. */
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
    // Reads the list again after the databases, because a learner is added to the list before their database exists.
    const missing = await device.run((database) => missingFrom(database, [...here.learners, ...listed.keys()]))
    const books = await device.run((database) => database.classBooks.toCollection().primaryKeys())
    const newBooks = here.books.filter((book) => !books.includes(book))
    if (missing.length + newBooks.length > 0) await this.#bringBack({ missing, newBooks, here, listed })
    const rows = await device.run((database) => learnerRows(database))
    return new Set(rows.filter(({ id, hasDatabase }) => hasDatabase === true && here.gone.has(id)).map(({ id }) => id))
  }

  /** Few devices ever need this code, so it loads on demand. If it can't load, the next start tries again. */
  async #bringBack(found: WhatIsLost): Promise<void> {
    const part = await import('./bringLostBack').catch(() => undefined)
    await part?.bringLostBack(this.#parts, found)
  }
}

function withId(each: ListedLearner): readonly [LearnerId, ListedLearner][] {
  const id = parseLearnerId(each.id)
  return id === undefined ? [] : [[id, each]]
}
