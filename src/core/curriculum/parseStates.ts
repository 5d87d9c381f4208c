/**
 * Role: what lessons say to somebody who lives in one state, by topic: its rule, its office, where to look it up.
 * Guarantee: every topic has a text for every state of the list, and one for everybody else.
 * Must not: know who lives where, nor ask the validator for more than the learner area has of it.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, listOf, shownText as text } from './fields'
import { type Validated, validate } from './validate'

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((one) => typeof one === 'string' && one.trim() !== '')
}

const topic = v.object({
  id: contentId,
  title: text,
  /** `{state}` is its name; figures are written as in lessons. For who lives in a state that `texts` does not name. */
  all: v.exactOptional(text),
  texts: v.custom<Readonly<Record<string, string>>>(isTexts, 'not a text for each state'),
  /** For who lives in none of the states. */
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

/** Where a learner lives who chose none of the states. */
export const ELSEWHERE = 'other'

/** Whether the word can be kept as a place to live in. */
export function isPlace(guide: StateGuide, value: unknown): value is string {
  return value === ELSEWHERE || guide.states.some(({ id }) => id === value)
}

/** The name of a place to live in; undefined elsewhere. */
export function stateName(guide: StateGuide, place: string): string | undefined {
  return guide.states.find(({ id }) => id === place)?.name
}

/** What a topic says in a place, with figures still as `{{id}}`. Undefined where there is no such topic. */
export function stateText(guide: StateGuide, topicId: string, place: string): string | undefined {
  const topic = guide.topics.find(({ id }) => id === topicId)
  const name = stateName(guide, place)
  if (topic === undefined || name === undefined) return topic?.other
  return (topic.texts[place] ?? topic.all ?? topic.other).replaceAll('{state}', name)
}
