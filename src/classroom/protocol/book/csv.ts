/**
 * Role: tables as CSV (RFC 4180), for the spreadsheets that schools use.
 * Guarantee: UTF-8 with a byte-order mark; text from a learner is never read as a formula.
 * Must not: round or reword anything. Cells show what the screen shows, without the marks of languages.
 */
import { readMark } from '../../../core/curriculum/languageMark'

export type Cell = string | number | undefined

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Spreadsheets treat text that starts with one of these characters as a formula. They do so even after spaces and
 * invisible characters, and for full-width characters from East Asian keyboards.
 */
const FORMULA = /^[\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const plain = readMark(cell).text
  const text = FORMULA.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
