/**
 * Role: parses every document from the disk, a remote or a file.
 * Guarantee: the result is normalized, so that join's guarantees apply. Parsing it again changes nothing.
 * Must not: throw on any input, repair unknown fields, or drop an unknown field that can be stored.
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

/** Reads a document that should belong to `owner`. If the document is unreadable, the caller keeps the original. */
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
    // The contents of these fields are not changed. An older version copies them without reading them, so if this
    // version repaired them, the two versions would keep rewriting each other's copies.
    ...(practice !== undefined && { practice: mapOf(practice, (answers) => answers) }),
    ...(checks !== undefined && { checks: mapOf(checks, (taken) => taken) }),
  }
  return { kind: 'parsed', document: document as unknown as ProgressDocument }
}

/**
 * Checks the original value, because cleaning would drop an invalid owner, and a missing owner is treated differently.
 */
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

/** Returns a map with each entry passed through `read`. Entries for which `read` returns undefined are dropped. */
function mapOf(value: Json | undefined, read: (entry: Json, key: string) => Json | undefined): JsonMap {
  if (value === undefined || !isJsonMap(value)) return {}
  return keptEntries(value, read)
}

/** Registers are maps. A field with any other name is unknown and is not changed. */
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

/** Writes an unknown instant as `''`. If the result is still invalid, it is not changed. */
function result(value: Json, isValid: (value: unknown) => boolean): JsonMap | undefined {
  if (!isJsonMap(value)) return undefined
  const dated = { ...value, at: instant(own(value, 'at')) }
  return isValid(dated) ? dated : value
}
