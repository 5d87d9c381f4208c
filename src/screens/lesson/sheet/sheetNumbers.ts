import { plainNumber } from '../../../session/plainNumber'
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'

/** Returns the text of a field by its name, or an empty string. */
export type TextOf = (name: string) => string

/** The number in a text: undefined for an empty text, NaN for a text that is not a number. */
export function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return Number(plainNumber(text) ?? Number.NaN)
}

/** The sum of these fields, or undefined if all are empty. */
function sumOf(names: readonly string[], textOf: TextOf): number | undefined {
  const numbers = names.flatMap((name) => numberIn(textOf(name)) ?? [])
  // Sums are rounded to hundred-thousandths, so that 0.1 and 0.2 add up to 0.3.
  return numbers.length === 0 ? undefined : rounded(numbers.reduce((total, number) => total + number, 0))
}

export function totalOfAmounts(part: PartOf<'amounts'>, textOf: TextOf): number | undefined {
  return sumOf(
    part.rows.map(({ id }) => fieldName(part.id, id)),
    textOf,
  )
}

export function totalOfColumn(part: PartOf<'lines'>, column: string, textOf: TextOf): number | undefined {
  const rows = Array.from({ length: rowsOf(part) }, (_, index) => cellName(part.id, column, index + 1))
  return sumOf(rows, textOf)
}

type ResultRow = PartOf<'results'>['rows'][number]
type Terms = ResultRow['terms']

/** The value of a result. It is undefined if a needed number is missing or invalid, or for a division by zero. */
export function resultOf(row: ResultRow, parts: readonly SheetPart[], textOf: TextOf): number | undefined {
  const sum = (terms: Terms): number | undefined => {
    let total = 0
    for (const { of, times } of terms) {
      const number = termIn(of, parts, textOf)
      if (number === undefined) return undefined
      total += number * (times ?? 1)
    }
    return total
  }
  const above = sum(row.terms)
  const below = row.over ? sum(row.over) : 1
  if (above === undefined || below === undefined || below === 0) return undefined
  const value = (above + (row.plus ?? 0)) / below
  const shown = rounded(row.unit === 'percent' && row.over ? value * 100 : value)
  return Number.isFinite(shown) ? shown : undefined
}

/**
 * Reads a term. `of` is `part.row`, a column of lines `part.column`, or a full part of amounts. An empty field, row or
 * column is unknown, which differs from 0. A full part is the sum of its filled rows.
 */
function termIn(of: string, parts: readonly SheetPart[], textOf: TextOf): number | undefined {
  const [part, field] = partOf(of, parts)
  if (part?.type === 'lines' && field !== undefined) return totalOfColumn(part, field, textOf)
  return part?.type === 'amounts' && field === undefined ? totalOfAmounts(part, textOf) : numberIn(textOf(of))
}

function partOf(
  of: string,
  parts: readonly SheetPart[],
): readonly [part: SheetPart | undefined, field: string | undefined] {
  const [id, field] = of.split('.')
  return [parts.find((one) => one.id === id), field]
}

/**
 * The empty fields that a result depends on. It waits for the fields in `missing`, and does not count the rows in `left`.
 */
export interface EmptyPlaces {
  readonly missing: readonly string[]
  readonly left: number
}

/** Returns undefined while all fields of the result are empty, because a message would be too early. */
export function emptyPlaces(row: ResultRow, parts: readonly SheetPart[], textOf: TextOf): EmptyPlaces | undefined {
  const names = [...new Set([...row.terms, ...(row.over ?? [])].map(({ of }) => of))]
  const missing = names.filter((of) => termIn(of, parts, textOf) === undefined)
  if (missing.length === names.length) return undefined
  const left = names.flatMap((of) => {
    const [part, field] = partOf(of, parts)
    if (part?.type !== 'amounts' || field !== undefined) return []
    return part.rows.filter(({ id }) => numberIn(textOf(fieldName(part.id, id))) === undefined)
  })
  return { missing: missing.map((of) => labelOf(of, parts)), left: left.length }
}

function labelOf(of: string, parts: readonly SheetPart[]): string {
  const [part, field] = partOf(of, parts)
  if (part?.type === 'amounts' && field === undefined) return part.total ?? part.title ?? ''
  const places =
    part?.type === 'amounts'
      ? part.rows
      : part?.type === 'lines'
        ? part.columns
        : part?.type === 'fields'
          ? part.fields
          : []
  return places.find(({ id }) => id === field)?.label ?? ''
}

/** Rounds away binary errors, so that 0.1 and 0.2 add up to 0.3. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
