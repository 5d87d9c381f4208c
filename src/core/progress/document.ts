/**
 * Role: the shape of one learner's progress.
 * Guarantee: it contains everything that a learner earned, and nothing that can be derived.
 * Must not: contain points, percentages, streaks or locks, because they are derived.
 *
 * A parsed document may contain more at run time than these types say: fields and entries of a newer version, and
 * invalid leaves. Copy it with a spread, and read it through the derivations, which see only own, valid values.
 */
import type { CertificateId, DeviceId, Instant, LearnerId, LessonId, LocalDate, ModuleId, QuestionKey } from './ids'
import type { JsonMap } from './json'

/** A value for which the last write is kept. Join: the higher turn, then the greater canonical text. */
export interface Register<T> {
  readonly turn: number
  readonly value: T
}

export interface QuizResult {
  /** Percent of questions answered right, 0 to 100. */
  readonly score: number
  readonly at: Instant
}

export interface QuizProgress {
  /** The last passed result. Join: higher turn, then higher score, then earlier instant. */
  readonly latest?: QuizResult & { readonly turn: number }
  /** Join: higher score, then earlier instant. */
  readonly best?: QuizResult
  /** Finished attempts, per device. Join: the maximum. Absent if results were only replayed from another document. */
  readonly attempts?: Readonly<Record<DeviceId, number>>
  /**
   * Scores that were in `completedQuizzes` before the latest one; see `listedScores.ts`. Joins by the rule for unknown
   * fields.
   */
  readonly listed?: Readonly<Record<string, true>>
  /**
   * A mark that the quiz was passed; see `passedMarks.ts`. Absent in documents of older versions, until this version
   * opens them. Joins by the rule for unknown fields.
   */
  readonly passed?: true
}

/**
 * The number of answers ever given to the question on this device, and the last of those answers as text; see
 * `answerLog.ts`.
 */
export type DeviceAnswers = readonly [count: number, log: string]

export interface ProgressDocument {
  readonly format: number
  readonly owner: LearnerId
  readonly joinedOn: Instant
  readonly profile: {
    readonly displayName?: Register<string>
    readonly photoURL?: Register<string | null>
    /** A counter; see `sharesOutcomes.ts`. Joins by the rule for unknown fields. */
    readonly sharesOutcomes?: number
  }
  /** `start over` raises the epoch by one. In a join, all learning comes from the document with the higher epoch. */
  readonly epoch: number
  /** Completion counters. An odd counter means that this device's completion is in effect. */
  readonly lessons: Readonly<Record<LessonId, Readonly<Record<DeviceId, number>>>>
  readonly completedOn: Readonly<Record<LessonId, LocalDate>>
  readonly quizzes: Readonly<Record<ModuleId, QuizProgress>>
  readonly certificates: Readonly<Record<CertificateId, Instant>>
  /** Points paid. Join: the lower. */
  readonly unlocks: Readonly<Record<ModuleId, number>>
  /** Points redeemed before this document format. Join: the higher. */
  readonly spentBefore: number
  readonly days: Readonly<Record<LocalDate, true>>
  /**
   * The answers to each question. Only the device that owns an entry adds to it, but any device may shorten it; see
   * `boundAnswers.ts`. Absent until the first answer. Joins by the rule for unknown fields, because the first version
   * of the app does not have this field.
   */
  readonly practice?: Readonly<Record<QuestionKey, Readonly<Record<DeviceId, DeviceAnswers>>>>
  /**
   * Self-checks before and after a module, as text. Only the device that owns an entry appends to it; see `checks.ts`.
   * Absent until the first self-check. Joins by the rule for unknown fields.
   */
  readonly checks?: Readonly<Record<ModuleId, Readonly<Record<DeviceId, string>>>>
}

export const FORMAT = 1

/** Whether this tab's version of the app is older than the document, so the tab must reload before writing. */
export function isOutdated(document: ProgressDocument): boolean {
  return document.format > FORMAT
}

export function emptyDocument(owner: LearnerId, joinedOn: Instant): ProgressDocument {
  return {
    format: FORMAT,
    owner,
    joinedOn,
    profile: {},
    epoch: 0,
    lessons: {},
    completedOn: {},
    quizzes: {},
    certificates: {},
    unlocks: {},
    spentBefore: 0,
    days: {},
  }
}

const HEAD = ['format', 'owner', 'joinedOn', 'profile', 'epoch'] as const

type Head = (typeof HEAD)[number]

export type Learning = Omit<ProgressDocument, Head>

export function learningOf(document: ProgressDocument): JsonMap {
  const fields: JsonMap = document as unknown as JsonMap
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !HEAD.some((head) => head === field)))
}

/** Whether this document contains anything learned in its epoch. */
export function hasLearning(document: ProgressDocument): boolean {
  return Object.values(learningOf(document)).some((field) =>
    typeof field === 'object' && field !== null ? Object.keys(field).length > 0 : field !== 0,
  )
}
