/**
 * Role: finds the databases of learners and classes in this browser, including those that are on no list.
 * Guarantee: it never creates the databases that it looks for. It skips unreadable ones.
 * Must not: decide whether to keep them.
 */
import { Dexie } from 'dexie'
import { withDeadline } from '../../platform/withDeadline'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { bookDatabaseName } from './classBooks'
import { learnerDatabaseName } from './learnerDatabase'

/** The longest wait for the list of databases, in ms, because Safari sometimes never answers this call. */
const DEADLINE_MS = 3000

const LEARNER = learnerDatabaseName('' as LearnerId)
const BOOK = bookDatabaseName('')

export interface DatabasesHere {
  readonly learners: ReadonlySet<LearnerId>
  /** The expected learners without a database. A learner whose check failed is in neither set. */
  readonly gone: ReadonlySet<LearnerId>
  /** The ids of classes, in hex. */
  readonly books: readonly string[]
}

/**
 * Finds databases by their names. Firefox before 126 does not list them. In those browsers Dexie has its own list,
 * which can be lost with the other data. So we check for each `expected` learner separately.
 */
export async function databasesHere(expected: readonly LearnerId[]): Promise<DatabasesHere> {
  const names = (await inTime(() => Dexie.getDatabaseNames())) ?? []
  const learners = new Set(names.flatMap((name) => parseLearnerId(suffixOf(name, LEARNER)) ?? []))
  const gone = new Set<LearnerId>()
  for (const id of expected) {
    const isHere = learners.has(id) || (await inTime(() => Dexie.exists(learnerDatabaseName(id))))
    if (isHere === true) learners.add(id)
    else if (isHere === false) gone.add(id)
  }
  return { learners, gone, books: names.flatMap((name) => suffixOf(name, BOOK) ?? []) }
}

/** Resolves to undefined if the time is up or the work fails. */
export function inTime<T>(work: () => PromiseLike<T>): Promise<T | undefined> {
  return withDeadline(DEADLINE_MS, async () => await work())
}

function suffixOf(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}
