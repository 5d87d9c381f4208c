/**
 * Role: the border that every document crosses: from the disk, a remote, an import file.
 * Guarantee: the answer is normalised, so that the laws of join hold; parsing it again changes nothing.
 * Must not: throw on any input, repair what it does not know, or drop an unknown field that can be stored.
 */
import { cleanMap } from './cleanJson'
import { type Instant, isCount, type LearnerId, parseInstant } from './ids'
import { UNKNOWN_INSTANT } from './calendar'
import { FORMAT, type ProgressDocument } from './document'
import { isJsonMap, type Json, type JsonMap, keptEntries, own } from './json'
import { isBest, isLatest, REGISTER_FIELDS } from './leaves'

export type ParsedDocument =
  | { readonly kind: 'parsed'; readonly document: ProgressDocument }
  | { readonly kind: 'unreadable'; readonly reason: 'not-a-map' | 'another-owner' }

/** Reads a document that should be `owner`'s. The caller keeps the original of an unreadable one. */
export function parseDocument(value: unknown, owner: LearnerId): ParsedDocument {
  const map = cleanMap(value)
  if (map === undefined) return { kind: 'unreadable', reason: 'not-a-map' }
  if (namesAnother(value, owner)) return { kind: 'unreadable', reason: 'another-owner' }
  const [format, practice, checks] = [own(map, 'format'), own(map, 'practice'), own(map, 'checks')]
  const document = {
    ...map,
    format: isCount(format) && format >= FORMAT ? format : FORMAT,
    owner,
    joinedOn: instant(own(map, 'joinedOn')),
    profile: mapOf(own(map, 'profile'), profileField),
    epoch: count(own(map, 'epoch')),
    lessons: mapOf(own(map, 'lessons'), mapOrNothing),
    completedOn: mapOf(own(map, 'completedOn'), (date) => date),
    quizzes: mapOf(own(map, 'quizzes'), quiz),
    certificates: mapOf(own(map, 'certificates'), instant),
    unlocks: mapOf(own(map, 'unlocks'), (paid) => paid),
    spentBefore: count(own(map, 'spentBefore')),
    days: mapOf(own(map, 'days'), (day) => day),
    // What is in it stays as it is: an older version keeps it unread, and the two would rewrite each other.
    ...(practice !== undefined && { practice: mapOf(practice, (answers) => answers) }),
    ...(checks !== undefined && { checks: mapOf(checks, (taken) => taken) }),
  }
  return { kind: 'parsed', document: document as unknown as ProgressDocument }
}

/** Asked of the original: a broken owner is no missing one, and cleaning would have dropped it. */
function namesAnother(value: unknown, owner: LearnerId): boolean {
  const named = own(value as Readonly<Record<string, unknown>>, 'owner')
  return named !== undefined && named !== owner
}

function count(value: Json | undefined): number {
  return isCount(value) ? value : 0
}

function instant(value: Json | undefined): Instant {
  return parseInstant(value) ?? UNKNOWN_INSTANT
}

function mapOrNothing(value: Json): JsonMap | undefined {
  return isJsonMap(value) ? value : undefined
}

/** A map whose entries are all read alike; entries read as nothing are dropped. */
function mapOf(value: Json | undefined, read: (entry: Json, key: string) => Json | undefined): JsonMap {
  if (value === undefined || !isJsonMap(value)) return {}
  return keptEntries(value, read)
}

/** Registers are maps; what stands under any other name is not ours to judge. */
function profileField(value: Json, key: string): Json | undefined {
  return REGISTER_FIELDS.some((field) => field === key) ? mapOrNothing(value) : value
}

function quiz(value: Json): JsonMap | undefined {
  return isJsonMap(value) ? mapOf(value, quizField) : undefined
}

function quizField(value: Json, key: string): Json | undefined {
  if (key === 'attempts') return mapOrNothing(value)
  if (key === 'latest') return result(value, isLatest)
  return key === 'best' ? result(value, isBest) : value
}

/** An unknown instant is written `''`; a result that is invalid all the same stays as it is. */
function result(value: Json, isValid: (value: unknown) => boolean): JsonMap | undefined {
  if (!isJsonMap(value)) return undefined
  const dated = { ...value, at: instant(own(value, 'at')) }
  return isValid(dated) ? dated : value
}
