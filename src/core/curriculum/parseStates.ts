/**
 * Role: lists the states that have notes, and the topics of those notes in the order that learners see them.
 * Guarantee: every topic has a text for a learner who lives in none of the states.
 * Must not: contain the notes, which are files in the lessons folder (`parseStateNotes.ts`), or depend on where a
 * learner lives. Must not use validator parts that the learner area doesn't already load.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, listOf, visibleText as text } from './fields'
import { type Validated, validate } from './validate'

const topic = v.object({
  id: contentId,
  title: text,
  /** The text for a learner who lives in none of the states. Figures are written the same way as in lessons. */
  other: text,
})

export const stateGuideForm = v.pipe(
  v.object({ states: listOf(v.object({ id: contentId, name: text })), topics: listOf(topic) }),
  v.check(({ states }) => firstRepeated(states.map(({ id }) => id)) === undefined, 'a state comes twice'),
  v.check(({ topics }) => firstRepeated(topics.map(({ id }) => id)) === undefined, 'a topic comes twice'),
)

export type StateGuide = v.InferOutput<typeof stateGuideForm>
export type StateTopic = StateGuide['topics'][number]

export function parseStates(value: unknown): Validated<StateGuide> {
  return validate(stateGuideForm, value)
}

/** The value saved as the place of a learner who lives in none of the states. */
export const ELSEWHERE = 'other'

/** Whether the value can be saved as the learner's place. */
export function isPlace(guide: StateGuide, value: unknown): value is string {
  return value === ELSEWHERE || guide.states.some(({ id }) => id === value)
}

/** The name of the learner's state; undefined if the learner lives in none of the states. */
export function stateName(guide: StateGuide, place: string): string | undefined {
  return guide.states.find(({ id }) => id === place)?.name
}

/**
 * The text on a topic for a learner who lives in none of the states, with figures still as `{{id}}`. Empty if the topic
 * does not exist.
 */
export function otherText(guide: StateGuide, topicId: string): string {
  return guide.topics.find(({ id }) => id === topicId)?.other ?? ''
}
