import { furtherForms } from './furtherForms.ts'
import { readSentences, type Sentence } from './readSentences.ts'
import type { Span } from './textsIn.ts'

/**
 * Puts own texts in the place of sentences, in the source of an area. An own text names values as `{count}`. Texts for
 * further forms of a plural, such as `x.few` beside `x.one` and `x.other`, are added to it.
 *
 * @param texts own texts by key, each checked with `textProblem`
 */
export function rewriteSentences(area: string, source: string, texts: ReadonlyMap<string, string>): string {
  const sentences = readSentences(area, source)
  const added = new Map(
    sentences.flatMap((sentence) => {
      const forms = furtherForms(sentence).filter(({ key }) => texts.has(key))
      return forms.length === 0 ? [] : [[sentence, forms]]
    }),
  )
  const own = sentences.filter((sentence) => texts.has(sentence.key) || added.has(sentence))
  const rewritten = (span: Span, among: readonly Sentence[] = own): string => {
    let text = ''
    let at = span.start
    for (const sentence of outermost(among, span)) {
      text += source.slice(at, sentence.start) + replaced(sentence)
      at = sentence.end
    }
    return text + source.slice(at, span.end)
  }
  const replaced = (sentence: Sentence): string => {
    const text = texts.get(sentence.key)
    const inOwn = own.filter((one) => one !== sentence)
    return [
      text === undefined ? rewritten(sentence, inOwn) : written(text, sentence, rewritten),
      ...(added.get(sentence) ?? []).map(
        (form) => `, ${form.plural}: ${written(texts.get(form.key), form, rewritten)}`,
      ),
    ].join('')
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

function written(text = '', { values, spare }: Sentence, rewritten: (span: Span) => string): string {
  const all = new Map([...spare, ...values])
  if (![...all.keys()].some((name) => text.includes(`{${name}}`))) return JSON.stringify(text)
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  return `\`${escaped.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = all.get(name)
    return value === undefined ? whole : `\${${rewritten(value)}}`
  })}\``
}

/** What is wrong with an own text for a sentence. Undefined if nothing is. */
export function textProblem({ values, spare }: Sentence, text: string): string | undefined {
  if (text.trim() === '') return 'has no text'
  const named = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))
  const unknown = [...named].filter((name) => !values.has(name) && !spare.has(name))
  const needed = [...values.keys()].filter((name) => !spare.has(name))
  const all = [...needed, ...spare.keys()]
  if (all.length === 0) return unknown.length === 0 ? undefined : `has no values, so ${listed(unknown)} can’t be in it`
  if (unknown.length === 0 && needed.every((name) => named.has(name))) return undefined
  return `is made from values. Write it with ${listed(all)}`
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
