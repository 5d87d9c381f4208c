/**
 * Role: the questions in a quiz file besides the quiz (contract, section 4.5). They are the parallel form, questions
 * about the rules of thumb in the module's lessons, and the questions in those lessons.
 * Guarantee: every question has its own id, under which answers are saved.
 */
import * as v from 'valibot'
import type { QuizQuestion } from './curriculum'
import { contentId, lessonIdField, lessonQuestionWith, listOf, visibleText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const question = v.pipe(
  v.object({
    id: contentId,
    type: v.literal('multiple-choice'),
    question: visibleText,
    options: v.pipe(listOf(visibleText, LIMITS.options), v.minLength(2, 'fewer than two options')),
    correct: v.pipe(v.number(), v.integer('not an index'), v.minValue(0, 'below 0')),
    explanation: v.string(),
    lessonId: lessonIdField,
    /** Only for a question about a rule of thumb: the rule exactly as in the lesson. */
    rule: v.optional(visibleText),
  }),
  v.forward(
    v.check(({ correct, options }) => correct < options.length, 'no option has this index'),
    ['correct'],
  ),
)

/** A question in a lesson. The text of its right option is its explanation. */
const decision = v.pipe(
  lessonQuestionWith({ lessonId: lessonIdField }),
  v.transform((asked) => ({
    ...asked,
    type: 'multiple-choice' as const,
    explanation: asked.why[asked.correct] ?? '',
  })),
)

const pool = v.object({
  practice: v.optional(listOf(question, LIMITS.questions), []),
  rules: v.optional(listOf(question, LIMITS.questions), []),
  decide: v.optional(listOf(decision, LIMITS.questions), []),
})

export interface QuestionPool {
  /**
   * Questions on the same ideas as the quiz but with other cases, for practice and self-checks. The quiz never asks
   * these questions.
   */
  readonly practice: readonly QuizQuestion[]
  readonly rules: readonly (QuizQuestion & { readonly rule?: string | undefined })[]
  /** The questions in the lessons about what to do first. */
  readonly decide: readonly QuizQuestion[]
}

/** Used in place of a pool that could not be read. */
export const NO_POOL: QuestionPool = { practice: [], rules: [], decide: [] }

/** Reads the pool in a quiz file. If the file has no pool, the result is an empty pool. */
export function parsePool(value: unknown): Validated<QuestionPool> {
  return validate(pool, value)
}
