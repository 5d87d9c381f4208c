import type { SheetUnit } from '#words/sheets'
import { type NumberKind, plainNumber, readTyped } from '../../../session/typedNumber'
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'

/** Returns the text of a field by its name, or an empty string. */
export type TextOf = (name: string) => string

/** Amounts are in dollars unless they have another unit. */
export function numberKindOf(unit: SheetUnit | null | undefined): NumberKind {
  return unit === 'percent' ? unit : unit === 'dollars' || !unit ? 'money' : 'number'
}

function numberKinds(parts: readonly SheetPart[]): ReadonlyMap<string, NumberKind> {
  return new Map(
    parts.flatMap((part): readonly (readonly [string, NumberKind])[] => {
      switch (part.type) {
        case 'amounts':
          return part.rows.map(({ id }) => [fieldName(part.id, id), numberKindOf(part.unit)])
        case 'lines':
          return part.columns.flatMap(({ id, kind, unit }) =>
            Array.from(
              { length: kind === 'amount' ? rowsOf(part) : 0 },
              (_, index) => [cellName(part.id, id, index + 1), numberKindOf(unit)] as const,
            ),
          )
        case 'fields':
          return part.fields.flatMap(({ id, kind }) =>
            kind === 'amount' || kind === 'percent' || kind === 'number'
              ? [[fieldName(part.id, id), kind === 'amount' ? 'money' : kind] as const]
              : [],
          )
        case 'checks':
        case 'letter':
        case 'document':
        case 'results':
          return []
      }
    }),
  )
}

/** The texts of a worksheet in which numbers have a period before decimals. A number that is not clear is none. */
export function periodTexts(parts: readonly SheetPart[], typedOf: TextOf): TextOf {
  const kinds = numberKinds(parts)
  return (name) => {
    const text = typedOf(name)
    const kind = kinds.get(name)
    const typed = kind && readTyped(text, kind)
    if (typed?.kind === 'unclear') return `${text} ?`
    return typed?.kind === 'plain' && !typed.isUsual ? typed.plain : text
  }
}

/** Returns the number in a text, undefined if the text is empty, or NaN if it is not a number. */
export function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined
  // The text has a period before decimals already.
  return Number(plainNumber(text, 'percent') ?? Number.NaN)
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
