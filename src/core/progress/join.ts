/**
 * Role: merges two copies of one learner's progress into one document.
 * Guarantee: for parsed documents, join is pure, total, commutative, associative, idempotent and monotone. Any device
 * may join copies in any order, any number of times, and nothing that was earned in an epoch is lost.
 * Must not: be called with an unparsed document, or use a clock to decide what is kept.
 */
import { type Learning, learningOf, type ProgressDocument } from './document'
import { type Instant, isCount, type LocalDate, parseInstant, parseLocalDate } from './ids'
import { canonicalText, compareScalars, greater, isJsonMap, type Json, type JsonMap, own } from './json'
import { isBest, isLatest, isRegister, type RegisterField } from './leaves'

/**
 * Throws if the documents belong to different learners. A caller that mixes learners has a bug, and the result must not
 * be saved.
 */
export function join(a: ProgressDocument, b: ProgressDocument): ProgressDocument {
  if (a.owner !== b.owner) throw new Error('The progress of two learners is never joined.')
  const joined = {
    ...newerLearning(a, b),
    format: Math.max(a.format, b.format),
    owner: a.owner,
    joinedOn: joinInstant(a.joinedOn, b.joinedOn),
    profile: joinProfile(a.profile as unknown as JsonMap, b.profile as unknown as JsonMap),
    epoch: Math.max(a.epoch, b.epoch),
  }
  return joined as unknown as ProgressDocument
}

/**
 * All progress is taken from the document with the higher epoch. After `start over`, a device that was offline can't
 * restore old learning.
 */
function newerLearning(a: ProgressDocument, b: ProgressDocument): JsonMap {
  if (a.epoch > b.epoch) return learningOf(a)
  if (b.epoch > a.epoch) return learningOf(b)
  return joinLearning(learningOf(a), learningOf(b))
}

/** The earlier known instant is kept; an unknown instant never replaces a known one. */
const joinInstant = validFirst(
  (value: unknown): value is Instant => parseInstant(value) !== undefined,
  (a, b) => (a < b ? a : b),
)

/** Positive when `a` wins: the earlier instant, and a known instant over an unknown one. */
function compareEarlier(a: Instant, b: Instant): number {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? -1 : 1
  return a < b ? 1 : -1
}

const joinCounter = validFirst(isCount, (a, b) => Math.max(a, b))

const joinLatest = joinChosen(
  isLatest,
  ['turn', 'score', 'at'],
  (a, b) => a.turn - b.turn || a.score - b.score || compareEarlier(a.at, b.at),
)

const joinBest = joinChosen(isBest, ['score', 'at'], (a, b) => a.score - b.score || compareEarlier(a.at, b.at))

const quizJoiners: Readonly<Record<string, Joiner>> = {
  latest: joinLatest,
  best: joinBest,
  attempts: everyEntry(joinCounter),
}

const joinQuiz: Joiner = (a, b) =>
  isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, (key) => own(quizJoiners, key) ?? joinUnknown) : greater(a, b)

const isLocalDate = (value: unknown): value is LocalDate => parseLocalDate(value) !== undefined
const isTrue = (value: unknown): value is true => value === true

const joinEarlierDate = validFirst(isLocalDate, (a, b) => (a < b ? a : b))
const joinPaid = validFirst(isCount, (a, b) => Math.min(a, b))
const joinDay = validFirst(isTrue, () => true)

/** If a field of `Learning` has no joiner, this code does not compile. */
const learningJoiners: { readonly [Field in keyof Learning]-?: Joiner } = {
  lessons: everyEntry(everyEntry(joinCounter)),
  completedOn: everyEntry(joinEarlierDate),
  quizzes: everyEntry(joinQuiz),
  certificates: everyEntry(joinInstant),
  unlocks: everyEntry(joinPaid),
  spentBefore: joinCounter,
  days: everyEntry(joinDay),
  practice: joinUnknown,
  checks: joinUnknown,
}

function joinLearning(a: JsonMap, b: JsonMap): JsonMap {
  return joinMaps(a, b, (field) => own<string, Joiner>(learningJoiners, field) ?? joinUnknown)
}

function joinRegister(field: RegisterField): Joiner {
  return joinChosen(
    isRegister(field),
    ['turn', 'value'],
    (a, b) => a.turn - b.turn || compareScalars(canonicalText(a.value), canonicalText(b.value)),
  )
}

const profileJoiners: { readonly [Field in RegisterField]: Joiner } = {
  displayName: joinRegister('displayName'),
  photoURL: joinRegister('photoURL'),
}

function joinProfile(a: JsonMap, b: JsonMap): JsonMap {
  return joinMaps(a, b, (key) => own<string, Joiner>(profileJoiners, key) ?? joinUnknown)
}

/**
 * Joins a value that is chosen as one unit: a quiz result, a register. `compare` orders two valid values, and the
 * greater one is chosen. Unknown fields in both values join by the rule for unknown fields.
 *
 * An invalid value is discarded completely if the other is valid. If both are invalid, the greater is kept as one unit,
 * because combining their parts could form a valid value that no one wrote.
 */
function joinChosen<T extends object>(
  isValid: (value: unknown) => value is T & JsonMap,
  known: readonly (keyof T & string)[],
  compare: (a: T, b: T) => number,
): Joiner {
  const isKnown = (key: string): boolean => known.some((field) => field === key)
  const joinValid = (a: T & JsonMap, b: T & JsonMap): Json => {
    const chosen: Joiner = compare(a, b) >= 0 ? (mine: Json) => mine : (_mine: Json, theirs: Json) => theirs
    return joinMaps(a, b, (key) => (isKnown(key) ? chosen : joinUnknown))
  }
  return validFirst(isValid, joinValid, greater)
}

/**
 * Prefers a valid value to an invalid one, so that a damaged copy never replaces a good copy. `joinInvalid` joins two
 * invalid values, and its result must also be invalid.
 */
function validFirst<T extends Json>(
  isValid: (value: unknown) => value is T,
  joinValid: (a: T, b: T) => Json,
  joinInvalid: Joiner = joinUnknown,
): Joiner {
  return (a, b) => {
    if (isValid(a)) return isValid(b) ? joinValid(a, b) : a
    return isValid(b) ? b : joinInvalid(a, b)
  }
}

/**
 * Joins fields that this version of the app does not know, so that an older app never erases the data of a newer one.
 * Two maps join key by key, and a key in only one map is kept. For other values, the greater value is kept. This rule
 * must never change, because fields added later must join by exactly the same rule.
 */
export function joinUnknown(a: Json, b: Json): Json {
  return isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, () => joinUnknown) : greater(a, b)
}

export type Joiner = (a: Json, b: Json) => Json

/** Joins two maps key by key and keeps keys that are in only one map. Returns `a` itself if `b` adds nothing. */
function joinMaps(a: JsonMap, b: JsonMap, joinerOf: (key: string) => Joiner): JsonMap {
  let joined: Record<string, Json> | undefined
  for (const [key, theirs] of Object.entries(b)) {
    const mine = own(a, key)
    const kept = mine === undefined ? theirs : joinerOf(key)(mine, theirs)
    if (!Object.is(kept, mine)) (joined ??= { ...a })[key] = kept
  }
  return joined ?? a
}

/** The joiner for a map whose entries all join in the same way. */
function everyEntry(joinEntry: Joiner): Joiner {
  return (a, b) => (isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, () => joinEntry) : greater(a, b))
}
