import * as v from 'valibot'
import type { GlossaryEntry } from './curriculum'
import { contentId, firstRepeated, lessonIdField, shownText } from './fields'
import { type Validated, validate } from './validate'

const entry = v.object({
  id: contentId,
  term: shownText,
  aliases: v.optional(v.array(shownText), []),
  definition: shownText,
  lessonId: lessonIdField,
})

/** The words that explain themselves, a list. */
export function parseGlossary(value: unknown): Validated<readonly GlossaryEntry[]> {
  const parsed = validate(v.array(entry), value)
  if (parsed.kind === 'invalid') return parsed
  const repeated = firstRepeated(parsed.value.map(({ id }) => id))
  return repeated === undefined ? parsed : { kind: 'invalid', reason: `the id ${repeated} comes twice` }
}
