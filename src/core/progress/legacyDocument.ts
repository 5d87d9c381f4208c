/**
 * Role: reads a user document from the earlier site, which has only the fields in contract, section 3.1, without
 * `sync`.
 * Guarantee: the result is a parsed document with epoch 0. Every device reads the same document from the same fields.
 * Must not: invent dates. If the fields have no date for some progress, its date is unknown.
 */
import { dateOfNumber, dayNumber, UNKNOWN_INSTANT } from './calendar'
import { emptyDocument, type ProgressDocument } from './document'
import { type DeviceId, type LearnerId, type LocalDate, parseInstant, parseLocalDate } from './ids'
import { legacyFields, legacyLists, legacyQuizzes } from './legacyLists'
import { listedScores } from './listedScores'
import { own } from './json'
import { type ParsedDocument, parseDocument } from './parseDocument'

/** The device id used for lessons completed on the earlier site. */
export const LEGACY_DEVICE = 'legacy' as DeviceId

const LONGEST_STREAK = 366

/**
 * Converts the document at `users/{uid}`, whose timestamps must be instants (`toISOString`). Ignores a `sync` field.
 */
export function legacyDocument(value: unknown, owner: LearnerId): ParsedDocument {
  const fields = legacyFields(value)
  if (fields === undefined) return { kind: 'unreadable', reason: 'not-a-map' }
  const lists = legacyLists(fields)
  const quizzes = [...legacyQuizzes(lists.completedQuizzes)].map(([id, [score, ...others]]) => [
    id,
    {
      latest: { turn: 0, score, at: UNKNOWN_INSTANT },
      best: { score, at: UNKNOWN_INSTANT },
      ...(others.length > 0 && { listed: listedScores(others) }),
    },
  ])
  const document: Record<Exclude<keyof ProgressDocument, 'practice' | 'checks'>, unknown> = {
    ...emptyDocument(owner, UNKNOWN_INSTANT),
    joinedOn: joinedOn(own(fields, 'joinDate')),
    profile: {
      ...register('displayName', own(fields, 'displayName')),
      ...register('photoURL', own(fields, 'photoURL')),
    },
    lessons: entries(lists.completedConcepts, { [LEGACY_DEVICE]: 1 }),
    quizzes: Object.fromEntries(quizzes),
    certificates: entries(lists.certificates, UNKNOWN_INSTANT),
    unlocks: entries(lists.unlockedModules, 0),
    spentBefore: lists.redeemedPoints,
    days: daysOfStreak(
      own(fields, 'learningStreak'),
      parseInstant(own(fields, 'updatedAt')) ?? parseInstant(own(fields, 'lastLogin')),
    ),
  }
  // `parseDocument` drops every key that is not an id.
  return parseDocument(document, owner)
}

/** `joinDate` is an ISO date string: an instant, or only a day. */
function joinedOn(joinDate: unknown): unknown {
  const day = parseLocalDate(joinDate)
  return day === undefined ? joinDate : `${day}T00:00:00.000Z`
}

/**
 * An empty name or a missing picture is the initial state of a profile, so it is treated as not set. `parseDocument`
 * would drop a name with half a surrogate pair, so the half is replaced.
 */
function register(field: string, value: unknown): object {
  if (typeof value !== 'string' || value === '') return {}
  return { [field]: { turn: 0, value: value.replace(/\p{Surrogate}/gu, '\uFFFD') } }
}

function entries(ids: readonly string[], value: unknown): object {
  return Object.fromEntries(ids.map((id) => [id, value]))
}

function daysOfStreak(streak: unknown, end: string | undefined): Record<LocalDate, true> {
  const last = parseLocalDate(end?.slice(0, 'YYYY-MM-DD'.length))
  const length = typeof streak === 'number' && streak >= 1 ? Math.min(Math.floor(streak), LONGEST_STREAK) : 0
  if (last === undefined) return {}
  const days = Array.from({ length }, (_, index) => dateOfNumber(dayNumber(last) - index))
  return Object.fromEntries(days.filter((day) => day !== undefined).map((day) => [day, true]))
}
