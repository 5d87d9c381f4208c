/**
 * Role: the colors that a page has in each theme, read from the style sheets of the design values: by day, by night (as the
 * system or the learner chose), on paper, and each with more contrast.
 * Guarantee: reports a rule with colors for a condition that no theme has.
 */
import { type Color, parseColor } from './color.ts'
import { type Declaration, declarationsOf, type Sheet } from './declarationsOf.ts'

/** Colors of an organization, by token such as `--ink`. */
export interface ColorOverrides {
  readonly light?: Readonly<Record<string, string>>
  readonly dark?: Readonly<Record<string, string>>
}

/** A token's color, and the place that says it. */
export interface Token {
  readonly color: Color
  readonly place: string
}

export interface Theme {
  readonly name: string
  /** By name without the dashes, such as `ink`. */
  readonly tokens: ReadonlyMap<string, Token>
}

const DAY = ':root'
const CHOSEN_NIGHT = '@media screen :root[data-theme="dark"]'
const SYSTEM_NIGHT = '@media screen and (prefers-color-scheme: dark) :root:not([data-theme="light"])'
const CONTRAST = '@media (prefers-contrast: more) :root'
const PAPER = '@media print :root'

/** The conditions of each theme, in the order of the cascade, and the overrides that it takes. */
const THEMES: readonly (readonly [name: string, conditions: readonly string[], own: keyof ColorOverrides])[] = [
  ['light', [DAY], 'light'],
  ['dark by choice', [DAY, CHOSEN_NIGHT], 'dark'],
  ['dark by the system', [DAY, SYSTEM_NIGHT], 'dark'],
  ['light, more contrast', [DAY, CONTRAST], 'light'],
  ['dark, more contrast', [DAY, CHOSEN_NIGHT, CONTRAST], 'dark'],
  ['on paper', [DAY, PAPER], 'light'],
]
const CONDITIONS = new Set(THEMES.flatMap(([, conditions]) => conditions))

/** @param overrides of the file `from` */
export function themesOf(
  sheets: readonly Sheet[],
  overrides: ColorOverrides = {},
  from = 'organization.json',
): { readonly themes: readonly Theme[]; readonly problems: readonly string[] } {
  const problems = new Set<string>()
  const declared = sheets.flatMap(declarationsOf).filter(({ property }) => property.startsWith('--'))
  const isColor = ({ value }: Declaration) => parseColor(value) !== undefined
  for (const one of declared) {
    if (isColor(one) && !CONDITIONS.has(conditionOf(one)))
      problems.add(`${one.file}:${one.line}: no theme has the condition ${conditionOf(one)}`)
  }
  const ofOverrides = (own: keyof ColorOverrides): Declaration[] =>
    Object.entries(overrides[own] ?? {}).flatMap(([property, value]) => {
      const place = `${from}: colors.${own}.${property}`
      const isKnown = declared.some((known) => known.property === property)
      if (isKnown && parseColor(value) !== undefined) return [{ file: place, line: 0, within: [], property, value }]
      problems.add(`${place}: ${isKnown ? `${value} is no color such as #1b4a68` : 'there is no such color'}`)
      return []
    })
  const themes = THEMES.map(([name, conditions, own]): Theme => {
    const of = (condition: string) => declared.filter((one) => conditionOf(one) === condition)
    // An organization's colors replace ours by day or by night. Rules for paper and for more contrast come after them.
    const isLast = (condition: string) => condition === CONTRAST || condition === PAPER
    const first = conditions.filter((condition) => !isLast(condition))
    const said = [
      ...first.flatMap(of),
      ...(own === 'dark' ? ofOverrides('light').filter(isForBoth(declared)) : []),
      ...ofOverrides(own),
      ...conditions.filter(isLast).flatMap(of),
    ]
    return { name, tokens: resolved(new Map(said.map((one) => [one.property, one]))) }
  })
  return { themes, problems: [...problems] }
}

/** Whether a token has no color of its own at night, such as those of the dark band, so its day color applies there too. */
function isForBoth(declared: readonly Declaration[]): (one: Declaration) => boolean {
  const nightly = new Set(declared.flatMap((one) => (conditionOf(one) === CHOSEN_NIGHT ? [one.property] : [])))
  return ({ property }) => !nightly.has(property)
}

/** The at-rules and the first selector of a rule, as in the table of themes. */
function conditionOf({ within }: Declaration): string {
  return within.map((one) => one.replace(/^(:root),.*$/, '$1')).join(' ')
}

function resolved(said: ReadonlyMap<string, Declaration>): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>()
  for (const [property, { file, line, value }] of said) {
    let last = value
    for (let step = 0; step < 5; step++) {
      const [, other] = /^var\((--[\w-]+)\)$/.exec(last) ?? []
      last = (other === undefined ? undefined : said.get(other)?.value) ?? last
    }
    const color = parseColor(last)
    if (color !== undefined) tokens.set(property.slice(2), { color, place: line === 0 ? file : `${file}:${line}` })
  }
  return tokens
}
