/**
 * Role: removes answers that another person gave in this learner's progress from this device's logs.
 * Guarantee: only answers from the listed attempts are removed, and only if nothing has been answered since then.
 * Removing them twice has the same result as removing them one time.
 * Must not: change another device's entries.
 */
import { type AnswerLog, isQuizAnswerOf, nextEntry } from './answerLog'
import type { ProgressDocument } from './document'
import type { DeviceId, LocalDate, ModuleId, QuestionKey } from './ids'
import { ownEntries } from './json'
import { answeredQuestions, deviceLog, type Practice } from './practice'

export interface ForeignAttempt {
  readonly moduleId: ModuleId
  /** Undefined if no clock could be trusted. */
  readonly day: LocalDate | undefined
  /** The number of attempts at the same quiz that anyone finished on this device after this attempt. */
  readonly later: number
}

interface ForeignLog {
  readonly before: AnswerLog
  readonly theirs: readonly string[]
  readonly mine: readonly string[]
}

export type ForeignAnswers = Readonly<Record<QuestionKey, ForeignLog>>

/** The answers that `device` logged for these attempts, if they are still in its logs. */
export function foreignAnswers(
  document: ProgressDocument,
  attempts: readonly ForeignAttempt[],
  device: DeviceId,
): ForeignAnswers {
  const logs = answeredQuestions(document).flatMap((key): [QuestionKey, ForeignLog][] => {
    const before = deviceLog(document, key, device)
    if (before === undefined) return []
    const theirs = new Set(attempts.flatMap((attempt) => answerIn(before.answers, attempt, key)))
    if (theirs.size === 0) return []
    const [mine, given] = [false, true].map((isTheirs) =>
      before.answers.filter((_, index) => theirs.has(index) === isTheirs),
    )
    return [[key, { before, mine: mine ?? [], theirs: given ?? [] }]]
  })
  return Object.fromEntries(logs)
}

/** The index of an attempt's answer in the log for one of the quiz's questions. The list has one index or is empty. */
function answerIn(answers: readonly string[], { moduleId, day, later }: ForeignAttempt, key: QuestionKey): number[] {
  if (!key.startsWith(`${moduleId}-`)) return []
  const inQuiz = answers.flatMap((answer, index) => (isQuizAnswerOf(answer) ? [index] : []))
  const index = inQuiz.at(-1 - later)
  return index !== undefined && isQuizAnswerOf(answers[index] ?? '', { day }) ? [index] : []
}

/**
 * This device's logs without the other person's answers. The count still goes up, because joins would discard an entry
 * with a lower count.
 */
export function withoutAnswers(document: ProgressDocument, answers: ForeignAnswers, device: DeviceId): Practice {
  const practice: Record<QuestionKey, Practice[QuestionKey]> = {}
  for (const [key, { before, mine }] of ownEntries(answers)) {
    const now = deviceLog(document, key, device)
    const entry = now?.count === before.count ? nextEntry(now, mine) : undefined
    if (entry !== undefined) practice[key] = { [device]: entry }
  }
  return practice
}

/**
 * The other person's answers as entries of `giver`. The `giver` id must not be reused, because entries with the same
 * device id replace each other.
 */
export function givenAnswers(answers: ForeignAnswers, giver: DeviceId): Practice {
  const practice: Record<QuestionKey, Practice[QuestionKey]> = {}
  for (const [key, { theirs }] of ownEntries(answers)) {
    practice[key] = { [giver]: [theirs.length, theirs.join('')] }
  }
  return practice
}
