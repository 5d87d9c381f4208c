/** What a field asks for. Money has at most two decimals, and a percentage has no thousands. */
export type NumberKind = 'money' | 'percent' | 'number'

/** How a typed number is read. Plain digits have a period before decimals, and nothing between thousands. */
export type TypedNumber =
  /** `isUsual` is false for a comma before decimals and periods between thousands. Then the reading is shown. */
  | { readonly kind: 'plain'; readonly plain: string; readonly isUsual: boolean }
  /** Three decimals or thousands. `decimal` has a fourth decimal, so that it is clear. */
  | { readonly kind: 'unclear'; readonly whole: string; readonly decimal: string }
  | { readonly kind: 'none' }

/** Digits, or digits in groups of three, optionally followed by a point and more digits. */
const USUAL = /^-?(?:\d{1,15}|[1-9]\d{0,2}(?:,\d{3}){1,4})?(?:\.\d{0,6})?$/
/** The same with a comma before the decimals and periods between the groups. */
const COMMA = /^-?(?:\d{1,15}|[1-9]\d{0,2}(?:\.\d{3}){1,4})?(?:,\d{0,6})?$/
const ONE_GROUP = /^-?[1-9]\d{0,2}([.,])\d{3}$/

/**
 * Reads a number as people type it. Keypads of many regions have only a comma, so `12,50` is 12.50. An amount of money
 * has no third decimal, so `1.200` is 1200 in a field of money. Symbols that don't change the number ($, %, spaces) are
 * ignored.
 */
export function readTyped(text: string, kind: NumberKind): TypedNumber {
  const bare = text.replaceAll(/[\s$%]/g, '').replace('\u2212', '-')
  const sign = ONE_GROUP.exec(bare)?.[1]
  const [whole, decimal] = [bare.replace(/[.,]/, ''), bare.replace(',', '.')]
  // 6.125 may be a rate, but 6,125 percent can't.
  if (kind === 'percent' && sign === ',') return { kind: 'unclear', whole, decimal: `${decimal}0` }
  if (kind === 'number' && sign === '.') return { kind: 'unclear', whole, decimal: `${decimal}0` }
  if (kind === 'money' && sign === '.') return { kind: 'plain', plain: whole, isUsual: false }
  if (!/\d/.test(bare)) return { kind: 'none' }
  if (USUAL.test(bare)) return { kind: 'plain', plain: bare.replaceAll(',', ''), isUsual: true }
  if (!COMMA.test(bare)) return { kind: 'none' }
  return { kind: 'plain', plain: bare.replaceAll('.', '').replace(/,$/, '').replace(',', '.'), isUsual: false }
}

/** The plain digits, or undefined if the text is not a number or not clear. */
export function plainNumber(text: string, kind: NumberKind): string | undefined {
  const typed = readTyped(text, kind)
  return typed.kind === 'plain' ? typed.plain : undefined
}
