import { plainNumber } from '../../../session/plainNumber'
import { cellName, fieldName, type PartOf, rowsOf } from './sheetFields'

/** Returns the text of a field by its name, or an empty string. */
export type TextOf = (name: string) => string

/** Returns the number in a text, undefined if the text is empty, or NaN if it is not a number. */
export function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return Number(plainNumber(text) ?? Number.NaN)
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

/** Returns the sum of these fields, or undefined if all are empty. */
function sumOf(names: readonly string[], textOf: TextOf): number | undefined {
  const numbers = names.flatMap((name) => numberIn(textOf(name)) ?? [])
  return numbers.length === 0 ? undefined : rounded(numbers.reduce((total, number) => total + number, 0))
}

/** Rounds away binary errors, so that 0.1 and 0.2 add up to 0.3. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
