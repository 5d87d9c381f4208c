/**
 * Role: reads a learner's quiz results, and stores finished attempts (contract, section 5.2).
 * Guarantee: ids are compared in full, so `credit` never matches `credit_cards`. A passed attempt becomes the latest
 * result and marks the quiz as passed. A failed attempt only adds to the number of attempts and makes the day active.
 * Must not: trust an invalid result, or lower the best score.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { isOutdated, type ProgressDocument, type QuizProgress, type QuizResult } from './document'
import { type DeviceId, type Instant, isCount, type LocalDate, type ModuleId, nextCount } from './ids'
import { compareJson, type Json, own, ownKeys } from './json'
import { type ChosenAnswer, withAnswers } from './practice'
import { isBest, isLatest, isScore, type LatestResult } from './leaves'

const QUIZ_SUFFIX = '_quiz'

/** The last passed result. */
export function latestResult(document: ProgressDocument, moduleId: ModuleId): LatestResult | undefined {
  const latest = own(document.quizzes, moduleId)?.latest
  return isLatest(latest) ? latest : undefined
}

export function bestResult(document: ProgressDocument, moduleId: ModuleId): QuizResult | undefined {
  const best = own(document.quizzes, moduleId)?.best
  return isBest(best) ? best : undefined
}

/** Finished attempts on all devices, passed or not. */
export function attemptsOf(document: ProgressDocument, moduleId: ModuleId): number {
  const attempts: readonly unknown[] = Object.values(own(document.quizzes, moduleId)?.attempts ?? {})
  return attempts.filter(isCount).reduce((sum, count) => sum + count, 0)
}

/**
 * Returns entries of the form `<quiz id>:<score>`, sorted, for the `completedQuizzes` field (contract, section 3.1). A
 * client may look for an entry that starts with a quiz id, so the entries don't use the module's id.
 */
export function completedQuizzes(document: ProgressDocument): string[] {
  return quizModules(document)
    .map((moduleId) => `${quizOfModule(moduleId)}:${latestResult(document, moduleId)?.score}`)
    .sort()
}

/** The modules whose quiz is complete, sorted. */
export function quizModules(document: ProgressDocument): ModuleId[] {
  return ownKeys(document.quizzes)
    .filter((moduleId) => latestResult(document, moduleId) !== undefined)
    .sort()
}

/** `id` is the id of a module or of its quiz: `foundations` and `foundations_quiz` are the same quiz. */
export function isQuizComplete(document: ProgressDocument, id: string): boolean {
  return [id, moduleOfQuiz(id)].some((moduleId) => latestResult(document, moduleId as ModuleId) !== undefined)
}

/**
 * Any value that the rule for unknown fields prefers to `true` counts as a mark, so a damaged copy can't remove a mark.
 */
export function isMarkedPassed(quiz: QuizProgress | undefined): boolean {
  const mark: Json | undefined = quiz?.passed
  return mark !== undefined && compareJson(mark, true) >= 0
}

/** `passingScore` decides only for results from before there were marks. */
export function isQuizPassed(document: ProgressDocument, moduleId: ModuleId, passingScore: number): boolean {
  const best = bestResult(document, moduleId)
  return best !== undefined && (isMarkedPassed(own(document.quizzes, moduleId)) || best.score >= passingScore)
}

export function isQuizStarted(document: ProgressDocument, moduleId: ModuleId): boolean {
  const hasResult = latestResult(document, moduleId) !== undefined || bestResult(document, moduleId) !== undefined
  return hasResult || attemptsOf(document, moduleId) > 0
}

/** Returns the module's id for a quiz's id; any other id is returned unchanged. */
export function moduleOfQuiz(id: string): string {
  return id.endsWith(QUIZ_SUFFIX) ? id.slice(0, -QUIZ_SUFFIX.length) : id
}

function quizOfModule(moduleId: ModuleId): string {
  return `${moduleId}${QUIZ_SUFFIX}`
}

export interface QuizAttempt {
  readonly moduleId: ModuleId
  /** Percent, 0 to 100. */
  readonly score: number
  /** Whether the score reaches the quiz's own passing score. */
  readonly passed: boolean
  readonly device: DeviceId
  /** Undefined if the clock is before 2020. In that case, the attempt is stored without a day. */
  readonly today: LocalDate | undefined
  /** `''` when the clock can't be trusted. */
  readonly at: Instant
  /** The answers to the questions that were answered. */
  readonly answers?: readonly ChosenAnswer[]
}

/**
 * Stores an attempt. Throws for a score outside 0 to 100. No screen can produce such a score, and storing it would
 * corrupt the data.
 */
export function finishQuizAttempt(document: ProgressDocument, attempt: QuizAttempt): ActionResult {
  const { moduleId, device, score, at, today } = attempt
  if (!isScore(score)) throw new RangeError(`A quiz score is 0 to 100, not ${String(score)}.`)
  if (isOutdated(document)) return refusedAction('outdated')
  const finished = nextCount(own(own(document.quizzes, moduleId)?.attempts ?? {}, device))
  const turn = nextCount(latestResult(document, moduleId)?.turn)
  const practice = withAnswers(document, attempt.answers ?? [], { kind: 'quiz', moduleId, device, today })
  if (finished === undefined || practice === undefined || (attempt.passed && turn === undefined))
    return refusedAction('at-limit')
  const attempts = { [device]: finished }
  const quiz: QuizProgress =
    attempt.passed && turn !== undefined
      ? { attempts, latest: { turn, score, at }, best: { score, at }, passed: true }
      : { attempts }
  return addTo(document, {
    quizzes: { [moduleId]: quiz },
    days: today === undefined ? {} : { [today]: true },
    ...(Object.keys(practice).length > 0 && { practice }),
  })
}
