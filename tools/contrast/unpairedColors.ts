import { isNamed } from './checkContrast.ts'
import { type Declaration, declarationsOf, type Sheet } from './declarationsOf.ts'
import { type Pair, pairs as everyPair, WITHOUT_CONTRAST } from './pairs.ts'
import { themesOf } from './themes.ts'

/** Properties that paint something which is seen on a ground. */
const MARK = /^(?:color|caret-color|accent-color)$/
/** Properties that paint a ground, or a part. */
const GROUND = /^background(?:-color)?$/
/** Properties that paint a part, or the ground of a drawing. */
const EITHER =
  /^(?:fill|stroke|stop-color|border(?:-[a-z]+)*|outline(?:-color)?|text-decoration(?:-color)?|box-shadow)$/
const VAR = /var\(--([\w-]+)/g

interface Tables {
  readonly pairs?: readonly Pair[]
  readonly without?: Readonly<Record<string, string>>
}

/**
 * The uses of colors that the table of pairs doesn't know: a color that is in no pair and has no reason, and text whose
 * rule also says a ground that is not in a pair with it.
 *
 * @param tokens the style sheets of the design values
 * @param sheets all other style sheets
 */
export function unpairedColors(
  tokens: readonly Sheet[],
  sheets: readonly Sheet[],
  { pairs = everyPair, without = WITHOUT_CONTRAST }: Tables = {},
): readonly string[] {
  const [day] = themesOf(tokens).themes
  const known = new Set(day?.tokens.keys())
  const declared = sheets.flatMap(declarationsOf)
  const aliases = aliasesOf([...tokens.flatMap(declarationsOf), ...declared])
  const colorsOf = ({ value }: Declaration): readonly string[] =>
    [...value.matchAll(VAR)].flatMap(([, name = '']) => (known.has(name) ? [name] : [...(aliases.get(name) ?? [])]))
  const marks = new Set(pairs.flatMap(({ of }) => of))
  const grounds = new Set(pairs.flatMap(({ on }) => on))
  const isIn = (names: Iterable<string>, token: string) => [...names].some((name) => isNamed(token, name))
  const problems = new Map<string, string>()
  for (const one of declared) {
    const is = MARK.test(one.property)
      ? [marks]
      : GROUND.test(one.property) || EITHER.test(one.property)
        ? [marks, grounds]
        : []
    if (is.length === 0) continue
    for (const token of colorsOf(one)) {
      if (!known.has(token) || isIn(Object.keys(without), token) || is.some((names) => isIn(names, token))) continue
      problems.set(`${one.property} ${token}`, `${one.file}:${one.line}: --${token} as ${one.property} is in no pair`)
    }
  }
  for (const { text, ground, place } of rulesOf(declared, colorsOf)) {
    const isKnown = pairs.some(({ use, of, on }) => use !== 'part' && isIn(of, text) && isIn(on, ground))
    const isFree = isIn(Object.keys(without), text) || isIn(Object.keys(without), ground)
    if (!isKnown && !isFree) problems.set(place, `${place}: --${text} on --${ground} is in no pair`)
  }
  return [...problems.values()]
}

/** The text and the ground of each rule that says both. */
function rulesOf(declared: readonly Declaration[], colorsOf: (one: Declaration) => readonly string[]) {
  return declared.flatMap((one) => {
    if (one.property !== 'color') return []
    const beside = declared.filter(
      (other) =>
        GROUND.test(other.property) && other.file === one.file && other.within.join(' ') === one.within.join(' '),
    )
    return colorsOf(one).flatMap((text) =>
      beside.flatMap(colorsOf).map((ground) => ({ text, ground, place: `${one.file}:${one.line}` })),
    )
  })
}

/** The tokens behind a property that is no token, such as `--m` of a module or `--strong` of a callout. */
function aliasesOf(declared: readonly Declaration[]): ReadonlyMap<string, ReadonlySet<string>> {
  const aliases = new Map<string, Set<string>>()
  for (const { property, value } of declared) {
    const [, token] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (!property.startsWith('--') || token === undefined) continue
    const name = property.slice(2)
    aliases.set(name, (aliases.get(name) ?? new Set()).add(token))
  }
  return aliases
}
