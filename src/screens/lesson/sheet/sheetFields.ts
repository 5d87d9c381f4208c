import type { LessonSheet } from '../../../core/curriculum/parseSheet'

export type SheetPart = LessonSheet['parts'][number]
export type PartOf<Type extends SheetPart['type']> = Extract<SheetPart, { type: Type }>

/** Returns the name that is used to save a part's field. */
export function fieldName(part: string, field: string): string {
  return `${part}.${field}`
}

/** Returns the name of a cell in a ruled table. Rows count from 1, and preset rows are included. */
export function cellName(part: string, column: string, row: number): string {
  return `${part}.${column}.${row}`
}

export function rowsOf({ first, blank }: PartOf<'lines'>): number {
  return (first ?? []).length + blank
}

/** A field whose value may be offered in other worksheets and calculators, with the name that is used to save it. */
export interface RememberedField {
  readonly name: string
  readonly as: string
}

export function rememberedFields(sheet: LessonSheet): readonly RememberedField[] {
  return sheet.parts.flatMap((part) => {
    const fields = part.type === 'amounts' ? part.rows : part.type === 'fields' ? part.fields : []
    return fields.flatMap(({ id, remember }) => (remember ? [{ name: fieldName(part.id, id), as: remember }] : []))
  })
}

/** The maximum length of single-line text and of multi-line text, in characters. */
export const LONGEST_LINE = 300
export const LONGEST_SHEET_TEXT = 2000
