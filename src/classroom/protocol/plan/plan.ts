/**
 * Role: the teacher's request to the class for this week, and how much of it a learner has done.
 * Guarantee: a plan that parses has at most five parts, an end, and a message that may be shown.
 * Must not: lock anything, cost points, or complete anything: a plan is only a request.
 */
import type { ProgressDocument } from '../../../core/progress/document'
import {
  type Instant,
  type LessonId,
  type LocalDate,
  type ModuleId,
  parseInstant,
  parseLessonId,
  parseLocalDate,
  parseModuleId,
} from '../../../core/progress/ids'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../../core/progress/json'
import { isLessonComplete } from '../../../core/progress/lessons'
import { isQuizPassed } from '../../../core/progress/quizzes'

export const MOST_PARTS = 5
/** UTF-16 code units. */
export const LONGEST_MESSAGE = 280

export type PlanPart =
  | { readonly kind: 'lesson'; readonly id: LessonId }
  | { readonly kind: 'quiz'; readonly id: ModuleId }

export interface Plan {
  readonly parts: readonly PlanPart[]
  /** The last day on which the plan is shown. */
  readonly until: LocalDate
  /** Plain text; `''` if there is no message. */
  readonly message: string
  /** By the teacher's clock; `''` if unknown. */
  readonly madeAt: Instant
  readonly sequence: number
  /**
   * The sequence under which the teacher saved this plan. The class signs it again under a higher sequence when it has
   * new receipts. Left out if it equals `sequence`. Older apps ignore this field.
   */
  readonly asked?: number
}

/**
 * The text of an envelope that has receipts but no plan. Its day is over and it asks for nothing, so every app says that
 * there is no plan.
 */
export const NO_PLAN: Pick<Plan, 'parts' | 'until' | 'message'> = {
  parts: [],
  until: '2020-01-01' as LocalDate,
  message: '',
}

/** Control characters except the line break, and characters that change the direction of text. */
const UNSHOWN = /[^\P{Cc}\n]|[\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Returns undefined for an invalid plan. */
export function parsePlan(map: JsonMap): Plan | undefined {
  const [parts, until] = [parseParts(own(map, 'parts')), parseLocalDate(own(map, 'until'))]
  const [message, sequence] = [own(map, 'message'), own(map, 'sequence')]
  if (parts === undefined || until === undefined || !isMessage(message) || !Number.isSafeInteger(sequence))
    return undefined
  const madeAt = parseInstant(own(map, 'madeAt')) ?? ('' as Instant)
  const asked = own(map, 'asked')
  const isAsked = Number.isSafeInteger(asked) && (asked as number) >= 0 && (asked as number) < (sequence as number)
  const plan = { parts, until, message, madeAt, sequence: sequence as number }
  return isAsked ? { ...plan, asked: asked as number } : plan
}

/** Whether the teacher asks for anything, even if the last day is over. */
export function isAsking({ parts, message }: Pick<Plan, 'parts' | 'message'>): boolean {
  return parts.length > 0 || message !== ''
}

/** Returns the number of the plan itself, which doesn't change when the class adds receipts. 0 if there is no plan. */
export function askedIn({ asked, sequence }: Pick<Plan, 'asked' | 'sequence'>): number {
  return asked ?? sequence
}

/**
 * Returns a positive number if `a` is the later plan, or the same plan signed later. A colleague's older plan with newer
 * receipts is still the older plan.
 */
export function comparePlans(a: Pick<Plan, 'asked' | 'sequence'>, b: Pick<Plan, 'asked' | 'sequence'>): number {
  return askedIn(a) - askedIn(b) || a.sequence - b.sequence
}

export function isMessage(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_MESSAGE && !UNSHOWN.test(text)
}

function parseParts(value: Json | undefined): readonly PlanPart[] | undefined {
  if (value === undefined || !isJsonArray(value) || value.length > MOST_PARTS) return undefined
  const parts = value.map(parsePart)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function parsePart(value: Json): PlanPart | undefined {
  if (!isJsonMap(value)) return undefined
  const kind = own(value, 'kind')
  const [lesson, quiz] = [parseLessonId(own(value, 'id')), parseModuleId(own(value, 'id'))]
  if (kind === 'lesson' && lesson !== undefined) return { kind, id: lesson }
  return kind === 'quiz' && quiz !== undefined ? { kind, id: quiz } : undefined
}

/**
 * Returns a class's next sequence. It includes the time, so that a book restored from an old backup still gets a higher
 * one. `nowMs`: Unix time in ms.
 */
export function nextPlanSequence(last: number, nowMs: number): number {
  return Math.max(last + 1, Number.isSafeInteger(nowMs) ? nowMs : 0)
}

/** Whether a plan asks for a lesson or quiz, on this day of the learner's. */
export function asksFor({ parts, until }: Plan, { kind, id }: PlanPart, today: LocalDate): boolean {
  return until >= today && parts.some((part) => part.kind === kind && part.id === id)
}

export interface PlanProgress {
  readonly part: PlanPart
  readonly isDone: boolean
}

/** @param passingScoreOf percent; returns the default for modules that the curriculum does not have */
export function planProgress(
  { parts }: Plan,
  document: ProgressDocument,
  passingScoreOf: (id: ModuleId) => number,
): readonly PlanProgress[] {
  return parts.map((part) => ({
    part,
    isDone:
      part.kind === 'lesson'
        ? isLessonComplete(document, part.id)
        : isQuizPassed(document, part.id, passingScoreOf(part.id)),
  }))
}
