/**
 * Role: tells which quiz scores were in the user profile's list before (contract, section 3.1).
 * Guarantee: the answer is the same on every device that reads the same document. An entry with one of these scores is
 * an old copy; any other entry is a result that another client added later.
 * Must not: be used as a result, or ask a clock which of two results came later.
 *
 * The score in `latest` is in the list now. When another result replaces it, the old score is stored in `listed`.
 * Documents created before this field existed have a dated best score, which was the latest score when it was achieved.
 */
import type { ProgressDocument, QuizProgress } from './document'
import type { ModuleId } from './ids'
import { isJsonMap, type Json, own, ownKeys } from './json'
import { bestResult, latestResult } from './quizzes'

type Listed = NonNullable<QuizProgress['listed']>

export function isListed(document: ProgressDocument, moduleId: ModuleId, score: number): boolean {
  if (latestResult(document, moduleId)?.score === score) return true
  const best = bestResult(document, moduleId)
  // A best score without a date came from another client, which may get the same result again.
  if (best?.score === score && best.at !== '') return true
  return isNoted(own(document.quizzes, moduleId), score)
}

export function listedScores(scores: readonly number[]): Listed {
  return Object.fromEntries(scores.map((score) => [keyOf(score), true as const]))
}

/** Returns `after` with each replaced latest score of `before` stored in `listed`, because the list contained it. */
export function withDisplaced(before: ProgressDocument, after: ProgressDocument): ProgressDocument {
  if (before.epoch !== after.epoch) return after
  const noted = ownKeys(before.quizzes).flatMap((moduleId): [ModuleId, QuizProgress][] => {
    const score = latestResult(before, moduleId)?.score
    const quiz = own(after.quizzes, moduleId)
    if (score === undefined || quiz === undefined) return []
    if (latestResult(after, moduleId)?.score === score || isNoted(quiz, score)) return []
    return [[moduleId, { ...quiz, listed: { ...notedIn(quiz), ...listedScores([score]) } }]]
  })
  return noted.length === 0 ? after : { ...after, quizzes: { ...after.quizzes, ...Object.fromEntries(noted) } }
}

function isNoted(quiz: QuizProgress | undefined, score: number): boolean {
  return own<string, unknown>(notedIn(quiz), keyOf(score)) === true
}

/**
 * Ignores a value that is not a map. Older versions copy such a value without reading it, and in a join with a map, the
 * map is kept.
 */
function notedIn(quiz: QuizProgress | undefined): Listed {
  const listed: Json = quiz?.listed ?? {}
  return isJsonMap(listed) ? (listed as Listed) : {}
}

/** Keys of a document are ids, which can't contain a period. */
function keyOf(score: number): string {
  return String(score).replace('.', '_')
}
