import type { Identifier } from '@mdn/browser-compat-data/types'
import { atRules, lacking, properties, selectors, types } from './supportData.ts'

/**
 * Features that a minified stylesheet uses and the oldest browsers lack: at-rules, selectors, properties, keywords,
 * functions and units. Rules inside `@supports` are ignored, because other browsers skip them.
 */
export function styleProblems(sheet: string, known: ReadonlySet<string>): readonly string[] {
  const problems = new Set<string>()
  const found = (name: string, feature: Identifier | undefined): void => {
    const browsers = lacking(feature)
    if (browsers.length > 0 && !known.has(name)) problems.add(`${name}: not in ${browsers.join(', ')}`)
  }
  const text = withoutSupports(sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"/g, '""'))
  for (const [, name = ''] of text.matchAll(/@([\w-]+)/g)) found(`@${name}`, atRules[name])
  // A selector or an at-rule precedes the start of a block, and declarations precede its end.
  for (const [, head = ''] of text.matchAll(/([^{};]*)\{/g)) {
    if (head.startsWith('@')) continue
    for (const [, name = ''] of head.matchAll(/::?([\w-]+)/g)) found(`:${name}`, selectors[name])
    if (head.includes('&')) found('&', selectors['nesting'])
  }
  for (const [, property = '', value = ''] of text.matchAll(/[{;]([\w-]+):([^{};]*)(?=[;}])/g)) {
    if (property.startsWith('--')) valueProblems(value, undefined, found)
    else {
      found(property, properties[property])
      valueProblems(value, property, found)
    }
  }
  return [...problems]
}

type Found = (name: string, feature: Identifier | undefined) => void

function valueProblems(value: string, property: string | undefined, found: Found): void {
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/g)) found(`${name}()`, functions.get(name))
  for (const [, unit = ''] of value.matchAll(/\d([a-z]+)/g)) found(unit, unitOf(unit))
  if (property === undefined) return
  for (const word of value.split(/[\s,]+/)) {
    const feature = properties[property]
    if (/^[a-z][\w-]*$/.test(word) && feature !== undefined && Object.hasOwn(feature, word))
      found(`${property}: ${word}`, feature[word])
  }
}

function unitOf(unit: string): Identifier | undefined {
  const lengths = types['length']
  if (/^[dsl]v(?:[hwib]|min|max)$/.test(unit)) return lengths?.['viewport_percentage_units_dynamic']
  return unit.startsWith('cq') ? lengths?.['container_query_length_units'] : lengths?.[unit]
}

/** Value functions by name, from every place where the data lists them. */
const functions: ReadonlyMap<string, Identifier> = new Map(
  Object.values(types).flatMap((type) =>
    [...Object.entries(types), ...Object.entries(type)].filter(([name]) => name !== '__compat'),
  ),
)

function withoutSupports(sheet: string): string {
  let rest = sheet
  for (let from = rest.indexOf('@supports'); from >= 0; from = rest.indexOf('@supports', from)) {
    let [at, depth] = [rest.indexOf('{', from), 0]
    do {
      if (rest[at] === '{') depth += 1
      if (rest[at] === '}') depth -= 1
      at += 1
    } while (depth > 0 && at < rest.length)
    rest = rest.slice(0, from) + rest.slice(at)
  }
  return rest
}
