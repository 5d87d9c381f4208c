import { slipsOf } from '../slips.ts'
import type { Kind } from './prose.ts'
import { errors, hints, longest, type Rule } from './rules.ts'

/** A place where a text is not plain. */
export interface Slip {
  /** The name of an error, or `hints`. */
  readonly rule: string
  /** The start of the place in the text. */
  readonly index: number
  readonly words: string
  readonly advice: string
}

/** The boundary between two sentences. */
const sentenceEnd = /(?<=[.!?…][”’")]*)\s+(?=[\p{Lu}\d“‘"(])/gu

/** Every listed word and phrase in a text, errors first. */
export function slipsOfProse(kind: Kind, text: string): readonly Slip[] {
  return [
    ...errors
      .filter(({ isOfInterface }) => isOfInterface !== true || kind === 'interface')
      .flatMap((rule) => hitsOf(rule, rule.name, text)),
    ...hints.flatMap((rule) => hitsOf(rule, 'hints', text)),
    ...britishIn(kind, text),
    ...longIn(kind, text),
  ]
}

function hitsOf({ pattern, name, use }: Rule, rule: string, text: string): readonly Slip[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    rule,
    index,
    words: words.replaceAll(/\s+/g, ' ').trim(),
    advice: rule === name ? `use ${use}` : `${name}: ${use}`,
  }))
}

/** In the interface and its documents British spelling is an error already. */
function britishIn(kind: Kind, text: string): readonly Slip[] {
  if (kind === 'interface') return []
  return slipsOf(text)
    .filter((slip) => slip.endsWith('American spelling'))
    .map((slip) => {
      const words = /“(.*)”/.exec(slip)?.[1] ?? ''
      return { rule: 'hints', index: text.indexOf(words), words, advice: 'use American spelling' }
    })
}

function longIn(kind: Kind, text: string): readonly Slip[] {
  let index = 0
  return text.split(sentenceEnd).flatMap((sentence) => {
    const start = text.indexOf(sentence, index)
    index = start + sentence.length
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (words.length <= longest[kind]) return []
    const begin = `${words.slice(0, 6).join(' ')} …`
    return [{ rule: 'hints', index: start, words: begin, advice: `${words.length} words, at most ${longest[kind]}` }]
  })
}
