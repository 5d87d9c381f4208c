import { own } from './json'

/**
 * Whether two values have the same canonical text, without writing it. Shared objects are not compared further. A join
 * keeps unchanged objects, so the cost of comparing a document with its next state depends on the difference alone.
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => isSameJson(item, b[index]))
  }
  return isMap(a) && isMap(b) && areEntriesIn(a, b, true) && areEntriesIn(b, a, false)
}

type Entries = Readonly<Record<string, unknown>>

/**
 * Whether `b` has every key of `a`; with `alike`, also the same values. An undefined value counts as missing, as in the
 * text.
 */
function areEntriesIn(a: Entries, b: Entries, alike: boolean): boolean {
  return Object.keys(a).every((key) => {
    if (a[key] === undefined) return true
    const other = own(b, key)
    return other !== undefined && (!alike || isSameJson(a[key], other))
  })
}

function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null
}
