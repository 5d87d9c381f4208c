import { plainNumber } from '../../session/plainNumber'
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
 * `of`: `part.row`, a column of lines `part.column`, or a whole part of amounts. A row of amounts that is empty is nothing once
 * another of them is filled in; a field that is empty is not known.
 */
function termIn(of: string, parts: readonly SheetPart[], textOf: TextOf): number | undefined {
  const [id = '', field] = of.split('.')
  const part = parts.find((one) => one.id === id)
  if (part?.type === 'lines' && field !== undefined) return totalOfColumn(part, field, textOf)
  if (part?.type !== 'amounts') return numberIn(textOf(of))
  const total = totalOfAmounts(part, textOf)
  if (field === undefined || total === undefined) return total
  return numberIn(textOf(of)) ?? 0
}

/** Numbers are kept in binary: 0.1 and 0.2 are 0.3 to a person. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
