import { KEPT } from '../check/facts.ts'

/** How an invented language writes the words between the facts of a text. */
export interface Invention {
  /** Rewrites words. They have no fact in them and no space around them. */
  readonly words: (words: string) => string
  /** Finishes a line of the text. */
  readonly line: (line: string, english: string) => string
}

/** The mark of a list item, and the sign between the forms of a name. */
const ALSO_KEPT = [/^- /gm, / \| /g, /\n/g]

/** An invented translation of a text. It keeps its facts, its bold words, its lists and its paragraphs. */
export function inventText(english: string, invention: Invention): string {
  const lines = english.split('\n').map((line) => {
    let [text, at] = ['', 0]
    for (const { start, end } of keptIn(line)) {
      text += between(line.slice(at, start), invention) + line.slice(start, end)
      at = end
    }
    return invention.line(text + between(line.slice(at), invention), line)
  })
  return lines.join('\n')
}

/** The parts of a line that stay as they are, in their order. No two overlap. */
function keptIn(line: string): readonly { readonly start: number; readonly end: number }[] {
  const found = [...KEPT, ...ALSO_KEPT].flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
  )
  const kept: { start: number; end: number }[] = []
  for (const { start, end } of found.toSorted((one, other) => one.start - other.start)) {
    const last = kept.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else kept.push({ start, end })
  }
  return kept
}

function between(text: string, { words }: Invention): string {
  const inner = text.trim()
  return /\p{L}/u.test(inner) ? text.replace(inner, () => words(inner)) : text
}
