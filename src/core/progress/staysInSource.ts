/**
 * Role: tells whether a document contains anything that a replay can't add to another document.
 * Guarantee: data that a newer app wrote, or that this app can't read, is always treated as not added.
 * Must not: count attempts, listed scores, and names or results that the other document already has. A replay leaves
 * these out on purpose.
 */
import { emptyDocument, type ProgressDocument } from './document'
import { isCount, type LearnerId, parseLocalDate } from './ids'
import { ownEntries } from './json'
import { isBest, isLatest, isRegister, REGISTER_FIELDS } from './leaves'
import { UNKNOWN_INSTANT } from './calendar'

/** A replay copies all answers and checks, including parts that this version can't read. */
const FIELDS = [...Object.keys(emptyDocument('' as LearnerId, UNKNOWN_INSTANT)), 'practice', 'checks']

/** The learner's answer about outcomes is not progress, and belongs to one account. */
const ANSWER = 'sharesOutcomes'

/** `source` must have been parsed. */
export function staysInSource(source: ProgressDocument): boolean {
  const { profile, lessons, completedOn, quizzes, unlocks, days } = source
  const isKnown =
    hasOnly(source, FIELDS) &&
    hasOnly(profile, [...REGISTER_FIELDS, ANSWER]) &&
    REGISTER_FIELDS.every((field) => isWhole(profile[field], isRegister(field), ['turn', 'value'])) &&
    everyValue(lessons, (counters) => everyValue(counters, isCount)) &&
    everyValue(completedOn, (date) => parseLocalDate(date) !== undefined) &&
    everyValue(
      quizzes,
      (quiz) =>
        hasOnly(quiz, ['latest', 'best', 'attempts', 'listed', 'passed']) &&
        isWhole(quiz.latest, isLatest, ['turn', 'score', 'at']) &&
        isWhole(quiz.best, isBest, ['score', 'at']) &&
        everyValue(quiz.attempts ?? {}, isCount) &&
        isWhole(quiz.passed, (mark) => mark === true, []),
    ) &&
    everyValue(unlocks, isCount) &&
    everyValue(days, (active) => active === true)
  return !isKnown
}

function isWhole(value: unknown, isValid: (value: unknown) => boolean, keys: readonly string[]): boolean {
  return value === undefined || (isValid(value) && hasOnly(value as object, keys))
}

function hasOnly(map: object, keys: readonly string[]): boolean {
  return Object.keys(map).every((key) => keys.includes(key))
}

function everyValue<V>(map: Readonly<Record<string, V>>, isKnown: (value: V) => boolean): boolean {
  return ownEntries(map).every(([, value]) => isKnown(value))
}
