/**
 * Role: names that people give themselves, a class or a teacher, as other devices show them.
 * Guarantee: one line in which nothing is hidden, nothing turns the direction of what follows, and no marks pile up over other
 * lines.
 * Must not: judge which letters a name has, or keep a name from being read that an earlier version has written.
 */

/** UTF-16 code units, as for the name of contract, section 3.1. */
const LONGEST = 100
/** Marks over or under one letter: Hebrew has names with four. */
const MOST_MARKS = 4

/** Control characters, line and paragraph ends, halves of pairs, and signs that turn the direction of text or can't be seen. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
/**
 * The same, and all else that has no look of its own, such as fillers of Hangul, tags and an empty braille sign. The two joiners,
 * variants of emoji, Mongolian and Han signs stay: names are written with them.
 */
const EVERY_HIDDEN =
  /(?![\u200c-\u200d]|[\u180b-\u180d]|\u180f|[\ufe0e-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufff9-\ufffb\u2800]/gu
const PILES = new RegExp(`([\\p{M}\\u200c\\u200d]{${MOST_MARKS}})[\\p{M}\\u200c\\u200d]+`, 'gu')

/**
 * Whether a name may be shown. Names that only have to be cleaned pass: earlier versions have written them.
 * `plainName` cleans.
 */
export function isPlainName(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST && text.trim() !== '' && !HIDDEN.test(text)
}

/** The nearest name that may be shown, of any length; `''` where nothing is left. */
export function visibleName(text: string): string {
  // A line break parts words; what else is hidden parts nothing.
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(EVERY_HIDDEN, '')
    .normalize('NFC')
  return line.replace(PILES, '$1').replace(/ +/gu, ' ').trim()
}

/** The nearest name of at most 100 UTF-16 code units; `''` where nothing is left. */
export function plainName(text: string): string {
  // The cut may have left half a pair, or a space at the end.
  return visibleName(visibleName(text).slice(0, LONGEST))
}

/** A name that another device or an earlier version has written, cleaned; undefined for one that may not be shown. */
export function readName(text: unknown): string | undefined {
  if (!isPlainName(text)) return undefined
  // Of fillers alone nothing is left, and what was handed in under it counts all the same.
  return plainName(text) || '?'
}
