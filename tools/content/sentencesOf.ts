import { parseText } from '../../src/core/curriculum/parseText'
import type { Inline } from '../../src/core/curriculum/blocks'

const ABBREVIATION = /\b(?:[A-Z]\.(?:[A-Z]\.)+|a\.m\.|p\.m\.|e\.g\.|i\.e\.|Mr\.|Mrs\.|Ms\.|Dr\.|St\.|vs\.)/g

/**
 * The sentences of a lesson text, without marks. A sentence ends at `.`, `!` or `?` before white space, and at the end of
 * a line, a list item or a paragraph. A figure counts as a number, so it is replaced by `0`.
 */
export function sentencesOf(text: string): string[] {
  return parseText(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.items))
    .flatMap((inlines) => inlines.map(wordsOf).join('').split('\n'))
    .flatMap((line) =>
      line.replace(ABBREVIATION, (short) => short.replaceAll('.', '')).split(/(?<=[.!?]["'”’)]{0,2})\s+/),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function wordsOf(inline: Inline): string {
  switch (inline.kind) {
    case 'figure':
      return '0'
    case 'strong':
      return inline.inlines.map(wordsOf).join('')
    case 'text':
    case 'term':
      return inline.text
  }
}
