import type { DocumentBlock, DocumentText, Run } from './documentText.ts'
import { type Line, wrapRuns } from './wrapRuns.ts'

/** US Letter, in points. The origin is the lower left corner. */
export const paper = { width: 612, height: 792, left: 84, right: 540, top: 738, bottom: 66 } as const

/** The role of a text for screen readers. */
export type Tag = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody'

/** Lines that belong together: a paragraph, a heading or a list item. */
export interface Chunk {
  readonly tag: Exclude<Tag, 'Lbl'>
  readonly size: number
  readonly leading: number
  /** The space before it, unless it begins a page. */
  readonly space: number
  /** The least space after it. */
  readonly after: number
  readonly x: number
  readonly lines: readonly Line[]
  /** Items of one list share a number. */
  readonly list?: number
  /** True for a heading, which must not end a page. */
  readonly staysWithNext: boolean
}

/** A line at its position. */
export interface PlacedLine {
  readonly chunk: Chunk
  readonly isFirst: boolean
  readonly line: Line
  /** The position of the baseline. */
  readonly y: number
}

export type Page = readonly PlacedLine[]

const body = { size: 10.5, leading: 14.5 } as const
const indent = 15

/** Lays the text out on pages. A page never ends with a heading or contains a single line of a longer paragraph. */
export function layOut(text: DocumentText): readonly Page[] {
  const chunks = chunksOf(text)
  const pages: PlacedLine[][] = [[]]
  let y: number = paper.top
  const turn = (): void => {
    pages.push([])
    y = paper.top
  }
  for (const [index, chunk] of chunks.entries()) {
    const isAtTop = pages.at(-1)?.length === 0
    if (!isAtTop) y -= Math.max(chunk.space, chunks[index - 1]?.after ?? 0)
    if (!isAtTop && y - neededBy(chunk, chunks[index + 1]) < paper.bottom) turn()
    for (const [place, line] of chunk.lines.entries()) {
      const left = chunk.lines.length - place
      const fits = Math.floor((y - paper.bottom) / chunk.leading)
      // The last two lines stay together.
      if (fits < 1 || (fits === 1 && left === 2 && place > 0)) turn()
      y -= chunk.leading
      pages.at(-1)?.push({ chunk, isFirst: place === 0, line, y })
    }
  }
  return pages
}

/** The least height that must be left on a page to start a chunk there. */
function neededBy(chunk: Chunk, next: Chunk | undefined): number {
  const own = linesToBegin(chunk) * chunk.leading
  if (!chunk.staysWithNext || next === undefined) return own
  return chunk.lines.length * chunk.leading + next.space + linesToBegin(next) * next.leading
}

/** The minimum is two lines. A paragraph of three can't be split without leaving one line alone. */
function linesToBegin({ lines }: Chunk): number {
  return lines.length <= 3 ? lines.length : 2
}

function chunksOf({ title, blocks }: DocumentText): readonly Chunk[] {
  let lists = 0
  const heading = (tag: 'H1' | 'H2', runs: readonly Run[], size: number, leading: number, space: number): Chunk => ({
    tag,
    size,
    leading,
    space,
    after: tag === 'H1' ? 26 : 0,
    x: paper.left,
    staysWithNext: true,
    lines: wrapRuns(runs, size, paper.right - paper.left),
  })
  const chunks = (block: DocumentBlock): readonly Chunk[] => {
    switch (block.kind) {
      case 'heading':
        return [heading('H2', strong(block.runs), 13, 17, 17)]
      case 'paragraph':
        return [textChunk('P', block.runs, 0, 7)]
      case 'list': {
        lists += 1
        const list = lists
        return block.items.map((runs, index) => ({ ...textChunk('LBody', runs, indent, index === 0 ? 6 : 4), list }))
      }
    }
  }
  return [heading('H1', [{ text: title, isBold: true }], 25, 30, 0), ...blocks.flatMap(chunks)]
}

function textChunk(tag: 'P' | 'LBody', runs: readonly Run[], shift: number, space: number): Chunk {
  const x = paper.left + shift
  return { tag, ...body, space, after: 0, x, lines: wrapRuns(runs, body.size, paper.right - x), staysWithNext: false }
}

function strong(runs: readonly Run[]): readonly Run[] {
  return runs.map(({ text }) => ({ text, isBold: true }))
}
