import { readAloudWords } from '#words/readAloud'

interface Span {
  readonly from: number
  readonly to: number
}

/** The maximum length in characters, because some voices stop in the middle of longer sentences. */
const LONGEST = 220
const abbreviations = readAloudWords.abbreviations.replaceAll('.', '\\.').replaceAll(' ', '|')
/** Abbreviations and initials end with a period, but do not end a sentence. */
const ABBREVIATION = new RegExp(`(?:^|[\\s(])(?:\\p{Lu}|${abbreviations})\\.$`, 'u')

/**
 * Returns the start and end of each sentence, without the surrounding spaces. A very long sentence is split at a comma.
 */
export function splitSentences(text: string): readonly Span[] {
  return sentenceEnds(text)
    .map((to, index, ends) => trimmed(text, { from: index === 0 ? 0 : (ends[index - 1] ?? 0), to }))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
    .flatMap((span) => parted(text, span))
}

function sentenceEnds(text: string): readonly number[] {
  const ends: number[] = []
  for (const { index, 0: sign } of text.matchAll(/[.!?][”’")\]]*(?=\s)|\n/g)) {
    const to = index + sign.length
    if (ABBREVIATION.test(text.slice(0, to))) continue
    ends.push(to)
  }
  if (ends.at(-1) !== text.length) ends.push(text.length)
  return ends
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to)
  const start = part.length - part.trimStart().length
  return { from: from + start, to: from + Math.max(start, part.trimEnd().length) }
}

function parted(text: string, { from, to }: Span): readonly Span[] {
  if (to - from <= LONGEST) return [{ from, to }]
  const window = text.slice(from, from + LONGEST)
  const breaks = [...window.matchAll(/[,;:–]\s|\s/g)]
  const best = breaks.filter(([sign]) => sign.length > 1).at(-1) ?? breaks.at(-1)
  const cut = best === undefined || best.index === 0 ? LONGEST : best.index + best[0].length
  return [trimmed(text, { from, to: from + cut }), ...parted(text, trimmed(text, { from: from + cut, to }))]
}
