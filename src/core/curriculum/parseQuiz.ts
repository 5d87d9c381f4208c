import * as v from 'valibot'
import { course } from '../progress/course'
import type { ContentTexts } from './fallbacks'
import type { QuizContent, QuizQuestion } from './curriculum'
import { contentId, firstRepeated, lessonIdField, listOf, points, visibleText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const question = v.pipe(
  v.object({
    id: v.nullish(contentId),
    type: v.nullish(v.literal('multiple-choice')),
    question: visibleText,
    options: v.pipe(listOf(visibleText, LIMITS.options), v.minLength(2, 'fewer than two options')),
    correct: v.pipe(v.number(), v.integer('not an index'), v.minValue(0, 'below 0')),
    explanation: v.nullish(v.string()),
    why: v.nullish(listOf(visibleText, LIMITS.options)),
    lessonId: v.nullish(lessonIdField),
  }),
  v.forward(
    v.check(({ why, options }) => (why?.length ?? options.length) === options.length, 'not one text for each option'),
    ['why'],
  ),
  v.forward(
    v.check(({ correct, options }) => correct < options.length, 'no option has this index'),
    ['correct'],
  ),
)

const quiz = v.object({
  title: v.nullish(v.string()),
  type: v.nullish(v.literal('quiz')),
  duration: v.nullish(v.string()),
  points: v.nullish(points),
  passingScore: v.nullish(v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(100, 'above 100'))),
  questions: v.pipe(listOf(question, LIMITS.questions), v.minLength(1, 'no questions')),
  again: v.nullish(listOf(question, LIMITS.questions)),
})

/**
 * Reads quiz content (contract, section 4.5). Missing parts are filled in from the fallback quiz (section 7.4) if it
 * has them. A question without an id gets an id from its position. Question ids must be unique, because drafts save
 * answers under them.
 */
export function parseQuiz(value: unknown, texts: ContentTexts): Validated<QuizContent> {
  const parsed = validate(quiz, value)
  if (parsed.kind === 'invalid') return parsed
  const raw = parsed.value
  const questions = raw.questions.map(questionOf('question'))
  const again = (raw.again ?? []).map(questionOf('again'))
  const repeated = firstRepeated([...questions, ...again].map(({ id }) => id))
  if (repeated !== undefined) return { kind: 'invalid', reason: `questions: the id ${repeated} comes twice` }
  return {
    kind: 'valid',
    value: {
      title: raw.title ?? texts.quiz,
      type: 'quiz',
      duration: raw.duration ?? '5 min',
      points: raw.points ?? 100,
      passingScore: raw.passingScore ?? course.passingScore,
      questions,
      ...(again.length > 0 && { again }),
    },
  }
}

/** @param name the start of the id of a question without one; its place follows */
function questionOf(name: string) {
  return (
    { id, explanation, why, lessonId, ...rest }: v.InferOutput<typeof question>,
    index: number,
  ): QuizQuestion => ({
    ...rest,
    id: id ?? `${name}_${index + 1}`,
    type: 'multiple-choice',
    explanation: explanation ?? '',
    ...(why && { why }),
    ...(lessonId && { lessonId }),
  })
}

/** The questions of both forms, first form first. */
export function questionsOfForms({ questions, again = [] }: QuizContent): readonly QuizQuestion[] {
  return [...questions, ...again]
}
