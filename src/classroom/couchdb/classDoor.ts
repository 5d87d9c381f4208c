/**
 * Role: the door of a class in a database of CouchDB's protocol.
 * Guarantee: only what the class has signed opens or closes it, and of several words the last.
 * Must not: rely on a server to guard it: a CouchDB keeps whatever anybody with the password writes.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { ClassroomTools } from '../protocol/ClassroomTools'
import { compareEnvelopes } from '../protocol/envelope/envelope'
import { type Door, type DoorEnvelope, doorIn } from '../protocol/relay/door'
import { documentOf, DOOR_ID } from '../protocol/relay/relayDocument'
import type { ClassDatabase, Leaf } from './classDatabase'

export interface DoorParts {
  readonly card: Pick<ClassCard, 'classId' | 'verifyingKey'>
  /** Says it as the class, above that sequence: its teacher's. */
  readonly door?: ((door: Door, after: number) => Promise<Bytes>) | undefined
  readonly tools: Pick<ClassroomTools, 'verify'>
}

/** The last word of the class; undefined where it has said none, and is open. */
export async function readDoor(database: ClassDatabase, { card, tools }: DoorParts): Promise<DoorEnvelope | undefined> {
  let newest: DoorEnvelope | undefined
  for (const { bytes } of await database.leaves(DOOR_ID)) {
    const door = bytes && (await doorIn(bytes, card, tools))
    if (door !== undefined && (newest === undefined || compareEnvelopes(door, newest) > 0)) newest = door
  }
  return newest
}

/** Whether the door is so when it is read once more. */
export async function setDoor(database: ClassDatabase, door: Door, parts: DoorParts): Promise<boolean> {
  const there = await readDoor(database, parts)
  if (there?.kind === door) return true
  // Where the class has said nothing it is open. Its word goes there all the same: no older one can be laid over it.
  if (parts.door === undefined) return there === undefined && door === 'open'
  const read = await doorIn(await parts.door(door, there?.sequence ?? 0), parts.card, parts.tools)
  if (read === undefined) return false
  await database.write(DOOR_ID, documentOf(read), overOf(await database.leaves(DOOR_ID)))
  return (await readDoor(database, parts))?.kind === door
}

/** Written over the branch that wins: the highest. One that was deleted is begun anew. */
export function overOf(leaves: readonly Leaf[]): string | undefined {
  const revs = leaves.flatMap(({ rev, isDeleted }) => (isDeleted ? [] : [rev]))
  return revs.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || (a < b ? 1 : -1))[0]
}
