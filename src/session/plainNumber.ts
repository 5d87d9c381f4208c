/** Digits, or digits in groups of three, then perhaps a point and more digits. */
const NUMBER = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})?(?:\.\d{0,6})?$/

/**
 * A number as a person types it, as digits without decoration: `2400.5` for `$2,400.50`. Undefined when it is none. Signs that
 * only decorate ($, %, spaces) do not matter.
 */
export function plainNumber(text: string): string | undefined {
  const bare = text.replaceAll(/[\s$%]/g, '').replace('\u2212', '-')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return undefined
  return bare.replaceAll(',', '')
}
