/**
 * Role: parses every database row beside the document, before screens get it.
 * Guarantee: an invalid row from another program, another version or a damaged disk becomes undefined and doesn't
 * affect other rows.
 * Must not: repair, or throw.
 */
import { parseLessonId, parseLocalDate, parseModuleId } from '../../core/progress/ids'
import type { Activity, ActivityKind, LessonPlace, QuizDraft } from './learningRows'
import type { SupersededRecord } from './setAside'

type Fields = Readonly<Record<string, unknown>>

/** This app never writes a longer text. */
const LONGEST_TEXT = 1000
/** Far more points than the entire course has. */
const MOST_POINTS = 1_000_000
/** The limit for questions, for options of one question, and for steps. */
const MOST_ENTRIES = 1000

const kinds: Readonly<Record<ActivityKind, true>> = {
  'lesson-completed': true,
  'lesson-undone': true,
  'quiz-passed': true,
  'quiz-tried': true,
  'module-unlocked': true,
  'certificate-earned': true,
  'brought-in': true,
  'started-over': true,
  'brought-back': true,
  'taken-out': true,
  given: true,
}
const reasons: Readonly<Record<SupersededRecord['reason'], true>> = {
  unreadable: true,
  replaced: true,
  'started-over': true,
  'not-mine': true,
}

export function parseActivity(row: unknown): Activity | undefined {
  const { id, kind, subject, points, score, at, day } = fieldsOf(row)
  const hasKnownScore = score === undefined || (isIndex(score) && score <= 100)
  const hasKnownDay = day === '' || parseLocalDate(day) !== undefined
  return isIndex(id) &&
    isOneOf(kinds, kind) &&
    isText(subject) &&
    isPoints(points) &&
    hasKnownScore &&
    isText(at) &&
    isText(day) &&
    hasKnownDay
    ? { id, kind, subject, points, ...(score !== undefined && { score }), at, day }
    : undefined
}

export function parseQuizDraft(row: unknown): QuizDraft | undefined {
  const fields = fieldsOf(row)
  const { position, startedAt } = fields
  const moduleId = parseModuleId(fields['moduleId'])
  const answers = parseMap(fields['answers'], isIndex)
  const order = parseMap(fields['order'], isIndexes)
  return moduleId !== undefined && answers && order && isIndex(position) && isText(startedAt)
    ? { moduleId, answers, order, position, startedAt }
    : undefined
}

export function parseLessonPlace(row: unknown): LessonPlace | undefined {
  const fields = fieldsOf(row)
  const { read, heading, stepsDone, at } = fields
  const lessonId = parseLessonId(fields['lessonId'])
  const moduleId = parseModuleId(fields['moduleId'])
  return lessonId !== undefined &&
    moduleId !== undefined &&
    isShare(read) &&
    isText(heading) &&
    isIndexes(stepsDone) &&
    isText(at)
    ? { lessonId, moduleId, read, heading, stepsDone, at }
    : undefined
}

/** Does not parse the counts of its document. */
export function parseSupersededRecord(row: unknown): Omit<SupersededRecord, 'holds'> | undefined {
  const { id, reason, at } = fieldsOf(row)
  return isIndex(id) && isOneOf(reasons, reason) && isText(at) ? { id, reason, at } : undefined
}

/** Returns the readable rows, in their order. */
export function readable<T>(rows: readonly unknown[], parse: (row: unknown) => T | undefined): readonly T[] {
  return rows.map(parse).filter((row) => row !== undefined)
}

/** Reads own fields only, because fields of a prototype were never written. */
function fieldsOf(row: unknown): Fields {
  return typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row)) : {}
}

function parseMap<T>(value: unknown, isValue: (value: unknown) => value is T): Record<string, T> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  const areKnown = (all: typeof entries): all is [string, T][] =>
    all.length <= MOST_ENTRIES && all.every(([key, item]) => key !== '__proto__' && isText(key) && isValue(item))
  return areKnown(entries) ? Object.fromEntries(entries) : undefined
}

function isOneOf<K extends string>(names: Readonly<Record<K, true>>, value: unknown): value is K {
  return typeof value === 'string' && Object.hasOwn(names, value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

/** Returns whether the value is a whole number from 0. Also used for rows, positions and percentages. */
function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isIndexes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isIndex)
}

function isPoints(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= MOST_POINTS
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}
