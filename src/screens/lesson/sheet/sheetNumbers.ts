import { plainNumber } from '../../../session/plainNumber'
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'

/** What stands in a field, by its name; nothing where nothing does. */
export type TextOf = (name: string) => string

/** Undefined where nothing stands; not a number where what stands there is none. */
export function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return Number(plainNumber(text) ?? Number.NaN)
}

/** The sum of what stands in these fields; undefined where nothing does. */
function sumOf(names: readonly string[], textOf: TextOf): number | undefined {
  const numbers = names.flatMap((name) => numberIn(textOf(name)) ?? [])
  // In hundred-thousandths: 0.1 and 0.2 are 0.3.
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

/**
 * What a result comes to; undefined where a number that it needs is not there yet or is none, or there is nothing to divide by.
 */
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
 * `of`: `part.row`, a column of lines `part.column`, or a whole part of amounts. A field, a row or a column that is empty is not
 * known, which is not 0. A whole part is what stands in its rows.
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

/** What a result stands on that is empty: it waits for the names of `missing`, and the rows of `left` are not counted in it. */
export interface EmptyPlaces {
  readonly missing: readonly string[]
  readonly left: number
}

/** Undefined while all that it stands on is empty: then there is nothing to say yet. */
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

/** Numbers are kept in binary: 0.1 and 0.2 are 0.3 to a person. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
