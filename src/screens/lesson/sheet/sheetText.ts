import { sheetWords as words } from '#words/sheets'
import type { LessonSheet } from '../../../core/curriculum/parseSheet'
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'
import { numberIn, type TextOf, totalOfAmounts, totalOfColumn } from './sheetNumbers'
import { resultsOf } from './sheetResults'

type SheetField = PartOf<'fields'>['fields'][number]

/** A piece of a letter: fixed text, an entry, or a blank with the label of the missing entry. */
export interface LetterPiece {
  readonly kind: 'text' | 'filled' | 'blank'
  readonly text: string
}

const BLANK = /\[\[([\w-]+\.[\w-]+)\]\]/

export function letterPieces(text: string, parts: readonly SheetPart[], textOf: TextOf): readonly LetterPiece[] {
  const fields = new Map(
    parts.flatMap((part) =>
      part.type === 'fields' ? part.fields.map((field) => [fieldName(part.id, field.id), field] as const) : [],
    ),
  )
  // Every second piece is the name of a field.
  return text.split(BLANK).flatMap((piece, index): readonly LetterPiece[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }]
    const field = fields.get(piece)
    const written = textOf(piece).trim()
    if (field === undefined) return [{ kind: 'blank', text: piece }]
    if (written === '') return [{ kind: 'blank', text: field.blank ?? field.label }]
    const before = text.split(BLANK)[index - 1] ?? ''
    return [{ kind: 'filled', text: sentenceText(field, written, before.endsWith('$')) }]
  })
}

/** Returns a field's text as it appears in a sentence. */
export function sentenceText(
  { kind }: { readonly kind: SheetField['kind'] | 'tick' },
  text: string,
  isAfterSign = false,
): string {
  if (kind === 'date') return words.date(text)
  const number = kind === 'amount' || kind === 'percent' ? numberIn(text) : undefined
  if (number === undefined || Number.isNaN(number)) return text
  if (kind === 'percent') return words.value(number, 'percent')
  return isAfterSign ? words.figure(number, 'dollars') : words.value(number, 'dollars')
}

/** Returns the kind of values in a table column. Amounts are in dollars unless the unit says otherwise. */
export function columnKind({ kind, unit }: PartOf<'lines'>['columns'][number]): SheetField['kind'] | 'tick' {
  return kind === 'amount' ? (unit ?? kind) : kind
}

/** Returns the text to share, which is the worksheet's letters, or everything as plain text if it has no letters. */
export function sheetText({ title, parts }: LessonSheet, textOf: TextOf): string {
  const letters = parts.filter((part) => part.type === 'letter')
  const shown = letters.length > 0 ? letters : parts
  return [...(letters.length > 0 ? [] : [title]), ...shown.map((part) => partText(part, parts, textOf))]
    .filter((text) => text !== '')
    .join('\n\n')
}

function partText(part: SheetPart, parts: readonly SheetPart[], textOf: TextOf): string {
  return [...(part.title && part.type !== 'letter' ? [part.title] : []), ...linesOf(part, parts, textOf)].join('\n')
}

function linesOf(part: SheetPart, parts: readonly SheetPart[], textOf: TextOf): readonly string[] {
  switch (part.type) {
    case 'amounts':
      return [
        ...part.rows.map(({ id, label }) => line(label, textOf(fieldName(part.id, id)))),
        ...(part.total ? [line(part.total, words.value(totalOfAmounts(part, textOf), part.unit))] : []),
      ]
    case 'lines':
      return [
        ...Array.from({ length: rowsOf(part) }, (_, index) => cellsOf(part, index + 1, textOf)).filter(
          (text) => text !== '',
        ),
        ...(part.total ? [line(words.total, words.value(totalOfColumn(part, part.total, textOf), 'dollars'))] : []),
      ]
    case 'fields':
      return part.fields.map((field) => line(field.label, sentenceText(field, textOf(fieldName(part.id, field.id)))))
    case 'checks':
      return part.items.map(({ id, label }) => `[${textOf(fieldName(part.id, id)) === '' ? ' ' : 'x'}] ${label}`)
    case 'letter':
      return [
        letterPieces(part.text, parts, textOf)
          .map(({ kind, text }) => (kind === 'blank' ? `[${text}]` : text))
          .join(''),
      ]
    case 'document':
      return [part.note, ...part.lines.map(({ label, value }) => line(label, value))]
    case 'results': {
      const results = resultsOf(parts, textOf)
      return part.rows.map((row) => line(row.label, words.result(results.get(row)?.result, row.unit)))
    }
  }
}

function cellsOf(part: PartOf<'lines'>, row: number, textOf: TextOf): string {
  const cells = part.columns.map((column, index) => {
    const kind = columnKind(column)
    const preset = index === 0 ? part.first?.[row - 1] : undefined
    const text = preset ?? textOf(cellName(part.id, column.id, row))
    if (kind === 'tick' && preset === undefined) return text === '' ? '' : '✓'
    return kind === 'text' || kind === 'tick' ? text : sentenceText({ kind }, text)
  })
  return cells.every((cell) => cell === '') ? '' : cells.join(', ')
}

function line(label: string, text: string): string {
  return `${label}: ${text}`
}
