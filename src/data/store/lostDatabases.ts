/**
 * Role: which databases of learners and classes this browser has, also of those who stand on no list.
 * Guarantee: what it looks for it never makes; what can't be read is passed over.
 * Must not: decide what becomes of them.
 */
import { Dexie } from 'dexie'
import { withDeadline } from '../../platform/withDeadline'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { bookDatabaseName } from './classBooks'
import { learnerDatabaseName } from './learnerDatabase'

/** Safari has left this question unanswered. Nobody waits longer for the list of learners. */
const DEADLINE_MS = 3000

const LEARNER = learnerDatabaseName('' as LearnerId)
const BOOK = bookDatabaseName('')

export interface DatabasesHere {
  readonly learners: ReadonlySet<LearnerId>
  /** Of those who were expected. Who could not be looked for is in neither. */
  readonly gone: ReadonlySet<LearnerId>
  /** Hex of class ids. */
  readonly books: readonly string[]
}

/**
 * By their names. Firefox before 126 does not tell them; Dexie keeps a list of its own there, which may be gone with the rest,
 * so that `expected` learners are looked for one by one.
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

/** Undefined also for what fails. */
export function inTime<T>(work: () => PromiseLike<T>): Promise<T | undefined> {
  return withDeadline(DEADLINE_MS, async () => await work())
}

function suffixOf(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}
