import type { LessonSheet } from '../../src/core/curriculum/parseSheet'
import type { Problem } from './problem'

type SheetPart = LessonSheet['parts'][number]
type ResultRow = Extract<SheetPart, { type: 'results' }>['rows'][number]
type Terms = ResultRow['terms']

const COUNTS: readonly string[] = ['hours', 'months', 'number']
const BELOW_ZERO = /\b(?:below|under|less than) (?:zero|0)\b|\bminus\b/i
const VALUE = '[[value]]'

/**
 * Checks that the results of a worksheet have bounds, for any entries of zero or more. A result that can fall below zero
 * needs `signed`, `less` or `least`, and a divisor that can needs `none`. A count is never below zero.
 */
export function checkResults(file: string, { parts }: LessonSheet): Problem[] {
  const problems: Problem[] = []
  /** Results above, by name, that can be below zero. */
  const negative = new Set<string>()
  const falls = (terms: Terms) =>
    terms.some(({ of, by, per, times }) => (times ?? 1) < 0 || [of, by, per].some((name) => name && negative.has(name)))

  parts.forEach((part, place) => {
    if (part.type !== 'results') return
    part.rows.forEach((row, index) => {
      const report = (problem: string) => {
        problems.push({ file, field: `sheet.parts[${place}].rows[${index}]`, problem })
      }
      const canFall = falls(row.terms) || (row.plus ?? 0) < 0
      const isBounded = (row.least ?? -1) >= 0
      const ways = [row.signed, row.less, isBounded].filter(Boolean).length
      if (canFall && ways === 0) report('can be below zero, without signed, less or least')
      if (!canFall && (row.signed || row.less)) report('is never below zero')
      if (ways > 1) report('more than one of signed, less and least')
      if (row.signed && COUNTS.includes(row.unit)) report(`a number of ${row.unit} is signed`)
      if (row.over && falls(row.over) && !row.none) report('its divisor can be zero or less, without none')
      if (row.none && !row.over) report('none without a divisor')
      if (row.over && row.less?.includes(VALUE)) report(`${VALUE} in a row with a divisor`)
      if (row.hint && !row.signed && BELOW_ZERO.test(row.hint)) report(`its hint speaks of a number that nobody sees`)
      if (row.id && canFall && !isBounded) negative.add(`${part.id}.${row.id}`)
    })
  })
  return problems
}
