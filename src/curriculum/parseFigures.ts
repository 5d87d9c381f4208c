import * as v from 'valibot'
import type { Figure } from './curriculum'
import { amount, contentId, firstRepeated, listOf, shownText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const day = v.pipe(v.string(), v.isoDate('not a date'))

const figure = v.object({
  id: contentId,
  label: shownText,
  value: amount,
  unit: v.picklist(['usd', 'percent', 'number']),
  year: v.pipe(v.number(), v.integer('not a year'), v.minValue(1900, 'not a year'), v.maxValue(2200, 'not a year')),
  source: shownText,
  url: v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'not an https address')),
  compiledOn: day,
  sourceDated: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}(?:-\d{2}){0,2}$/, 'not a year, month or day'))),
  checked: v.exactOptional(v.object({ on: day, by: shownText })),
})

/** The dated figures of all lessons, a list. */
export function parseFigures(value: unknown): Validated<readonly Figure[]> {
  const parsed = validate(listOf(figure, LIMITS.figures), value, LIMITS.listedPieces)
  if (parsed.kind === 'invalid') return parsed
  const repeated = firstRepeated(parsed.value.map(({ id }) => id))
  return repeated === undefined ? parsed : { kind: 'invalid', reason: `the id ${repeated} comes twice` }
}
