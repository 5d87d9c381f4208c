import type { LessonBlock, FigureInline, Inline, MarkedInline, TextInline } from './blocks'
import { markedParts } from './languageMark'

type Open = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; ordered: boolean; items: (readonly Inline[])[] }

type Plain = TextInline | FigureInline

/** The length of an id is limited, so that a long row of braces takes only linear time. */
const MARK = /\*\*|\{\{([A-Za-z0-9][A-Za-z0-9_-]{0,79})\}\}/g

/**
 * Reads a text field of a lesson into blocks. An empty line separates paragraphs. Lines that begin with `- ` form a
 * list; lines that begin with `1. `, `2. `, ... form a numbered list. A single line break inside a paragraph is kept in
 * its text. Any text, even if hostile or broken, is converted to visible text in linear time. It never throws, and no
 * character is lost except the marks.
 */
export function parseText(text: string): readonly LessonBlock[] {
  return markedParts(text).flatMap(({ text: part, lang, isOld }) => {
    const blocks = parseBlocks(part)
    if (lang === undefined && !isOld) return blocks
    return blocks.map((block, index) => ({
      ...block,
      ...(lang && { lang }),
      ...(isOld && index === blocks.length - 1 && { isOld }),
    }))
  })
}

function parseBlocks(text: string): readonly LessonBlock[] {
  const blocks: LessonBlock[] = []
  let open: Open | undefined

  const close = (): void => {
    if (open?.kind === 'paragraph') blocks.push({ kind: 'paragraph', inlines: readInlines(open.lines.join('\n')) })
    else if (open) blocks.push(open)
    open = undefined
  }

  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') {
      close()
      continue
    }
    const item = readItem(line, open?.kind === 'list' && open.ordered ? open.items.length + 1 : 1)
    if (item === undefined) {
      if (open?.kind !== 'paragraph') {
        close()
        open = { kind: 'paragraph', lines: [] }
      }
      open.lines.push(line)
    } else {
      if (open?.kind !== 'list' || open.ordered !== item.ordered) {
        close()
        open = { kind: 'list', ordered: item.ordered, items: [] }
      }
      open.items.push(readInlines(item.text))
    }
  }
  close()
  return blocks
}

/**
 * A numbered item has the number 1 or the next number of its list. Any other number ("2026. A good year") is part of
 * the text, because a list would show a number that the author didn't write.
 */
function readItem(line: string, due: number): { ordered: boolean; text: string } | undefined {
  const item = /^(?:-|(\d{1,4})\.) (?=.*\S)/.exec(line)
  if (item === null) return undefined
  const [mark, digits] = item
  if (digits !== undefined && digits !== '1' && digits !== String(due)) return undefined
  return { ordered: digits !== undefined, text: line.slice(mark.length) }
}

/**
 * Reads the marks inside one paragraph, list item or cell: `**words**` and `{{figure-id}}`. Everything else is kept as
 * text, including a `**` that is never closed. Takes linear time and never throws. No character is lost except the
 * marks.
 */
export function parseInlines(text: string): readonly (Inline | MarkedInline)[] {
  return markedParts(text).flatMap(({ text: part, lang, isOld }): readonly (Inline | MarkedInline)[] => {
    const inlines = readInlines(part)
    if (lang === undefined && !isOld) return inlines
    return [{ kind: 'marked', ...(lang && { lang }), ...(isOld && { isOld }), inlines }]
  })
}

function readInlines(text: string): readonly Inline[] {
  const inlines: Inline[] = []
  /** The parts after an opening `**`, until it is closed. */
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
      // `****` contains no words. The first mark is shown as text, and the second may still begin bold text.
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

/** Joins a piece of text to the text before it, so that a literal mark doesn't split a sentence into pieces. */
function append(parts: Inline[], part: Plain): void {
  const last = parts.at(-1)
  if (part.kind === 'figure') parts.push(part)
  else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
  else if (part.text !== '') parts.push(part)
}

function isBlank(parts: readonly Plain[]): boolean {
  return parts.every((part) => part.kind === 'text' && part.text.trim() === '')
}
