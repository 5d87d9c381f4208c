/**
 * Role: the names, dates and counts in a progress document: branded so that they can't be confused, with one parser for each.
 * Guarantee: a value of one of these types has passed its parser, and is safe as a key of a map, of a document database and of a path.
 * Must not: repair: a name that is almost right belongs to something else.
 */
declare const brand: unique symbol
type Branded<T, Name extends string> = T & { readonly [brand]: Name }

export type LearnerId = Branded<string, 'LearnerId'>
export type DeviceId = Branded<string, 'DeviceId'>
export type ModuleId = Branded<string, 'ModuleId'>
export type LessonId = Branded<string, 'LessonId'>
/** A module id, or `course` for the whole curriculum. */
export type CertificateId = Branded<string, 'CertificateId'>
/** A question of a quiz, `<module id>-<question id>`, or what a later version asks: `rule-…`, `skill-…`. */
export type QuestionKey = Branded<string, 'QuestionKey'>
/** A local calendar date, `YYYY-MM-DD`, from 2020-01-01. */
export type LocalDate = Branded<string, 'LocalDate'>
/** A UTC instant in exactly the form of `Date.prototype.toISOString`, from 2020-01-01, or `''` when unknown. */
export type Instant = Branded<string, 'Instant'>

/** `__proto__` would vanish in a map, and document databases reserve `__x__`: an id begins with a letter or digit. */
const ID = /^(?!__)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const EARLIEST = '2020-01-01'

/** Whether a text may be a key in a progress document, at any depth. */
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

/** Undefined where the two together are too long for a key. */
export function questionKey(moduleId: ModuleId, questionId: string): QuestionKey | undefined {
  const key = `${moduleId}-${questionId}`
  return isId(key) ? (key as QuestionKey) : undefined
}

/** An existing day, `YYYY-MM-DD`, from 2020-01-01: an earlier one comes from a clock that was never set. */
export function parseLocalDate(text: unknown): LocalDate | undefined {
  if (typeof text !== 'string' || !LOCAL_DATE.test(text) || text < EARLIEST) return undefined
  return isExactly(`${text}T00:00:00.000Z`) ? (text as LocalDate) : undefined
}

/** A known instant: exactly what `toISOString` writes, a year of four digits, from 2020-01-01. `''` is not known. */
export function parseInstant(text: unknown): Instant | undefined {
  if (typeof text !== 'string' || !INSTANT.test(text) || text < EARLIEST) return undefined
  return isExactly(text) ? (text as Instant) : undefined
}

/** Dates roll over (February 30 becomes March 1 or 2): only a text that comes back unchanged exists. */
function isExactly(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/** Far from where doubles lose precision. A step past it would silently lose actions, so there is none. */
export const MAX_COUNT = 2 ** 40

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT
}

/** One more than a valid count, one more than 0 for anything else; undefined at the bound. */
export function nextCount(value: unknown): number | undefined {
  if (!isCount(value)) return 1
  return value < MAX_COUNT ? value + 1 : undefined
}
