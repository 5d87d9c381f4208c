/**
 * Role: reads JSON text and says where each value is in it, or where and why the text is no JSON.
 * Guarantee: accepts the same texts as `JSON.parse`.
 * Must not: depend on the kind of file.
 */

/** `at` is the offset where an author would look: the name of a field, or the start of an item or of the file. */
export interface JsonPart {
  readonly at: number
  readonly fields: ReadonlyMap<string, JsonPart>
  readonly items: readonly JsonPart[]
  /** The text, if the value is a text. */
  readonly text?: string
}

export interface JsonFault {
  readonly at: number
  readonly problem: string
  readonly todo: string
}

export type JsonSyntax = { readonly kind: 'json'; readonly root: JsonPart } | ({ readonly kind: 'fault' } & JsonFault)

const SPACE = /[ \t\n\r]*/y
/** Between the quotation marks is everything from a space on, except `"` and `\`. */
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class Stop extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.problem)
  }
}

export function readJsonSyntax(source: string): JsonSyntax {
  let at = 0

  const skip = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [found] = pattern.exec(source) ?? []
    at += found?.length ?? 0
    return found
  }
  /** The next character after spaces. */
  const next = (): string => {
    skip(SPACE)
    return source.charAt(at)
  }
  const stop = (problem: string, todo: string, place = at): never => {
    throw new Stop({ at: place, problem, todo })
  }
  const stopHere = (expected: string): never => {
    const found = source.charAt(at)
    if (found === '') return stop('the file ends here', 'Close each quotation mark, ] and } that is open.')
    if (found === '"') {
      return stop(
        'a text that is not closed, or has a character that JSON does not allow',
        String.raw`End it with " on the same line. Write \n for a new line, \" for a quotation mark and \\ for a backslash.`,
      )
    }
    if (found === "'") return stop('a text in single quotation marks', 'Use " before and after it.')
    if (found === '/') return stop('a comment', 'Remove it. JSON has no comments.')
    return stop(`"${found}" instead of ${expected}`, `Check for a missing quotation mark, comma or bracket before it.`)
  }

  function readText(): string {
    const found = skip(TEXT)
    return found === undefined ? stopHere('a text') : (JSON.parse(found) as string)
  }

  function readValue(place?: number): JsonPart {
    const first = next()
    const start = place ?? at
    const fields = new Map<string, JsonPart>()
    const items: JsonPart[] = []
    if (first === '{') {
      readList('}', () => {
        if (next() !== '"') stopHere('the name of a field in quotation marks')
        const name = at
        const key = readText()
        if (next() !== ':') stop(`no ":" after "${key}"`, 'Write a colon between the name of a field and its value.')
        at += 1
        fields.set(key, readValue(name))
      })
      return { at: start, fields, items }
    }
    if (first === '[') {
      readList(']', () => items.push(readValue()))
      return { at: start, fields, items }
    }
    if (first === '"') return { at: start, fields, items, text: readText() }
    if (skip(PLAIN) === undefined) stopHere('a value')
    return { at: start, fields, items }
  }

  function readList(end: string, readItem: () => void): void {
    at += 1
    if (next() === end) {
      at += 1
      return
    }
    for (;;) {
      readItem()
      const after = at
      const mark = next()
      if (mark === end) break
      if (mark !== ',') {
        if (mark === '' || mark === '/') stopHere('a comma')
        stop(
          `no comma, or no ${end}, after this value`,
          `Write a comma if the list continues, or ${end} if it ends.`,
          after,
        )
      }
      const comma = at
      at += 1
      if (next() === end) stop(`a comma before ${end}`, 'Remove the comma after the last value.', comma)
    }
    at += 1
  }

  try {
    const root = readValue()
    if (next() !== '') stop('more text after the end of the JSON', 'Remove it, or check for a bracket too many.')
    return { kind: 'json', root }
  } catch (error) {
    if (error instanceof Stop) return { kind: 'fault', ...error.fault }
    throw error
  }
}
