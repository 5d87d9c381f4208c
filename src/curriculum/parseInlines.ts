import type { FigureInline, Inline, TextInline } from './blocks'

type Plain = TextInline | FigureInline

/** The id is bounded, so that a long row of braces costs no more than its length. */
const MARK = /\*\*|\{\{([A-Za-z0-9][A-Za-z0-9_-]{0,79})\}\}/g

/**
 * The marks inside one paragraph, list item or cell: `**words**` and `{{figure-id}}`. Everything else is itself, a
 * `**` that nothing closes included. Linear time, never throws, no character lost but the marks.
 */
export function parseInlines(text: string): readonly Inline[] {
  const inlines: Inline[] = []
  /** What follows an opened `**`, while one is open. */
  let inner: Plain[] | undefined
  let from = 0

  const unopen = (parts: readonly Plain[]): void => {
    append(inlines, { kind: 'text', text: '**' })
    for (const part of parts) append(inlines, part)
  }

  for (const mark of text.matchAll(MARK)) {
    append(inner ?? inlines, { kind: 'text', text: text.slice(from, mark.index) })
    from = mark.index + mark[0].length
    const id = mark[1]
    if (id !== undefined) append(inner ?? inlines, { kind: 'figure', id })
    else if (inner === undefined) inner = []
    else if (isBlank(inner)) {
      // `****` holds no words: the first mark stays visible, the second may still open.
      unopen(inner)
      inner = []
    } else {
      inlines.push({ kind: 'strong', inlines: inner })
      inner = undefined
    }
  }
  append(inner ?? inlines, { kind: 'text', text: text.slice(from) })
  if (inner !== undefined) unopen(inner)
  return inlines
}

/** Joins with a text before it, so that a literal mark doesn't cut a sentence into pieces. */
function append(parts: Inline[], part: Plain): void {
  const last = parts.at(-1)
  if (part.kind === 'figure') parts.push(part)
  else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
  else if (part.text !== '') parts.push(part)
}

function isBlank(parts: readonly Plain[]): boolean {
  return parts.every((part) => part.kind === 'text' && part.text.trim() === '')
}
