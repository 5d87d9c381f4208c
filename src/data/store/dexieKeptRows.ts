/**
 * Role: stores a learner's rows outside the ledger, such as notes and settings, in Dexie.
 * Guarantee: each write has a higher turn than all writes before it. An unreadable row hides only itself.
 * Must not: open a transaction of its own.
 */
import { hashOf } from '../../core/progress/hashText'
import { isCount, nextCount } from '../../core/progress/ids'
import { canonicalText, isJsonArray, isJsonMap } from '../../core/progress/json'
import type { KeptCounts } from './backupFile'
import {
  type DescribeChange,
  type KeptItem,
  type KeptRow,
  type KeptRows,
  type KeptSection,
  parseKeptRow,
} from './keptRows'
import type { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import { keptSections } from './sectionRows'
import { saveFailureIn } from './storeHealth'

export function createKeptRows(connection: LearnerConnection, write: LearnerConnection['write']): KeptRows {
  // The last rows, so that screens keep showing them while storage fails.
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
    keep: async (section, key, value) =>
      saveFailureIn(await write((database) => changeItem(database, section, key, () => value))),
    change: (section, key, describe) => write((database) => changeItem(database, section, key, describe)),
  }
}

export const nothingKept: KeptCounts = { notes: 0, bookmarks: 0, tools: 0, attempts: 0, sheets: 0 }

/**
 * Returns the counts, and a mark of all content for the file's sections. The mark depends on content and not on turn
 * numbers, because an import can add rows with any turn number, and unknown sections have none.
 */
export async function keptState(
  database: LearnerDatabase,
): Promise<{ readonly keptMark: string; readonly kept: KeptCounts }> {
  const kept = { ...nothingKept }
  const sections = await keptSections(database)
  for (const [section, rows] of Object.entries(sections))
    for (const row of isJsonArray(rows) ? rows : []) {
      const known = isJsonMap(row) ? parseKeptRow({ ...row, section }) : undefined
      if (known !== undefined && known.section !== 'settings' && isThere(known)) kept[known.section] += 1
    }
  return { keptMark: Object.keys(sections).length === 0 ? '' : markOf(canonicalText(sections)), kept }
}

/** A worksheet with only empty fields is still a row, but deleting it would lose nothing. */
function isThere({ section, value }: KeptRow): boolean {
  return section === 'sheets' ? /"text":"[^"]/.test(canonicalText(value)) : value !== null
}

/** 64 bits, in hexadecimal. */
function markOf(text: string): string {
  return [0x9747b28c, 0x5bd1e995].map((seed) => hashOf(text, seed).toString(16)).join('-')
}

/** Returns the turn of the last change; 0 before the first. */
async function lastTurn(database: LearnerDatabase): Promise<number> {
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

async function changeItem(
  database: LearnerDatabase,
  section: KeptSection,
  key: string,
  describe: DescribeChange,
): Promise<number | undefined> {
  const row: unknown = await database.kept.get([section, key])
  const last = await lastTurn(database)
  // The highest possible number can't go up. In that case, the greater text wins, as it does between two devices.
  const turn = nextCount(last) ?? last
  const value = describe(parseKeptRow(row)?.value, turn)
  if (value === undefined) return undefined
  await database.kept.put({ section, key, value, turn })
  return turn
}
