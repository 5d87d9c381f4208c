import * as v from 'valibot'
import type { GlossaryEntry } from './curriculum'
import { contentId, firstRepeated, lessonIdField, listOf, shownText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const entry = v.object({
  id: contentId,
  term: shownText,
  aliases: v.optional(listOf(shownText), []),
  definition: shownText,
  lessonId: lessonIdField,
})

/** The words that explain themselves, a list. */
export function parseGlossary(value: unknown): Validated<readonly GlossaryEntry[]> {
  const parsed = validate(listOf(entry, LIMITS.words), value, LIMITS.listedPieces)
  if (parsed.kind === 'invalid') return parsed
  const repeated = firstRepeated(parsed.value.map(({ id }) => id))
  return repeated === undefined ? parsed : { kind: 'invalid', reason: `the id ${repeated} comes twice` }
}
