/**
 * Role: a learner finishes an attempt at a quiz (contract, section 5.2).
 * Guarantee: a passed attempt becomes the latest result; a failed one only counts as an attempt and as activity.
 * Must not: lower the best score.
 */
import { type ActionResult, refused } from './actionResult'
import { addTo } from './addTo'
import { nextCount } from './count'
import type { ProgressDocument, QuizProgress } from './document'
import { isOutdated } from './format'
import type { DeviceId, Instant, LocalDate, ModuleId } from './ids'
import { own } from './own'
import { isScore } from './quizResult'
import { latestResult } from './quizzes'

export interface QuizAttempt {
  readonly moduleId: ModuleId
  /** Percent, 0 to 100. */
  readonly score: number
  /** By the quiz's own passing score. */
  readonly passed: boolean
  readonly device: DeviceId
  /** Undefined under a clock before 2020: the attempt counts, but no day is written. */
  readonly today: LocalDate | undefined
  /** `''` when the clock can't be trusted. */
  readonly at: Instant
}

/** Throws for a score outside 0 to 100: no screen can produce one, and it would be stored as damage. */
export function finishQuizAttempt(document: ProgressDocument, attempt: QuizAttempt): ActionResult {
  const { moduleId, device, score, at, today } = attempt
  if (!isScore(score)) throw new RangeError(`A quiz score is 0 to 100, not ${String(score)}.`)
  if (isOutdated(document)) return refused('outdated')
  const finished = nextCount(own(own(document.quizzes, moduleId)?.attempts ?? {}, device))
  const turn = nextCount(latestResult(document, moduleId)?.turn)
  if (finished === undefined || (attempt.passed && turn === undefined)) return refused('at-limit')
  const attempts = { [device]: finished }
  const quiz: QuizProgress =
    attempt.passed && turn !== undefined ? { attempts, latest: { turn, score, at }, best: { score, at } } : { attempts }
  return addTo(document, { quizzes: { [moduleId]: quiz }, days: today === undefined ? {} : { [today]: true } })
}
