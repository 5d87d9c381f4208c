/**
 * Role: the fields of the user profile (contract, section 3.1), derived from a document.
 * Guarantee: which fields are compared depends on the document alone, so two devices never keep rewriting each other's
 * fields.
 * Must not: be used as a source of progress, or replace a field that the document does not have with an empty value.
 */
import { balance } from './points'
import { canonicalText, own } from './json'
import { earnedCertificates } from './certificates'
import { type LocalDate, MAX_COUNT, parseInstant } from './ids'
import type { ProgressDocument } from './document'
import type { LegacyFields } from './legacyLists'
import { completedLessons } from './lessons'
import { unlockedModules } from './moduleAccess'
import { displayNameOf, photoOf } from './profile'
import { completedQuizzes } from './quizzes'
import { streakOf } from './streak'

/**
 * The limits of the security rules, which reject every backup with a longer value. The document itself keeps the full
 * value.
 */
const LONGEST = { list: 1000, listText: 65_536, displayName: 100, photoURL: 20_000 } as const

/** The fields that depend on the document alone. A field is absent if the document has no value for it. */
interface ComparedFields {
  readonly displayName?: string
  readonly photoURL?: string | null
  readonly completedConcepts: readonly string[]
  readonly completedQuizzes: readonly string[]
  readonly certificates: readonly string[]
  readonly unlockedModules: readonly string[]
  readonly redeemedPoints: number
  /** An ISO date string in UTC. */
  readonly joinDate?: string
}

export interface DerivedFields extends ComparedFields {
  readonly email: string
  readonly totalPoints: number
  readonly learningStreak: number
}

/** Derives the fields. `today` is undefined if the clock is before 2020; it only affects the streak. */
export function derivedFields(
  document: ProgressDocument,
  { email, today }: { readonly email: string; readonly today: LocalDate | undefined },
): DerivedFields {
  return {
    email,
    ...comparedFields(document),
    totalPoints: Math.min(balance(document).toSpend, MAX_COUNT),
    learningStreak: streakOf(document, today).streak,
  }
}

/**
 * Whether stored fields differ from the fields derived from `document`. Points and streak also depend on the day, the
 * clock and the version of the app. They are written with the other fields, but a difference in them never causes a
 * write.
 */
export function areFieldsStale(stored: LegacyFields, document: ProgressDocument): boolean {
  return Object.entries(comparedFields(document)).some(
    ([field, value]) => canonicalText(own(stored, field)) !== canonicalText(value),
  )
}

/** The field `displayName`, or undefined if no name was set. */
export function listedName(document: ProgressDocument): string | undefined {
  const name = displayNameOf(document)
  return name === undefined ? undefined : cut(name, LONGEST.displayName)
}

function comparedFields(document: ProgressDocument): ComparedFields {
  const displayName = listedName(document)
  const photoURL = photoOf(document)
  const joinDate = parseInstant(document.joinedOn)
  return {
    ...(displayName !== undefined && { displayName }),
    ...(photoURL !== undefined && { photoURL: (photoURL ?? '').length > LONGEST.photoURL ? null : photoURL }),
    completedConcepts: fitting(completedLessons(document)),
    completedQuizzes: fitting(completedQuizzes(document)),
    certificates: fitting(earnedCertificates(document)),
    unlockedModules: fitting(unlockedModules(document)),
    redeemedPoints: Math.min(balance(document).redeemed, MAX_COUNT),
    ...(joinDate !== undefined && { joinDate }),
  }
}

/**
 * The first items in a list, as many as fit the limits. Ids and results are ASCII, so they have as many bytes as
 * characters.
 */
function fitting(list: readonly string[]): readonly string[] {
  const kept: string[] = []
  let room = LONGEST.listText
  for (const entry of list.slice(0, LONGEST.list)) {
    if (entry.length > room) break
    kept.push(entry)
    room -= entry.length + 1
  }
  return kept
}

/** Cuts a text without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '')
}
