/**
 * Role: the cards of *Before you sign*: three questions for the moment before a signature, and the rule of a lesson.
 * Guarantee: six cards, each with three questions and one way on.
 * Must not: know the lessons, whose rules the content check compares; nor ask the validator for more than the learner area
 * has of it.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, lessonIdField, listOf, moduleIdField, shownText as text } from './fields'
import { type Validated, validate } from './validate'

/** A tool to count with, or a lesson that says what to do. */
const action = v.pipe(
  v.object({
    label: text,
    tool: v.exactOptional(contentId),
    moduleId: v.exactOptional(moduleIdField),
    lessonId: v.exactOptional(lessonIdField),
  }),
  v.check(
    ({ tool, moduleId, lessonId }) =>
      tool === undefined ? moduleId !== undefined && lessonId !== undefined : moduleId === undefined,
    'neither a tool nor a lesson',
  ),
)

const card = v.pipe(
  v.object({
    id: contentId,
    /** For the row of all cards. */
    short: text,
    title: text,
    questions: v.pipe(
      listOf(v.object({ ask: text, note: text }), 3),
      v.check((all) => all.length === 3, 'not three questions'),
    ),
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
  v.check((all) => all.length === 6, 'not six cards'),
  v.check((all) => firstRepeated(all.map(({ id }) => id)) === undefined, 'an id comes twice'),
)

export function parseSignCards(value: unknown): Validated<readonly SignCard[]> {
  return validate(cards, value)
}
