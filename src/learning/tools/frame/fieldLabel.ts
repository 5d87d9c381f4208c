import { toolsWords as words } from '#words/tools'
import type { ToolForm } from '../form/form'

/** What a field or a cell is called, for sentences about it: `Debt 2, Balance`. */
export function fieldLabel({ fields, rows }: ToolForm, name: string): string {
  const field = fields[name]
  if (field !== undefined) return field.label
  const [, column = '', number = ''] = /^(.*?)(\d+)$/.exec(name) ?? []
  const cell = rows?.columns[column]
  if (rows === undefined || cell === undefined) return name
  return words.cellName(rows.rowName(Number(number)), cell.label)
}

/** The id of its input. */
export function fieldId(name: string): string {
  return `tool-${name}`
}
