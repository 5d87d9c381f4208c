import type { Sheet } from '../../../core/curriculum/parseSheet'

export type SheetPart = Sheet['parts'][number]
export type PartOf<Type extends SheetPart['type']> = Extract<SheetPart, { type: Type }>

/** The name that a field of a part is kept under. */
export function fieldName(part: string, field: string): string {
  return `${part}.${field}`
}

/** A cell of a ruled table; rows count from 1, the preset ones among them. */
export function cellName(part: string, column: string, row: number): string {
  return `${part}.${column}.${row}`
}

export function rowsOf({ first, blank }: PartOf<'lines'>): number {
  return (first ?? []).length + blank
}

/** A field that may be offered elsewhere, by the name that it is kept under. */
export interface RememberedField {
  readonly name: string
  readonly as: string
}

export function rememberedFields(sheet: Sheet): readonly RememberedField[] {
  return sheet.parts.flatMap((part) => {
    const fields = part.type === 'amounts' ? part.rows : part.type === 'fields' ? part.fields : []
    return fields.flatMap(({ id, remember }) => (remember ? [{ name: fieldName(part.id, id), as: remember }] : []))
  })
}

/** A text of one line, and one of many. */
export const LONGEST_LINE = 300
export const LONGEST_TEXT = 2000
