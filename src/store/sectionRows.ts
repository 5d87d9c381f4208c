/**
 * Role: the named parts of backup files that this version of the app does not know.
 * Guarantee: what two files bring under one name is joined, so that the order of imports does not matter.
 * Must not: look into them.
 */
import { joinUnknown } from '../progress/join'
import { isJsonMap, type Json, type JsonMap } from '../progress/json'
import type { LearnerDatabase } from './learnerDatabase'

export async function keptSections(database: LearnerDatabase): Promise<JsonMap> {
  const row = await database.backup.get('sections')
  const sections: Json | undefined = row?.key === 'sections' ? row.sections : undefined
  return sections !== undefined && isJsonMap(sections) ? sections : {}
}

/** Needs a read-write transaction over `backup`. */
export async function keepSections(database: LearnerDatabase, brought: JsonMap): Promise<void> {
  if (Object.keys(brought).length === 0) return
  await database.backup.put({ key: 'sections', sections: joinSections(await keptSections(database), brought) })
}

export function joinSections(kept: JsonMap, brought: JsonMap): JsonMap {
  const joined = joinUnknown(kept, brought)
  return isJsonMap(joined) ? joined : kept
}
