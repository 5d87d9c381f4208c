/**
 * Role: what a learner keeps beside the ledger, on Dexie.
 * Guarantee: what is written has a higher turn than everything before it; what can't be read hides itself and nothing else.
 * Must not: open a transaction of its own.
 */
import { isCount, nextCount } from '../progress/ids'
import type { KeptCounts } from './backupFile'
import { type KeptItem, type KeptRow, type KeptRows, type KeptSection, parseKeptRow } from './keptRows'
import type { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import type { SaveFailure } from './storeHealth'

type Write = (work: (database: LearnerDatabase) => Promise<void>) => Promise<SaveFailure | undefined>

export function createKeptRows(connection: LearnerConnection, write: Write): KeptRows {
  // What a screen was shown stays shown while storage fails.
  const last = new Map<KeptSection, readonly KeptItem[]>()
  return {
    items: (section) =>
      connection.read<readonly KeptItem[]>(
        async (database) => {
          const items = await keptItems(database, section)
          last.set(section, items)
          return items
        },
        () => last.get(section) ?? [],
      ),
    keep: (section, key, value) => write((database) => keepItem(database, { section, key, value })),
  }
}

export const nothingKept: KeptCounts = { notes: 0, bookmarks: 0, tools: 0, attempts: 0 }

/** How much there is, and up to which turn. */
export async function keptState(
  database: LearnerDatabase,
): Promise<{ readonly keptTurn: number; readonly kept: KeptCounts }> {
  const kept = { ...nothingKept }
  for (const row of await database.kept.toArray()) {
    const { section, value } = parseKeptRow(row) ?? {}
    if (section !== undefined && section !== 'settings' && value !== null) kept[section] += 1
  }
  return { keptTurn: await lastTurn(database), kept }
}

/** The turn of the last change; 0 before the first. */
export async function lastTurn(database: LearnerDatabase): Promise<number> {
  const turn = (await database.kept.orderBy('turn').last())?.turn
  return isCount(turn) ? turn : 0
}

async function keptItems(database: LearnerDatabase, section: KeptSection): Promise<readonly KeptItem[]> {
  const rows: readonly unknown[] = await database.kept.where('section').equals(section).toArray()
  return rows.flatMap((row) => {
    const { key, value } = parseKeptRow(row) ?? { key: '', value: null }
    return value === null ? [] : [{ key, value }]
  })
}

async function keepItem(database: LearnerDatabase, { section, key, value }: Omit<KeptRow, 'turn'>): Promise<void> {
  const last = await lastTurn(database)
  // Beyond the last count there is no next one: then the greater text stays, as between two devices.
  await database.kept.put({ section, key, value, turn: nextCount(last) ?? last })
}
