/**
 * Role: the shape of one learner's progress.
 * Guarantee: everything a learner earned is in here, and nothing that can be derived is.
 * Must not: hold points, percentages, streaks or locks; they are derived.
 *
 * A parsed document may carry more at run time than these types say: fields and entries of a newer version, and
 * invalid leaves. Copy with a spread, read through the derivations: they see own, valid values only.
 */
import type { CertificateId, DeviceId, Instant, LearnerId, LessonId, LocalDate, ModuleId, QuestionKey } from './ids'
import type { JsonMap } from './json'

/** A value that the last writer sets. Join: the higher turn, then the greater canonical text. */
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
  /** Attempts finished, per device. Join: the maximum. Absent where only results were brought in. */
  readonly attempts?: Readonly<Record<DeviceId, number>>
  /** Scores that were in `completedQuizzes` before the latest: see `listedScores.ts`. Joins as what a version does not know. */
  readonly listed?: Readonly<Record<string, true>>
}

/** How many answers the device ever gave to the question, and the last of them as text: see `answerLog.ts`. */
export type DeviceAnswers = readonly [count: number, log: string]

export interface ProgressDocument {
  readonly format: number
  readonly owner: LearnerId
  readonly joinedOn: Instant
  readonly profile: {
    readonly displayName?: Register<string>
    readonly photoURL?: Register<string | null>
  }
  /** `start over` writes one more; the higher epoch wins as a whole. */
  readonly epoch: number
  /** Completion counters: odd means that this device's completion stands. */
  readonly lessons: Readonly<Record<LessonId, Readonly<Record<DeviceId, number>>>>
  readonly completedOn: Readonly<Record<LessonId, LocalDate>>
  readonly quizzes: Readonly<Record<ModuleId, QuizProgress>>
  readonly certificates: Readonly<Record<CertificateId, Instant>>
  /** Points paid. Join: the lower. */
  readonly unlocks: Readonly<Record<ModuleId, number>>
  /** Points redeemed before this design. Join: the higher. */
  readonly spentBefore: number
  readonly days: Readonly<Record<LocalDate, true>>
  /**
   * What was answered, each entry added to by its device alone (any other may make it shorter: see `boundAnswers.ts`). Absent
   * until the first answer; joins as what a version does not know, since the first edition does not.
   */
  readonly practice?: Readonly<Record<QuestionKey, Readonly<Record<DeviceId, DeviceAnswers>>>>
  /**
   * Checks before and after a module, as text that its device alone appends to: see `checks.ts`. Absent until the first;
   * joins as what a version does not know.
   */
  readonly checks?: Readonly<Record<ModuleId, Readonly<Record<DeviceId, string>>>>
}

export const FORMAT = 1

/** This tab is older than the document: it must reload before it may write. */
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

/** Whether anything was learned in this epoch, as far as this document knows. */
export function hasLearning(document: ProgressDocument): boolean {
  return Object.values(learningOf(document)).some((field) =>
    typeof field === 'object' && field !== null ? Object.keys(field).length > 0 : field !== 0,
  )
}
