/**
 * Role: the door of a class in a database with CouchDB's protocol.
 * Guarantee: only messages signed by the class open or close the door, and the last one counts.
 * Must not: rely on a server to protect it: CouchDB stores whatever anyone with the password writes.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { ClassroomTools } from '../protocol/ClassroomTools'
import { compareEnvelopes } from '../protocol/envelope/envelope'
import { type Door, type DoorEnvelope, doorIn } from '../protocol/relay/door'
import { documentOf, DOOR_ID } from '../protocol/relay/relayDocument'
import type { ClassDatabase, BranchEnd } from './classDatabase'

export interface DoorParts {
  readonly card: Pick<ClassCard, 'classId' | 'verifyingKey'>
  /** Signs a door message for the class, with a sequence above `after`. Only the teacher has this. */
  readonly door?: ((door: Door, after: number) => Promise<Bytes>) | undefined
  readonly tools: Pick<ClassroomTools, 'verify'>
}

/** Returns the last door message of the class. Undefined if there is none, which means that the class is open. */
export async function readDoor(database: ClassDatabase, { card, tools }: DoorParts): Promise<DoorEnvelope | undefined> {
  let newest: DoorEnvelope | undefined
  for (const { bytes } of await database.leaves(DOOR_ID)) {
    const door = bytes && (await doorIn(bytes, card, tools))
    if (door !== undefined && (newest === undefined || compareEnvelopes(door, newest) > 0)) newest = door
  }
  return newest
}

/** Returns whether a second read finds the door in the requested state. */
export async function setDoor(database: ClassDatabase, door: Door, parts: DoorParts): Promise<boolean> {
  const there = await readDoor(database, parts)
  if (there?.kind === door) return true
  // A class without a message is open. The teacher writes one anyway, so that no one can put back an older one.
  if (parts.door === undefined) return there === undefined && door === 'open'
  const read = await doorIn(await parts.door(door, there?.sequence ?? 0), parts.card, parts.tools)
  if (read === undefined) return false
  await database.write(DOOR_ID, documentOf(read), overOf(await database.leaves(DOOR_ID)))
  return (await readDoor(database, parts))?.kind === door
}

/**
 * Returns the revision to write over: the winning branch, which has the highest one. A deleted document starts again.
 */
export function overOf(leaves: readonly BranchEnd[]): string | undefined {
  const revs = leaves.flatMap(({ rev, isDeleted }) => (isDeleted ? [] : [rev]))
  return revs.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || (a < b ? 1 : -1))[0]
}
