import { count } from '#words/toolsFormat'
import { plainNumber } from '../../../session/typedNumber'
import { LONGEST_FIELD_TEXT, numberKind, parseField } from './parseField'
import type { FieldSet, NumberField, RowSet, ToolField, ToolForm } from './toolForm'

/** The texts of the fields by field name. Cells of rows are named by column and number from 1: `balance2`. */
export type Texts = Readonly<Record<string, string>>

export function toolCellName(column: string, row: number): string {
  return `${column}${row}`
}

/** The example numbers that a form starts with. */
export function exampleTexts({ fields, rows }: ToolForm): Texts {
  const own = Object.entries(fields).map(([name, field]) => [name, tidyText(field, String(field.example))])
  const cells = (rows?.examples ?? []).flatMap((row, index) =>
    Object.entries(rows?.columns ?? {}).map(([column, field]) => [
      toolCellName(column, index + 1),
      tidyText(field, String(row[column] ?? '')),
    ]),
  )
  return Object.fromEntries([...own, ...cells])
}

/**
 * Reads the texts of a link. A missing number comes from the example. An invalid number is kept, so that its field can show
 * an error. If the link lists rows, only those count.
 */
export function textsFromSearch(form: ToolForm, search: string): Texts {
  const params = new URLSearchParams(search)
  const example = exampleTexts(form)
  const asked = (name: string): string | undefined => params.get(name)?.slice(0, LONGEST_FIELD_TEXT)
  const own = Object.entries(form.fields).map(([name, field]) => [
    name,
    tidyText(field, asked(name) ?? example[name] ?? ''),
  ])
  const { rows } = form
  if (rows === undefined) return Object.fromEntries(own)
  const asksRows = rowNumbers(rows.max).filter((row) =>
    columnsOf(rows).some((column) => params.has(toolCellName(column, row))),
  )
  if (asksRows.length === 0) return { ...example, ...Object.fromEntries(own) }
  const cells = asksRows.flatMap((asked_, index) =>
    Object.entries(rows.columns).map(([column, field]) => [
      toolCellName(column, index + 1),
      tidyText(field, asked(toolCellName(column, asked_)) ?? blankText(field)),
    ]),
  )
  return Object.fromEntries([...own, ...cells])
}

/**
 * Whether the current form wrote a link: it has every field, complete rows, and nothing else. A link from an earlier form
 * has other fields, and its numbers would mix with the example's. A field that was added later may be missing.
 */
export function fitsForm({ fields, rows }: ToolForm, search: string): boolean {
  const names = new Set([...new URLSearchParams(search).keys()].filter((name) => name !== 'tool'))
  const columns = rows === undefined ? [] : columnsOf(rows)
  const asked = rowNumbers(rows?.max ?? 0).filter((row) =>
    columns.some((column) => names.has(toolCellName(column, row))),
  )
  const needed = Object.keys(fields).filter((name) => fields[name]?.isLater !== true || names.has(name))
  const wanted = [...needed, ...asked.flatMap((row) => columns.map((column) => toolCellName(column, row)))]
  return (
    (rows === undefined || asked.length > 0) && wanted.length === names.size && wanted.every((name) => names.has(name))
  )
}

/** The query of a link with these numbers, starting with the tool: `?tool=loan&amount=5000`. */
export function searchFromTexts(tool: string, form: ToolForm, texts: Texts): string {
  const params = new URLSearchParams({ tool })
  const write = (field: ToolField, name: string): void => {
    const text = texts[name] ?? ''
    params.set(name, field.kind === 'text' || field.kind === 'choice' ? text.trim() : shortNumber(field, text))
  }
  for (const [name, field] of Object.entries(form.fields)) write(field, name)
  const { rows } = form
  for (const row of rows === undefined ? [] : rowNumbers(rowCount(rows, texts))) {
    for (const [column, field] of Object.entries(rows?.columns ?? {})) write(field, toolCellName(column, row))
  }
  return `?${params.toString()}`
}

export function rowCount(rows: RowSet, texts: Texts): number {
  const [first = ''] = columnsOf(rows)
  return rowNumbers(rows.max).filter((row) => texts[toolCellName(first, row)] !== undefined).length
}

/** The numbers 1, 2, 3 and so on. */
export function rowNumbers(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1)
}

/** Adds one row, which is empty except for its choices. */
export function withRow(rows: RowSet, texts: Texts): Texts {
  const number = rowCount(rows, texts) + 1
  const cells = Object.entries(rows.columns).map(([column, field]) => [toolCellName(column, number), blankText(field)])
  return { ...texts, ...Object.fromEntries(cells) }
}

/** Removes a row and moves the rows after it up. */
export function withoutRow(rows: RowSet, texts: Texts, removed: number): Texts {
  const kept = rowNumbers(rowCount(rows, texts)).filter((row) => row !== removed)
  const cells = new Set(
    rowNumbers(rows.max).flatMap((row) => columnsOf(rows).map((column) => toolCellName(column, row))),
  )
  const others = Object.entries(texts).filter(([name]) => !cells.has(name))
  const moved = kept.flatMap((row, index) =>
    columnsOf(rows).map((column) => [toolCellName(column, index + 1), texts[toolCellName(column, row)] ?? '']),
  )
  return Object.fromEntries([...others, ...moved])
}

/** Whether nothing was entered in the row. */
export function isBlankRow(columns: FieldSet, texts: Texts, row: number): boolean {
  return Object.entries(columns).every(
    ([column, field]) => field.kind === 'choice' || (texts[toolCellName(column, row)] ?? '').trim() === '',
  )
}

/** Formats a valid value once its field is left: `2,400` for `2400`. Any other text stays as typed. */
export function tidyText(field: ToolField, text: string): string {
  if (field.kind === 'text') return text
  const parsed = parseField(field, text)
  if (parsed.kind === 'invalid') return text
  if (field.kind === 'choice') return String(parsed.value)
  const [whole = '', decimals] = (plainNumber(text, numberKind(field)) ?? '').split('.')
  const grouped = count(Number(whole === '' || whole === '-' ? `${whole}0` : whole))
  if (decimals === undefined || Number(decimals) === 0) return grouped
  return `${grouped}.${field.kind === 'money' ? decimals.padEnd(2, '0') : decimals}`
}

function shortNumber(field: NumberField, text: string): string {
  const plain = plainNumber(text, numberKind(field))
  return plain === undefined ? text.trim() : String(Number(plain))
}

function columnsOf(rows: RowSet): readonly string[] {
  return Object.keys(rows.columns)
}

function blankText(field: ToolField): string {
  return field.kind === 'choice' ? field.example : ''
}
