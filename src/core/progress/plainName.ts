/**
 * Role: cleans the names of people and classes for display on other devices.
 * Guarantee: a displayed name is one line with no hidden characters. The name does not change the direction of the text
 * after it, and its combining marks do not overlap other lines.
 * Must not: decide which letters a name may have, or reject names written by an earlier version.
 */

/** In UTF-16 code units, the same limit as for the name in contract, section 3.1. */
const LONGEST = 100
/** The limit for combining marks on one letter. Some Hebrew names have four. */
const MOST_MARKS = 4

/**
 * Control characters, line and paragraph separators, surrogates, and characters that change the text direction or are
 * invisible.
 */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
/**
 * The characters in `HIDDEN`, plus all other invisible characters, such as Hangul fillers, tags and an empty Braille
 * pattern. The two joiners and the variation selectors of emoji, Mongolian and Han characters are kept, because names
 * are written with them.
 */
const EVERY_HIDDEN =
  /(?![\u200c-\u200d]|[\u180b-\u180d]|\u180f|[\ufe0e-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufff9-\ufffb\u2800]/gu
const PILES = new RegExp(`([\\p{M}\\u200c\\u200d]{${MOST_MARKS}})[\\p{M}\\u200c\\u200d]+`, 'gu')

/**
 * Whether a name may be shown. A name that only needs cleaning is allowed, because earlier versions wrote such names.
 * `plainName` cleans it.
 */
export function isPlainName(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST && text.trim() !== '' && !HIDDEN.test(text)
}

/** The closest name that may be shown, of any length; `''` if nothing is left. */
export function visibleName(text: string): string {
  // A line break separates words; other hidden characters don't.
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(EVERY_HIDDEN, '')
    .normalize('NFC')
  return line.replace(PILES, '$1').replace(/ +/gu, ' ').trim()
}

/** The closest name of at most 100 UTF-16 code units; `''` if nothing is left. */
export function plainName(text: string): string {
  // Cutting the name may leave half a surrogate pair, or a space at the end.
  return visibleName(visibleName(text).slice(0, LONGEST))
}

/** Returns a cleaned name from another device or an earlier version, or undefined if the name may not be shown. */
export function readName(text: unknown): string | undefined {
  if (!isPlainName(text)) return undefined
  // A name with only filler characters becomes empty, but reports sent with that name are still used, so they need a
  // name.
  return plainName(text) || '?'
}
