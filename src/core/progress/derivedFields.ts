/**
 * Role: the fields of the user profile (contract, section 3.1), as they follow from a document.
 * Guarantee: which of them are compared depends on the document alone, so two devices never rewrite each other.
 * Must not: be read back as truth, or write an empty value over one that the document does not know.
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

/** What security rules allow: a longer value would have every backup refused. The document itself keeps it whole. */
const LONGEST = { list: 1000, listText: 65_536, displayName: 100, photoURL: 20_000 } as const

/** The fields that a document decides alone. A field that it does not know is absent. */
interface ComparedFields {
  readonly displayName?: string
  readonly photoURL?: string | null
  readonly completedConcepts: readonly string[]
  readonly completedQuizzes: readonly string[]
  readonly certificates: readonly string[]
  readonly unlockedModules: readonly string[]
  readonly redeemedPoints: number
  /** ISO date string, UTC. */
  readonly joinDate?: string
}

export interface DerivedFields extends ComparedFields {
  readonly email: string
  readonly totalPoints: number
  readonly learningStreak: number
}

/** `today` is undefined under a clock before 2020; it moves the streak only. */
export function derivedFields(
  document: ProgressDocument,
  { email, today }: { readonly email: string; readonly today: LocalDate | undefined },
): DerivedFields {
  return {
    email,
    ...comparedFields(document),
    totalPoints: Math.min(balance(document).total, MAX_COUNT),
    learningStreak: streakOf(document, today).streak,
  }
}

/**
 * Whether stored fields differ from what `document` derives to. Points and streak also depend on the day, the clock and
 * the version of the app: they are written along and never a reason to write.
 */
export function areFieldsStale(stored: LegacyFields, document: ProgressDocument): boolean {
  return Object.entries(comparedFields(document)).some(
    ([field, value]) => canonicalText(own(stored, field)) !== canonicalText(value),
  )
}

function comparedFields(document: ProgressDocument): ComparedFields {
  const displayName = displayNameOf(document)
  const photoURL = photoOf(document)
  const joinDate = parseInstant(document.joinedOn)
  return {
    ...(displayName !== undefined && { displayName: cut(displayName, LONGEST.displayName) }),
    ...(photoURL !== undefined && { photoURL: (photoURL ?? '').length > LONGEST.photoURL ? null : photoURL }),
    completedConcepts: fitting(completedLessons(document)),
    completedQuizzes: fitting(completedQuizzes(document)),
    certificates: fitting(earnedCertificates(document)),
    unlockedModules: fitting(unlockedModules(document)),
    redeemedPoints: Math.min(balance(document).redeemed, MAX_COUNT),
    ...(joinDate !== undefined && { joinDate }),
  }
}

/** Ids and results are ASCII: as many bytes as characters. */
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

/** Never through the middle of a sign. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '')
}
