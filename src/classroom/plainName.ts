/**
 * Role: names that strangers' devices show: of a class, a teacher, a learner in a class.
 * Guarantee: one line of at most 100 characters, in which nothing is hidden and nothing turns the direction of what follows.
 * Must not: judge which letters a name has.
 */

/** UTF-16 code units, as for the name of contract, section 3.1. */
const LONGEST = 100

/**
 * Control characters, line and paragraph ends, halves of pairs, and signs that turn the direction of text or can't be
 * seen. The two joiners stay: names in Persian and some emoji are written with them.
 */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu')

/** Whether a name may be shown as it stands. */
export function isPlainName(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST && text.trim() !== '' && !HIDDEN.test(text)
}

/** The nearest name that may be shown; `''` where nothing is left. */
export function plainName(text: string): string {
  // A line break parts words; what else is hidden parts nothing.
  const seen = text.replace(/\s+/gu, ' ').replace(EVERY_HIDDEN, '').normalize('NFC')
  const line = seen.replace(/\s+/gu, ' ').trim().slice(0, LONGEST)
  // The cut may have left half a pair.
  return line.replace(EVERY_HIDDEN, '').trim()
}
