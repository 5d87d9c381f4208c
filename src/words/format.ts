/**
 * Formats that all figures of the site share. `ledgerFormat` (with dates) and `toolsFormat` (money and rates) are beside the
 * words of the screens that use them, so that no other page loads them.
 */

/** The language in which numbers and dates are written. */
export const locale = 'en-US'
/** A true minus sign, as wide as the plus. */
export const minus = '\u2212'
const wholeFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** Made when it first writes something: the first format makes the browser read its tables, 20 ms of a fast machine. */
export function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

/** `1,200` */
export function wholeNumber(value: number): string {
  // Nothing to separate: most figures of a screen need no format, and so no table.
  const isShort = Number.isInteger(value) && Math.abs(value) < 1000
  return isShort ? String(value) : wholeFormat().format(value)
}

/** Returns `1,200`, and for a debit a true minus sign with a space: `− 1,450`. */
export function ledgerFigure(value: number): string {
  return value < 0 ? `${minus}\u00a0${wholeNumber(-value)}` : wholeNumber(value)
}

/** `1.1 MB` for 1,100,000 bytes; never less than `0.1 MB`. */
export function megabytes(bytes: number): string {
  return `${(Math.max(1, Math.round(bytes / 100_000)) / 10).toLocaleString(locale)} MB`
}
