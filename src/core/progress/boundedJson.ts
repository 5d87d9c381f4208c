/**
 * Role: the first border of JSON from a file or another device: a map that can be held and kept.
 * Guarantee: what passes is a map of bounded depth, with finite numbers and no key that a map would swallow.
 * Must not: know a field.
 */
import { isJsonMap, type Json, type JsonMap } from './json'

interface Utf8Decoder {
  readonly decode: (bytes: Uint8Array<ArrayBuffer>) => string
}

/** A document goes to 16 and lies at depth 2. */
const DEEPEST = 64

/** Undefined for what is no such map. `decode` throws for what is no UTF-8. */
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

/** Whether a text of JSON opens more than `most` lists and maps within each other. Asked before it is parsed: a parser may run out of stack. */
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

/** Where the text that begins at `from` ends. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at
  }
  return json.length
}
