import * as v from 'valibot'
import { amount, contentId, firstRepeated, lessonIdField, listOf, visibleText } from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const day = v.pipe(v.string(), v.isoDate('not a date'))

const year = v.pipe(v.number(), v.integer('not a year'), v.minValue(1900, 'not a year'), v.maxValue(2200, 'not a year'))
const source = {
  source: visibleText,
  url: v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'not an https address')),
  /** The date on the source, as exactly as we know it: `2025`, `2026-06` or `2026-08-07`. */
  sourceDated: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}(?:-\d{2}){0,2}$/, 'not a year, month or day'))),
}

const figure = v.pipe(
  v.object({
    id: contentId,
    label: visibleText,
    /** In dollars, in percentage points (5 means 5%), or a plain number. */
    value: amount,
    unit: v.picklist(['usd', 'percent', 'number']),
    year,
    ...source,
    /** The day on which we copied the value from the source, `YYYY-MM-DD`. */
    compiledOn: day,
    /** The last day on which the value applies. Without it, the value applies until a law or a program changes it. */
    expiresOn: v.exactOptional(day),
    /** The next year's value, listed before the day `from` when it takes effect. */
    next: v.exactOptional(v.pipe(v.object({ value: amount, year, from: day, ...source }), v.readonly())),
    /** Present only if a person opened the official page and compared the value. */
    checked: v.exactOptional(v.pipe(v.object({ on: day, by: visibleText }), v.readonly())),
  }),
  v.readonly(),
)

export type Figure = v.InferOutput<typeof figure>

/** Whether, on the learner's date, a newer value has replaced this one. */
export function isStale({ expiresOn }: Pick<Figure, 'expiresOn'>, today: string): boolean {
  return expiresOn !== undefined && today > expiresOn
}

/** Reads the list of dated figures for all lessons. */
export function parseFigures(value: unknown): Validated<readonly Figure[]> {
  return uniqueIds(validate(listOf(figure, LIMITS.figures), value, LIMITS.listedPieces))
}

const entry = v.pipe(
  v.object({
    id: contentId,
    term: visibleText,
    aliases: v.optional(listOf(visibleText), []),
    definition: visibleText,
    lessonId: lessonIdField,
  }),
  v.readonly(),
)

export type GlossaryEntry = v.InferOutput<typeof entry>

/** Reads the list of glossary entries. */
export function parseGlossary(value: unknown): Validated<readonly GlossaryEntry[]> {
  return uniqueIds(validate(listOf(entry, LIMITS.words), value, LIMITS.listedPieces))
}

function uniqueIds<T extends { readonly id: string }>(parsed: Validated<readonly T[]>): Validated<readonly T[]> {
  const repeated = parsed.kind === 'valid' ? firstRepeated(parsed.value.map(({ id }) => id)) : undefined
  return repeated === undefined ? parsed : { kind: 'invalid', reason: `the id ${repeated} comes twice` }
}
