/**
 * Role: the first check of JSON from a file or another device: whether it is a map that can be kept in memory and
 * stored.
 * Guarantee: a value that passes is a map of limited depth, with finite numbers and no `__proto__` key.
 * Must not: depend on the fields of a document.
 */
import { isJsonMap, type Json, type JsonMap } from './json'

interface Utf8Decoder {
  readonly decode: (bytes: Uint8Array<ArrayBuffer>) => string
}

/** A document may be 16 levels deep, and it begins at level 2. */
const DEEPEST = 64

/**
 * Returns the parsed map, or undefined if the bytes don't contain a map within these limits. `decode` throws for
 * invalid UTF-8.
 */
export function parseBoundedJson(bytes: Uint8Array<ArrayBuffer>, { decode }: Utf8Decoder): JsonMap | undefined {
  try {
    const text = decode(bytes)
    if (isDeeperThan(text, DEEPEST)) return undefined
    const value = JSON.parse(text) as Json
    return isJsonMap(value) && isSound(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSound(value: Json): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isSound(item))
}

/**
 * Whether JSON text nests more than `most` lists and maps. The depth is checked before parsing, because a parser may
 * run out of stack.
 */
function isDeeperThan(json: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') {
      at = endOfText(json, at)
    } else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > most) return true
    } else if (sign === ']' || sign === '}') {
      depth -= 1
    }
  }
  return false
}

/** The index at which the string that begins at `from` ends. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at
  }
  return json.length
}
