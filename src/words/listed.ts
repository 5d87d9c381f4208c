import { isEnglish, locale } from './locale.ts'

/**
 * `budgeting, saving and taxes`; empty for nothing. The browser's list for American English has a comma before *and*,
 * and its tables cost a slow phone some milliseconds, so English has its own.
 */
export function listed(items: readonly string[]): string {
  if (!isEnglish) return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

/** `2 lessons, 1 quiz, 50 points`: a list without *and*. */
export function inSeries(items: readonly string[]): string {
  return isEnglish ? items.join(', ') : new Intl.ListFormat(locale, { type: 'unit' }).format(items)
}
