/**
 * Role: the cards of *Before you sign*: three questions for the moment before a signature, and the rule of a lesson.
 * Guarantee: six cards, each with three questions and one way on.
 * Must not: know the lessons; the content check compares the rules with theirs.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, lessonIdField, listOf, moduleIdField, shownText as text } from './fields'
import { type Validated, validate } from './validate'

/** A tool to count with, or a lesson that says what to do. */
const action = v.union([
  v.strictObject({ tool: contentId, label: text }),
  v.strictObject({ moduleId: moduleIdField, lessonId: lessonIdField, label: text }),
])

const card = v.pipe(
  v.strictObject({
    id: contentId,
    /** For the row of all cards. */
    short: text,
    title: text,
    questions: v.pipe(listOf(v.strictObject({ ask: text, note: text }), 3), v.length(3, 'not three questions')),
    /** Whose rule it is. */
    lessonId: lessonIdField,
    rule: text,
    action,
    /** A sentence to leave with. */
    leave: text,
  }),
  v.readonly(),
)

export type SignCard = v.InferOutput<typeof card>

const cards = v.pipe(
  listOf(card, 6),
  v.length(6, 'not six cards'),
  v.check((all) => firstRepeated(all.map(({ id }) => id)) === undefined, 'an id comes twice'),
)

export function parseSignCards(value: unknown): Validated<readonly SignCard[]> {
  return validate(cards, value)
}
