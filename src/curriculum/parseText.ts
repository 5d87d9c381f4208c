import type { Block, Inline } from './blocks'
import { parseInlines } from './parseInlines'

type Open = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; ordered: boolean; items: (readonly Inline[])[] }

/**
 * Reads a text field of a lesson into blocks. An empty line parts paragraphs; lines that begin with `- ` make a list,
 * lines that begin with `1. `, `2. `, ... a numbered one; a single line break inside a paragraph stays in its text.
 * Any text, hostile or broken, comes out as visible text in linear time: no error, no character lost but the marks.
 */
export function parseText(text: string): readonly Block[] {
  const blocks: Block[] = []
  let open: Open | undefined

  const close = (): void => {
    if (open?.kind === 'paragraph') blocks.push({ kind: 'paragraph', inlines: parseInlines(open.lines.join('\n')) })
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
      open.items.push(parseInlines(item.text))
    }
  }
  close()
  return blocks
}

/**
 * A numbered item carries `1.` or the number that is due: another one ("2026. A good year") is part of the text,
 * because a list would show a number that nobody wrote.
 */
function readItem(line: string, due: number): { ordered: boolean; text: string } | undefined {
  const item = /^(?:-|(\d{1,4})\.) (?=.*\S)/.exec(line)
  if (item === null) return undefined
  const [mark, digits] = item
  if (digits !== undefined && digits !== '1' && digits !== String(due)) return undefined
  return { ordered: digits !== undefined, text: line.slice(mark.length) }
}
