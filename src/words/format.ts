/** The language in which numbers and dates are written. */
export const locale = 'en-US'
const wholeFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** `1,200`, and a true minus sign that stands apart from a debit: `− 1,450`. */
export function ledgerFigure(value: number): string {
  return value < 0 ? `\u2212\u00a0${wholeFormat.format(-value)}` : wholeFormat.format(value)
}

/** `1.1 MB` for 1,100,000 bytes; never less than `0.1 MB`. */
export function megabytes(bytes: number): string {
  return `${(Math.max(1, Math.round(bytes / 100_000)) / 10).toLocaleString(locale)} MB`
}
