/** Schemas of fields that several content files share. */
import * as v from 'valibot'
import { type LessonId, type ModuleId, parseLessonId, parseModuleId } from '../progress/ids'
import { LIMITS } from './limits'

export const lessonIdField = v.custom<LessonId>((value) => parseLessonId(value) !== undefined, 'not a lesson id')
export const moduleIdField = v.custom<ModuleId>((value) => parseModuleId(value) !== undefined, 'not a module id')

/** A text that is visible, so it can't be blank. */
export const visibleText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'empty text'),
)

/** The id of a question, a figure or a glossary entry in our content. */
export const contentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, 'not an id'))

/** JSON can represent Infinity (`1e999`), so we check that the number is finite. */
export const amount = v.pipe(v.number(), v.finite('not a finite number'))

export const points = v.pipe(
  v.number(),
  v.integer('not a whole number'),
  v.minValue(0, 'below 0'),
  v.maxValue(100_000, 'too many points'),
)

/**
 * A file name without a folder. It becomes part of a request's path, so it must not contain `..` or leave the folder.
 */
export const contentFile = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.json$/, 'not a file name'))

/** A list with at most `most` items. */
export function listOf<const Item extends v.GenericSchema>(item: Item, most: number = LIMITS.entries) {
  return v.pipe(v.array(item), v.maxLength(most, `more than the limit of ${most}`), v.readonly())
}

const lessonQuestion = v.object({
  id: contentId,
  question: visibleText,
  options: v.pipe(listOf(visibleText, LIMITS.options), v.minLength(2, 'fewer than two options')),
  correct: v.pipe(v.number(), v.integer('not an index'), v.minValue(0, 'below 0')),
  why: listOf(visibleText, LIMITS.options),
})

/** A question in a lesson, or its copy in the quiz file with other fields beside it. */
export function lessonQuestionWith<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.pipe(
    v.object({ ...lessonQuestion.entries, ...fields }),
    v.check((asked) => {
      const { options, correct, why } = asked as v.InferOutput<typeof lessonQuestion>
      return why.length === options.length && correct < options.length
    }, 'not one text for each option, or no right one'),
  )
}

/** Returns the first value that occurs twice, or undefined. */
export function firstRepeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) return value
    seen.add(value)
  }
  return undefined
}
