import { readSentences, type Sentence, type Span } from './readSentences.ts'

/**
 * Puts own texts in the place of sentences, in the source of an area. An own text names values as `{count}`.
 *
 * @param texts own texts by key, each checked with `textProblem`
 */
export function rewriteSentences(area: string, source: string, texts: ReadonlyMap<string, string>): string {
  const own = readSentences(area, source).filter(({ key }) => texts.has(key))
  const rewritten = (span: Span): string => {
    let text = ''
    let at = span.start
    for (const sentence of outermost(own, span)) {
      text += source.slice(at, sentence.start) + written(texts.get(sentence.key) ?? '', sentence, rewritten)
      at = sentence.end
    }
    return text + source.slice(at, span.end)
  }
  return rewritten({ start: 0, end: source.length })
}

/** Own sentences in a part of the source that are in no other one there. */
function outermost(own: readonly Sentence[], { start, end }: Span): readonly Sentence[] {
  const inside = own.filter((one) => one.start >= start && one.end <= end)
  return inside
    .filter((one) => !inside.some((other) => other !== one && other.start <= one.start && other.end >= one.end))
    .toSorted((one, other) => one.start - other.start)
}

const PLACEHOLDER = /\{(\w+)\}/g

function written(text: string, { values }: Sentence, rewritten: (span: Span) => string): string {
  if (values.size === 0) return JSON.stringify(text)
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  return `\`${escaped.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = values.get(name)
    return value === undefined ? whole : `\${${rewritten(value)}}`
  })}\``
}

/** What is wrong with an own text for a sentence. Undefined if nothing is. */
export function textProblem({ values }: Sentence, text: string): string | undefined {
  if (text.trim() === '') return 'has no text'
  const named = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))
  const unknown = [...named].filter((name) => !values.has(name))
  if (values.size === 0) return unknown.length === 0 ? undefined : `has no values, so ${listed(unknown)} can’t be in it`
  if (unknown.length === 0 && [...values.keys()].every((name) => named.has(name))) return undefined
  return `is made from values. Write it with ${listed([...values.keys()])}`
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
