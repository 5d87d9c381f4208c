import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { oldestBrowsers } from '../../../src/words/oldestBrowsers.ts'

const { Chrome, Safari, Firefox } = oldestBrowsers
/** Mobile browsers have the same engines under the same version numbers. */
const oldest: readonly (readonly [browser: BrowserName, version: string])[] = [
  ['chrome', Chrome],
  ['safari', Safari],
  ['firefox', Firefox],
]

export const { api } = bcd
/** Globals of the language. */
export const builtins: Identifier = bcd.javascript['builtins'] ?? {}
const { css } = bcd
export const atRules: Identifier = css['at-rules'] ?? {}
export const selectors: Identifier = css['selectors'] ?? {}
export const properties: Identifier = css['properties'] ?? {}
export const types: Identifier = css['types'] ?? {}

/** The oldest browsers that lack a feature. Empty if the data doesn't cover the feature. */
export function lacking(feature: Identifier | undefined): readonly string[] {
  const statement = feature?.__compat
  if (statement === undefined) return []
  return oldest.flatMap(([browser, version]) => (has(statement, browser, version) ? [] : [`${browser} ${version}`]))
}

function has({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const statements = support[browser]
  if (statements === undefined) return true
  const all: readonly SimpleSupportStatement[] = Array.isArray(statements) ? statements : [statements]
  return all.some((one) => {
    if (one.flags !== undefined || one.alternative_name !== undefined) return false
    const isAdded = one.version_added !== false && !isAfter(one.version_added, version)
    const isRemoved = one.version_removed !== undefined && !isAfter(one.version_removed, version)
    return isAdded && !isRemoved
  })
}

/** `preview` is after every version. */
function isAfter(added: string, version: string): boolean {
  const [a, b] = [added, version].map((one) => one.replace('≤', '').split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (Number.isNaN(difference)) return true
    if (difference !== 0) return difference > 0
  }
  return false
}
