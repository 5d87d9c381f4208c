/**
 * Role: which scores of a quiz have been in the list of the user profile before (contract, section 3.1).
 * Guarantee: the same on every device that reads the same document: an entry with one of them is an old copy, any other is
 * a result that another client added later.
 * Must not: be read as a result, or ask a clock which of two came later.
 *
 * `latest` is in the list now. What was there before it is noted in `listed` when something takes its place, and only then.
 * Documents from before this field know their dated best score, which was the latest when it was made.
 */
import type { ProgressDocument, QuizProgress } from './document'
import type { ModuleId } from './ids'
import { isJsonMap, type Json, own, ownKeys } from './json'
import { bestResult, latestResult } from './quizzes'

type Listed = NonNullable<QuizProgress['listed']>

export function isListed(document: ProgressDocument, moduleId: ModuleId, score: number): boolean {
  if (latestResult(document, moduleId)?.score === score) return true
  const best = bestResult(document, moduleId)
  // A best score without a date came from another client, which may have it as its result again.
  if (best?.score === score && best.at !== '') return true
  return isNoted(own(document.quizzes, moduleId), score)
}

export function listedScores(scores: readonly number[]): Listed {
  return Object.fromEntries(scores.map((score) => [keyOf(score), true as const]))
}

/** `after`, in which every latest result of `before` is noted that is no longer the latest: the list held it. */
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

/** What is no map is left for whoever wrote it: older versions hand it on unread, and a map joins over it. */
function notedIn(quiz: QuizProgress | undefined): Listed {
  const listed: Json = quiz?.listed ?? {}
  return isJsonMap(listed) ? (listed as Listed) : {}
}

/** Keys of a document are ids, in which a point can't stand. */
function keyOf(score: number): string {
  return String(score).replace('.', '_')
}
