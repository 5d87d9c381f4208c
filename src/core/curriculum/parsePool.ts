/**
 * Role: what a quiz file holds beside its quiz (contract, section 4.5): the parallel form, and questions about the rules of
 * thumb of the module's lessons.
 * Guarantee: every question has an id of its own, under which answers are kept.
 */
import * as v from 'valibot'
import type { QuizQuestion } from './curriculum'
import { contentId, lessonIdField, listOf, shownText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const question = v.pipe(
  v.object({
    id: contentId,
    type: v.literal('multiple-choice'),
    question: shownText,
    options: v.pipe(listOf(shownText, LIMITS.options), v.minLength(2, 'fewer than two options')),
    correct: v.pipe(v.number(), v.integer('not an index'), v.minValue(0, 'below 0')),
    explanation: v.string(),
    lessonId: lessonIdField,
    /** Of a question about a rule of thumb: the rule as it stands in the lesson. */
    rule: v.optional(shownText),
  }),
  v.forward(
    v.check(({ correct, options }) => correct < options.length, 'no option has this index'),
    ['correct'],
  ),
)

const pool = v.object({
  practice: v.optional(listOf(question, LIMITS.questions), []),
  rules: v.optional(listOf(question, LIMITS.questions), []),
})

export interface QuestionPool {
  /** The same ideas as the quiz in other cases, for practice and checks. Never asked in the quiz. */
  readonly practice: readonly QuizQuestion[]
  readonly rules: readonly (QuizQuestion & { readonly rule?: string | undefined })[]
}

/** In place of a pool that could not be read. */
export const NO_POOL: QuestionPool = { practice: [], rules: [] }

/** A file without a pool has an empty one. */
export function parsePool(value: unknown): Validated<QuestionPool> {
  return validate(pool, value)
}
