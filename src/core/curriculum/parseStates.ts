/**
 * Role: the texts of lessons for a learner in one state, by topic: its rule, its office, where to look it up.
 * Guarantee: every topic has a text for every state in the list, and one for everyone else.
 * Must not: know where a learner lives, nor use parts of the validator that the learner area does not load anyway.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, listOf, visibleText as text } from './fields'
import { type Validated, validate } from './validate'

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((one) => typeof one === 'string' && one.trim() !== '')
}

const topic = v.object({
  id: contentId,
  title: text,
  /**
   * The text for a state that `texts` does not name. `{state}` is the state's name; figures are written as in lessons.
   */
  all: v.exactOptional(text),
  texts: v.custom<Readonly<Record<string, string>>>(isTexts, 'not a text for each state'),
  /** The text for a learner who lives in none of the states. */
  other: text,
})

const guide = v.pipe(
  v.object({ states: listOf(v.object({ id: contentId, name: text })), topics: listOf(topic) }),
  v.check(({ states }) => firstRepeated(states.map(({ id }) => id)) === undefined, 'a state comes twice'),
  v.check(({ topics }) => firstRepeated(topics.map(({ id }) => id)) === undefined, 'a topic comes twice'),
  v.check(
    ({ states, topics }) =>
      topics.every(({ all, texts }) => all !== undefined || states.every(({ id }) => texts[id] !== undefined)),
    'a state has no text',
  ),
  v.check(
    ({ states, topics }) =>
      topics.every(({ texts }) => Object.keys(texts).every((key) => states.some(({ id }) => id === key))),
    'a text for no state',
  ),
)

export type StateGuide = v.InferOutput<typeof guide>

export function parseStates(value: unknown): Validated<StateGuide> {
  return validate(guide, value)
}

/** The place of a learner who lives in none of the states. */
export const ELSEWHERE = 'other'

/** Whether the value can be saved as the learner's place. */
export function isPlace(guide: StateGuide, value: unknown): value is string {
  return value === ELSEWHERE || guide.states.some(({ id }) => id === value)
}

/** The name of the learner's state; undefined elsewhere. */
export function stateName(guide: StateGuide, place: string): string | undefined {
  return guide.states.find(({ id }) => id === place)?.name
}

/** The text of a topic for a place, with figures still as `{{id}}`. Undefined if the topic does not exist. */
export function stateText(guide: StateGuide, topicId: string, place: string): string | undefined {
  const topic = guide.topics.find(({ id }) => id === topicId)
  const name = stateName(guide, place)
  if (topic === undefined || name === undefined) return topic?.other
  return (topic.texts[place] ?? topic.all ?? topic.other).replaceAll('{state}', name)
}
