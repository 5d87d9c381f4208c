/**
 * Role: the answers that somebody else gave in this ledger, taken out of this device's logs and given on.
 * Guarantee: only answers of the attempts that are named go, and only while nothing was answered since; twice is once.
 * Must not: touch what another device wrote.
 */
import { type AnswerLog, isQuizAnswerOf, nextEntry } from './answerLog'
import type { ProgressDocument } from './document'
import type { DeviceId, LocalDate, ModuleId, QuestionKey } from './ids'
import { ownEntries } from './json'
import { answeredQuestions, deviceLog, type Practice } from './practice'

export interface ForeignAttempt {
  readonly moduleId: ModuleId
  /** Undefined where no clock could be trusted. */
  readonly day: LocalDate | undefined
  /** Attempts at the same quiz that were finished on this device after it, by whomever. */
  readonly later: number
}

interface ForeignLog {
  readonly before: AnswerLog
  readonly theirs: readonly string[]
  readonly mine: readonly string[]
}

export type ForeignAnswers = Readonly<Record<QuestionKey, ForeignLog>>

/** What `device` wrote down for these attempts, as far as its logs still hold it. */
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

/** Where the answer of an attempt stands in the log of a question of its quiz: none or one place. */
function answerIn(answers: readonly string[], { moduleId, day, later }: ForeignAttempt, key: QuestionKey): number[] {
  if (!key.startsWith(`${moduleId}-`)) return []
  const inQuiz = answers.flatMap((answer, index) => (isQuizAnswerOf(answer) ? [index] : []))
  const index = inQuiz.at(-1 - later)
  return index !== undefined && isQuizAnswerOf(answers[index] ?? '', { day }) ? [index] : []
}

/** This device's logs without them. The count goes up all the same: an entry with a lower one would lose every join. */
export function withoutAnswers(document: ProgressDocument, answers: ForeignAnswers, device: DeviceId): Practice {
  const practice: Record<QuestionKey, Practice[QuestionKey]> = {}
  for (const [key, { before, mine }] of ownEntries(answers)) {
    const now = deviceLog(document, key, device)
    const entry = now?.count === before.count ? nextEntry(now, mine) : undefined
    if (entry !== undefined) practice[key] = { [device]: entry }
  }
  return practice
}

/** As `giver` wrote them: a name that is used once, since the entries of one device replace each other. */
export function givenAnswers(answers: ForeignAnswers, giver: DeviceId): Practice {
  const practice: Record<QuestionKey, Practice[QuestionKey]> = {}
  for (const [key, { theirs }] of ownEntries(answers)) {
    practice[key] = { [giver]: [theirs.length, theirs.join('')] }
  }
  return practice
}
