import type { FileKind } from './kinds.ts'
import { walkTexts, hasLetters } from './walkTexts.ts'
import type { Use } from './fields.ts'

/** A line with its mark, or lines of a paragraph. */
const PIECE = /(^(?:#+ |- )?)([^\n]+(?:\n(?!#+ |- |\s*\n)[^\n]+)*)/gmu

/** One text to translate. */
export interface Block {
  /** Its place in the file, such as `content.sections.2.title`. A list’s item has its id, or its number. */
  readonly key: string
  /** The English text. */
  readonly text: string
  /** Whether a stale translation is never shown. */
  readonly isExact: boolean
  /** The key of the question that it is part of. All texts of a question are translated, or none is. */
  readonly group: string | undefined
  readonly use: Use
  readonly path: string
}

/** A kind whose English is a file of its own. Words are read with `wordBlocks`. */
export type ContentKind = Exclude<FileKind, 'words'>

/**
 * The texts of a file that a translation has, in the order of the file.
 *
 * @param english the JSON value, or the text of a document
 */
export function blocksOf(kind: ContentKind, english: unknown): readonly Block[] {
  const blocks: Block[] = []
  mapBlocks(kind, english, (block) => {
    blocks.push(block)
    return block.text
  })
  return blocks
}

/**
 * A copy of a file with other texts.
 *
 * @param repeated the text of a field that repeats the one at a path
 */
export function mapBlocks(
  kind: ContentKind,
  english: unknown,
  textOf: (block: Block) => string,
  repeated: (text: string, path: string) => string = (text) => text,
): unknown {
  if (kind === 'document') {
    const rest = { isExact: true, group: undefined, use: 'exact', path: '*' } as const
    return mapDocument(String(english), (key, text) => textOf({ key, text, ...rest }))
  }
  return walkTexts(kind, english, {
    text: (found) => textOf({ ...found, isExact: found.use === 'exact' }),
    repeated,
  })
}

/**
 * Makes a copy of a document with the texts that the function returns. Each heading, paragraph and list item is one text,
 * without its mark.
 */
function mapDocument(document: string, textOf: (key: string, text: string) => string): string {
  let count = 0
  return document.replaceAll(PIECE, (whole: string, mark: string, text: string) => {
    if (!hasLetters(text)) return whole
    count += 1
    return `${mark}${textOf(String(count - 1), text)}`
  })
}
