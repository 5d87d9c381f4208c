/**
 * Role: the notes of one topic, one for each state: the rule, the first step, the number to call, and the source.
 * Guarantee: every note has a source, its address and the day we read it, and no state has two notes.
 * Must not: depend on where a learner lives, or use validator parts that the learner area doesn't already load.
 */
import * as v from 'valibot'
import { contentId, firstRepeated, listOf, visibleText } from './fields'
import { type Validated, validate } from './validate'

const phone = v.pipe(v.string(), v.regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'not a phone number'))
const address = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'not an address'))

const note = v.pipe(
  v.object({
    /** The id of the state. */
    state: contentId,
    /** Two to five sentences. Figures are written the same way as in lessons. */
    text: visibleText,
    /** The office's phone number, as shown on its own page. */
    phone: v.exactOptional(phone),
    /** The other phone numbers in the text, each with the page of the office that it belongs to. */
    phones: v.exactOptional(listOf(v.object({ phone, url: address }))),
    /** The office's website, without `https://`. */
    site: v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]*)?$/, 'not a site')),
    source: visibleText,
    url: address,
    /** The date on the source: `2025`, `2026-06`, `2026-08-07` or `undated`. */
    sourceDated: v.pipe(v.string(), v.regex(/^(?:undated|\d{4}(?:-\d{2}){0,2})$/, 'neither a date nor undated')),
    /** The day on which we read the source. */
    readOn: v.pipe(v.string(), v.isoDate('not a date')),
    /** Present if the state adds nothing to federal law. */
    federal: v.exactOptional(v.literal(true)),
  }),
  v.readonly(),
)

export type StateNote = v.InferOutput<typeof note>

export const stateNotesForm = v.pipe(
  v.object({ topic: contentId, notes: listOf(note) }),
  v.check(({ notes }) => firstRepeated(notes.map(({ state }) => state)) === undefined, 'a state comes twice'),
)

export type StateNotes = v.InferOutput<typeof stateNotesForm>

export function parseStateNotes(value: unknown): Validated<StateNotes> {
  return validate(stateNotesForm, value)
}

/** The name of a topic's file in the lessons folder. */
export function stateNotesFile(topicId: string): string {
  return `states_${topicId}.json`
}
