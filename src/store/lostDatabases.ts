/**
 * Role: which databases of learners and classes this browser has, also of those who stand on no list.
 * Guarantee: what it looks for it never makes; what can't be read is passed over.
 * Must not: decide what becomes of them.
 */
import { Dexie } from 'dexie'
import { withDeadline } from '../platform/withDeadline'
import { type LearnerId, parseLearnerId } from '../progress/ids'
import { bookDatabaseName } from './classBooks'
import type { LearnerRow } from './deviceDatabase'
import { type BackupRow, learnerDatabaseName } from './learnerDatabase'
import { parseLearnerRow } from './learnerTable'

/** Safari has left this question unanswered. Nobody waits longer for the list of learners. */
const DEADLINE_MS = 3000

const LEARNER = learnerDatabaseName('' as LearnerId)
const BOOK = bookDatabaseName('')

interface DatabasesHere {
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

export interface FoundDatabase {
  readonly id: LearnerId
  /** Nothing is in it: what a removal that was cut off has left. */
  readonly isEmpty: boolean
  /** As the device's list had this learner when the database was last opened; undefined where no version noted it. */
  readonly listed: LearnerRow | undefined
  /** As the learner set it; else empty. */
  readonly displayName: string
  readonly isInClass: boolean
}

/** Undefined for a database that can't be read now. */
export function readFound(id: LearnerId): Promise<FoundDatabase | undefined> {
  return peek(learnerDatabaseName(id), async (database) => {
    const rows = async (table: string): Promise<readonly unknown[]> =>
      database.tables.some(({ name }) => name === table) ? await database.table(table).toArray() : []
    const counts = await Promise.all(database.tables.map((table) => table.count()))
    const backup = (await rows('backup')) as readonly BackupRow[]
    const copy = backup.find((row) => row.key === 'listed')
    return {
      id,
      isEmpty: counts.every((count) => count === 0),
      listed: copy?.key === 'listed' ? parseLearnerRow({ ...Object(copy.row), id }) : undefined,
      displayName: nameIn((await rows('document'))[0]),
      isInClass: (await rows('classes')).length > 0,
    }
  })
}

/** Whose book it is; undefined where it was never finished, or can't be read. */
export async function bookOwner(key: string): Promise<LearnerId | undefined> {
  const about = await peek(bookDatabaseName(key), (database) => database.table('about').toArray())
  return parseLearnerId((about?.[0] as { readonly owner?: unknown } | undefined)?.owner)
}

/** As it is, of whatever version. One that is not there is not made. */
async function peek<T>(name: string, read: (database: Dexie) => Promise<T>): Promise<T | undefined> {
  return await inTime(async () => {
    const database = new Dexie(name)
    try {
      return await read(await database.open())
    } finally {
      database.close()
    }
  })
}

/** Undefined also for what fails. */
function inTime<T>(work: () => PromiseLike<T>): Promise<T | undefined> {
  return withDeadline(DEADLINE_MS, async () => await work())
}

function nameIn(row: unknown): string {
  const { document } = Object(row) as { readonly document?: { readonly profile?: { readonly displayName?: unknown } } }
  const { value } = Object(document?.profile?.displayName) as { readonly value?: unknown }
  return typeof value === 'string' ? value : ''
}

function suffixOf(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}
