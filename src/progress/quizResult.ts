/**
 * Role: what makes a stored quiz result valid.
 * Guarantee: a result that passes has a turn, a score and an instant that can be trusted.
 * Must not: accept half a result; half of two results is one that nobody had.
 */
import { isCount } from './count'
import type { QuizProgress, QuizResult } from './document'
import type { JsonMap } from './json'
import { parseInstant } from './parseIds'

export type LatestResult = NonNullable<QuizProgress['latest']>

export function isScore(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

export function isBest(value: unknown): value is QuizResult & JsonMap {
  return isResult(value)
}

export function isLatest(value: unknown): value is LatestResult & JsonMap {
  return isResult(value) && isCount(value['turn'])
}

function isResult(value: unknown): value is QuizResult & JsonMap {
  if (typeof value !== 'object' || value === null) return false
  const { score, at } = value as Readonly<Record<string, unknown>>
  return isScore(score) && (at === '' || parseInstant(at) !== undefined)
}
