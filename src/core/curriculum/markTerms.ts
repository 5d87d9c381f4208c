import type { LessonBlock, FigureInline, Inline, TermInline, TextInline } from './blocks'
import { readMark } from './languageMark'
import type { GlossaryEntry } from './parseLists'

type Plain = TextInline | FigureInline | TermInline

/**
 * Marks the first use of each entry's term or alias across several texts (a lesson's sections, in reading order). Only
 * whole words match, in any letter case and with any white space between words. If terms overlap, the longest is
 * marked, and the words inside it are not marked as another term. Figures are never marked. No character of the text
 * changes.
 */
export function markTerms(
  texts: readonly (readonly LessonBlock[])[],
  entries: readonly GlossaryEntry[],
): readonly (readonly LessonBlock[])[] {
  const ids = new Map<string, string>()
  for (const { id, term, aliases } of entries) {
    for (const name of [term, ...aliases]) {
      const key = keyOf(readMark(name).text)
      if (key !== '' && !ids.has(key)) ids.set(key, id)
    }
  }
  if (ids.size === 0) return texts
  const names = [...ids.keys()].sort((a, b) => b.length - a.length).map(patternOf)
  // The pattern consumes the character before a term, because Safari before 16.4 has no lookbehind.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const met = new Set<string>()

  const markText = ({ text }: TextInline): (TextInline | TermInline)[] => {
    const parts: (TextInline | TermInline)[] = []
    let from = 0
    for (const match of text.matchAll(pattern)) {
      const [, before = '', words = ''] = match
      const id = ids.get(keyOf(words))
      if (id === undefined || met.has(id)) continue
      met.add(id)
      const start = match.index + before.length
      if (start > from) parts.push({ kind: 'text', text: text.slice(from, start) })
      parts.push({ kind: 'term', id, text: words })
      from = start + words.length
    }
    if (from < text.length || parts.length === 0) parts.push({ kind: 'text', text: text.slice(from) })
    return parts
  }
  const markPlain = (inline: Plain): readonly Plain[] => (inline.kind === 'text' ? markText(inline) : [inline])
  const markInline = (inline: Inline): readonly Inline[] =>
    inline.kind === 'strong' ? [{ kind: 'strong', inlines: inline.inlines.flatMap(markPlain) }] : markPlain(inline)
  const markBlock = (block: LessonBlock): LessonBlock =>
    block.kind === 'paragraph'
      ? { ...block, inlines: block.inlines.flatMap(markInline) }
      : { ...block, items: block.items.map((item) => item.flatMap(markInline)) }
  return texts.map((blocks) => blocks.map(markBlock))
}

function keyOf(words: string): string {
  return words.trim().toLowerCase().split(/\s+/u).join(' ')
}

function patternOf(key: string): string {
  return key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+')
}
