import { own } from './json'

/**
 * Whether two values have the same canonical text, without writing that text. If both are the same object, its contents
 * are not compared. A join reuses unchanged objects, so comparing a document with its next state costs only as much as
 * the difference.
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
 * Whether `b` has every key of `a`; if `alike` is true, the values must also match. An undefined value is treated as
 * missing, as in the canonical text.
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
