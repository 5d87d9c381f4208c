/** The form in which authors write the quiz of a module. */
import * as v from 'valibot'
import { lessonId, minutes, points, said, schemaAddress, text, texts } from './authoredFields'
import { decision } from './authoredLesson'

const question = {
  id: said(
    text,
    'The name of the question, unique in the module. If the meaning, an option or the order changes, the question gets a new id. Never use an id again.',
  ),
  type: said(v.literal('multiple-choice'), 'Always "multiple-choice".'),
  question: said(text, 'A short scene, and what to find out or to do.'),
  options: said(
    texts,
    'Four options of about the same length. They are shuffled, so don’t name them by letter or place.',
  ),
  correct: said(v.number(), 'The index of the right option. The first option has index 0.'),
  explanation: said(text, '40 to 80 words: why the right option is right.'),
  why: v.optional(
    said(texts, 'What is right or wrong about each option, in the order of "options". 12 to 35 words each.'),
  ),
}
const questions = v.array(v.strictObject({ ...question, lessonId: v.optional(lessonId) }))

export const authoredQuiz = v.pipe(
  v.strictObject({
    ...schemaAddress,
    title: said(text, 'The title of the quiz, as in the manifest.'),
    type: said(v.literal('quiz'), 'Always "quiz".'),
    duration: minutes,
    points: said(points, 'Whole points for passing, as in the manifest: 100, 150 or 200 by the level of its module.'),
    passingScore: said(v.number(), 'The percentage needed to pass. Always 70.'),
    questions: said(questions, 'The first form of the quiz: 10 to 12 questions, at least one for each lesson.'),
    again: v.optional(said(questions, 'The second form of the quiz, for every other try: 10 to 12 other questions.')),
    practice: v.optional(
      said(questions, 'The parallel form, for practice and self-checks. The quiz never asks these.'),
    ),
    rules: v.optional(
      said(
        v.array(
          v.strictObject({
            ...question,
            id: said(text, 'rule-<lessonId>-<n>, such as "rule-credit_1-1". Never use an id again.'),
            lessonId,
            rule: said(text, 'The rule of thumb, exactly as in the lesson.'),
          }),
        ),
        'Questions about the rules of thumb in the lessons.',
      ),
    ),
    decide: v.optional(
      said(
        v.array(v.strictObject({ ...decision.entries, lessonId })),
        'The questions in the lessons of the module, word for word, for the review.',
      ),
    ),
    retired: v.optional(
      said(questions, 'Questions that are no longer asked. They stay here, so that no id is used again.'),
    ),
  }),
  v.title('A quiz'),
  v.description('The quiz of a module, with the other questions about its lessons. The manifest names its file.'),
)

export type AuthoredQuiz = v.InferOutput<typeof authoredQuiz>
