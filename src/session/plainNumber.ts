/** Digits, or digits in groups of three, optionally followed by a point and more digits. */
const NUMBER = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})?(?:\.\d{0,6})?$/

/**
 * Converts a number as people type it to plain digits: `$2,400.50` becomes `2400.50`. Symbols that don't change the
 * number ($, %, spaces) are ignored. Undefined if the text is not a number.
 */
export function plainNumber(text: string): string | undefined {
  const bare = text.replaceAll(/[\s$%]/g, '').replace('\u2212', '-')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return undefined
  return bare.replaceAll(',', '')
}
