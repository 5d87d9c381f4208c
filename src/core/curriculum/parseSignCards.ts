/**
 * Role: the cards of *Before you sign*: three questions to ask right before signing, and a lesson's rule.
 * Guarantee: there are six cards, each with three questions and one action.
 * Must not: load the lessons, whose rules the content check compares, or use validator parts that the learner area
 * doesn't already load.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, lessonIdField, listOf, moduleIdField, visibleText as text } from './fields'
import { type Validated, validate } from './validate'

/** A calculator to use, or a lesson with instructions. */
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
    /** The short title, for the list of all cards. */
    short: text,
    title: text,
    questions: v.pipe(
      listOf(v.object({ ask: text, note: text }), 3),
      v.check((all) => all.length === 3, 'not three questions'),
    ),
    /** The lesson that contains the rule. */
    lessonId: lessonIdField,
    rule: text,
    action,
    /** A sentence that the learner can say to leave without signing. */
    leave: text,
  }),
  v.readonly(),
)

export type SignCard = v.InferOutput<typeof card>

export const signCardsForm = v.pipe(
  listOf(card, 6),
  v.check((all) => all.length === 6, 'not six cards'),
  v.check((all) => firstRepeated(all.map(({ id }) => id)) === undefined, 'an id comes twice'),
)

export function parseSignCards(value: unknown): Validated<readonly SignCard[]> {
  return validate(signCardsForm, value)
}
