import { black, type Color, contrast, hexOf, lightnessOf, nearestColor, over, white } from './color.ts'
import type { Sheet } from './declarationsOf.ts'
import { ASKED, pairs as everyPair } from './pairs.ts'
import { type ColorOverrides, type Theme, themesOf, type Token } from './themes.ts'

interface Asked {
  /** The colors of an organization, and the file that says them. */
  readonly overrides?: ColorOverrides
  readonly from?: string
  readonly pairs?: typeof everyPair
}

/**
 * The pairs of colors with too little contrast, in every theme. Each problem is a sentence with the place of the color,
 * the pair, its ratio, the ratio that WCAG 2.2 asks for, and the nearest color that has it.
 *
 * @param sheets the style sheets of the design values
 */
export function checkContrast(
  sheets: readonly Sheet[],
  { overrides, from, pairs = everyPair }: Asked = {},
): readonly string[] {
  const { themes, problems } = themesOf(sheets, overrides, from)
  const found = new Map<string, readonly string[]>()
  const note = (problem: string, { name }: Theme) => found.set(problem, [...(found.get(problem) ?? []), name])
  for (const theme of themes) {
    for (const { use, of, on } of pairs) {
      for (const [name, token] of tokensOf(theme, of)) {
        for (const [ground, { color }] of tokensOf(theme, on)) {
          const problem = problemOf({ name, token, ground, on: color, use })
          if (problem !== undefined) note(problem, theme)
        }
      }
    }
    for (const name of new Set(pairs.flatMap(({ of, on }) => [...of, ...on]))) {
      if (tokensOf(theme, [name]).length === 0) note(`there is no color ${name}`, theme)
    }
  }
  return [...problems, ...[...found].map(([problem, names]) => `${problem} (${names.join('; ')})`)]
}

function problemOf({
  name,
  token,
  ground,
  on,
  use,
}: {
  readonly name: string
  readonly token: Token
  readonly ground: string
  readonly on: Color
  readonly use: keyof typeof ASKED
}): string | undefined {
  const asked = ASKED[use]
  // Something of any color can be below a ground that lets it through.
  const grounds = on.alpha === 1 ? [on] : [over(on, black), over(on, white)]
  const ratios = grounds.map((one) => contrast(over(token.color, one), one))
  const least = Math.min(...ratios)
  if (least >= asked) return undefined
  const hardest = grounds[ratios.indexOf(least)] ?? on
  const shown = over(token.color, hardest)
  const nearest = nearestColor(shown, hardest, asked)
  const help =
    nearest === undefined
      ? 'No lightness is enough on this ground'
      : `${hexOf(nearest)} is enough, lightness ${lightnessOf(nearest)}% instead of ${lightnessOf(shown)}%`
  // Rounded down, so that 4.498 is not shown as enough.
  const ratio = (Math.floor(least * 100) / 100).toFixed(2)
  return `${token.place}: --${name} on --${ground} is ${ratio}:1, and ${use} needs ${asked}:1. ${help}.`
}

function tokensOf({ tokens }: Theme, names: readonly string[]): readonly (readonly [string, Token])[] {
  return [...tokens].filter(([token]) => names.some((name) => isNamed(token, name)))
}

/** Whether a token has a name, which may end in `*`. */
export function isNamed(token: string, name: string): boolean {
  return name.endsWith('*') ? token.startsWith(name.slice(0, -1)) : token === name
}
