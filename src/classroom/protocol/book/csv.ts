/**
 * Role: tables as CSV (RFC 4180), for the spreadsheets that schools have.
 * Guarantee: UTF-8 with a byte-order mark; what a learner wrote is text there and never a formula.
 * Must not: round or word anything: cells come as the screen shows them.
 */
export type Cell = string | number | undefined

const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets begin a formula with these, also behind blanks and in the wide forms of East Asian keyboards. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
