import { toolsWords as words } from '#words/tools'
import type { ToolForm } from '../form/form'

/** What a field or a cell is called in a sentence, without its unit: `“Balance” of Debt 2`. */
export function fieldLabel({ fields, rows }: ToolForm, name: string): string {
  const field = fields[name]
  if (field !== undefined) return words.field(plain(field.label))
  const [, column = '', number = ''] = /^(.*?)(\d+)$/.exec(name) ?? []
  const cell = rows?.columns[column]
  if (rows === undefined || cell === undefined) return name
  return words.cell(rows.rowName(Number(number)), plain(cell.label))
}

/** `Balance, $` is a column's head; nobody says it. */
function plain(label: string): string {
  return label.replace(/, [$%]$/, '')
}

/** The id of its input. */
export function fieldId(name: string): string {
  return `tool-${name}`
}
