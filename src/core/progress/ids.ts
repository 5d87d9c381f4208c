/**
 * Role: the ids, dates and counts in a progress document. Branded types keep them from being confused, and each has one
 * parser.
 * Guarantee: a value of one of these types has passed its parser. The value is safe as a key in a map or a document
 * database, and in a path.
 * Must not: repair a value, because an almost correct id may belong to something else.
 */
declare const brand: unique symbol
type Branded<T, Name extends string> = T & { readonly [brand]: Name }

export type LearnerId = Branded<string, 'LearnerId'>
export type DeviceId = Branded<string, 'DeviceId'>
export type ModuleId = Branded<string, 'ModuleId'>
export type LessonId = Branded<string, 'LessonId'>
/** A module id, or `course` for the complete curriculum. */
export type CertificateId = Branded<string, 'CertificateId'>
/** A question of a quiz, `<module id>-<question id>`, or an id from a later version: `rule-…`, `skill-…`. */
export type QuestionKey = Branded<string, 'QuestionKey'>
/** A local calendar date, `YYYY-MM-DD`, from 2020-01-01. */
export type LocalDate = Branded<string, 'LocalDate'>
/** A UTC instant exactly in the form of `Date.prototype.toISOString`, from 2020-01-01, or `''` when unknown. */
export type Instant = Branded<string, 'Instant'>

/**
 * An id begins with a letter or digit. `__proto__` would be lost in a map, and document databases reserve ids such as
 * `__x__`.
 */
const ID = /^(?!__)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const EARLIEST = '2020-01-01'

/** Whether a text can be used as a key in a progress document, at any depth. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && ID.test(text)
}

export function parseLearnerId(text: unknown): LearnerId | undefined {
  return isId(text) ? (text as LearnerId) : undefined
}

export function parseDeviceId(text: unknown): DeviceId | undefined {
  return isId(text) ? (text as DeviceId) : undefined
}

export function parseModuleId(text: unknown): ModuleId | undefined {
  return isId(text) ? (text as ModuleId) : undefined
}

export function parseLessonId(text: unknown): LessonId | undefined {
  return isId(text) ? (text as LessonId) : undefined
}

/** Undefined if both ids together are too long for a key. */
export function questionKey(moduleId: ModuleId, questionId: string): QuestionKey | undefined {
  const key = `${moduleId}-${questionId}`
  return isId(key) ? (key as QuestionKey) : undefined
}

/**
 * Parses a real calendar day, `YYYY-MM-DD`, 2020-01-01 or later. An earlier day comes from a clock that was never set.
 */
export function parseLocalDate(text: unknown): LocalDate | undefined {
  if (typeof text !== 'string' || !LOCAL_DATE.test(text) || text < EARLIEST) return undefined
  return isExactly(`${text}T00:00:00.000Z`) ? (text as LocalDate) : undefined
}

/**
 * A known instant: exactly the text of `toISOString`, with a year of four digits, from 2020-01-01. `''` is not a known
 * instant.
 */
export function parseInstant(text: unknown): Instant | undefined {
  if (typeof text !== 'string' || !INSTANT.test(text) || text < EARLIEST) return undefined
  return isExactly(text) ? (text as Instant) : undefined
}

/**
 * A `Date` changes days that do not exist (February 30 becomes March 1 or 2), so converting the date back to text must
 * give the same text.
 */
function isExactly(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/**
 * Far below the largest exact integer in a double. Above that limit, adding 1 would not change a count, so an action
 * would be lost.
 */
export const MAX_COUNT = 2 ** 40

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT
}

/** One more than a valid count, or 1 for anything else; undefined at the limit. */
export function nextCount(value: unknown): number | undefined {
  if (!isCount(value)) return 1
  return value < MAX_COUNT ? value + 1 : undefined
}
