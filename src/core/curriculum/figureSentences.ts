import type { FigureInline, Inline, MarkedInline } from './blocks'

/** The end of a sentence with the space after it, or a line break. The oldest browsers can't look behind. */
const BETWEEN = /[.!?][”’)]?\s+|\n/g

/** The sentence around each figure in a paragraph, list item or step. The sentence's figures are left out of it. */
export function figureSentences(inlines: readonly (Inline | MarkedInline)[]): ReadonlyMap<FigureInline, string> {
  let text = ''
  const places: { readonly inline: FigureInline; readonly at: number }[] = []
  const read = (parts: readonly (Inline | MarkedInline)[]): void => {
    for (const part of parts) {
      if (part.kind === 'figure') places.push({ inline: part, at: text.length })
      else if ('inlines' in part) read(part.inlines)
      else text += part.text
      if (part.kind === 'figure') text += '\u0000'
    }
  }
  read(inlines)
  const ends = [...text.matchAll(BETWEEN)].map((match) => match.index + match[0].trimEnd().length)
  return new Map(
    places.map(({ inline, at }) => {
      const from = ends.filter((end) => end < at).at(-1) ?? 0
      return [inline, text.slice(from, ends.find((end) => end >= at) ?? text.length).replaceAll('\u0000', '')]
    }),
  )
}
