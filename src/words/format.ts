/**
 * Formats for figures on every part of the site. `ledgerFormat` (with dates) and `toolsFormat` (money and rates) are
 * next to the words for the screens that use them. No other page loads them.
 */
import { locale } from './locale.ts'

/** A true minus sign, as wide as the plus. */
export const minus = '\u2212'
const wholeFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/**
 * Creates the format when it is first used. The first format makes the browser read its tables, which takes 20 ms on a
 * fast machine.
 */
export function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

/** `1,200` */
export function wholeNumber(value: number): string {
  // A short number has no thousands to separate. Most figures on a screen are short, so they don't need a format or its
  // tables.
  const isShort = Number.isInteger(value) && Math.abs(value) < 1000
  return isShort ? String(value) : wholeFormat().format(value)
}

/** Returns text such as `1,200`. A debit has a true minus sign and a space, as in `− 1,450`. */
export function ledgerFigure(value: number): string {
  return value < 0 ? `${minus}\u00a0${wholeNumber(-value)}` : wholeNumber(value)
}

/** Returns `1.1 MB` for 1,100,000 bytes, and never less than `0.1 MB`. */
export function megabytes(bytes: number): string {
  return `${(Math.max(1, Math.round(bytes / 100_000)) / 10).toLocaleString(locale)} MB`
}

/** Returns `40 kB` for 39,100 bytes, and never less than `1 kB`. */
export function kilobytes(bytes: number): string {
  return `${wholeNumber(Math.max(1, Math.ceil(bytes / 1000)))} kB`
}
