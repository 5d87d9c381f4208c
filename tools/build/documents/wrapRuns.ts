import type { Run } from './documentText.ts'
import { helvetica, helveticaBold, type PdfFont, widthOf } from './helvetica.ts'

/** A piece of a line in one font, at its distance from the line's beginning, in points. */
export interface Piece {
  readonly text: string
  readonly font: PdfFont
  readonly x: number
}

export type Line = readonly Piece[]

interface Word {
  readonly parts: readonly { readonly text: string; readonly font: PdfFont }[]
  readonly width: number
}

/** Breaks runs into lines no wider than `width`, between words; a word that is wider has a line of its own. */
export function wrapRuns(runs: readonly Run[], size: number, width: number): readonly Line[] {
  const lines: Word[][] = [[]]
  let used = 0
  for (const word of wordsOf(runs, size)) {
    const gap = used === 0 ? 0 : widthOf(' ', helvetica, size)
    if (used > 0 && used + gap + word.width > width) {
      lines.push([word])
      used = word.width
    } else {
      lines.at(-1)?.push(word)
      used += gap + word.width
    }
  }
  return lines.map((words) => lineOf(words, size))
}

/** A word may change its weight inside: `**Done**.` */
function wordsOf(runs: readonly Run[], size: number): readonly Word[] {
  const words: { text: string; font: PdfFont }[][] = [[]]
  for (const { text, isBold } of runs) {
    const font = isBold ? helveticaBold : helvetica
    for (const [index, part] of text.split(/[ \n]+/).entries()) {
      if (index > 0) words.push([])
      if (part !== '') words.at(-1)?.push({ text: part, font })
    }
  }
  return words
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, width: parts.reduce((sum, { text, font }) => sum + widthOf(text, font, size), 0) }))
}

/** Neighbours in one font are one piece, with their spaces: so a reader copies sentences, not words. */
function lineOf(words: readonly Word[], size: number): Line {
  const pieces: { text: string; font: PdfFont; x: number }[] = []
  let x = 0
  for (const [index, { parts }] of words.entries()) {
    for (const [place, { text, font }] of parts.entries()) {
      const last = pieces.at(-1)
      const space = index > 0 && place === 0 ? ' ' : ''
      if (last !== undefined && last.font === font) {
        last.text += space + text
      } else {
        // The space belongs to the piece before it, so that a copied line keeps it.
        if (last !== undefined && space !== '') {
          last.text += space
          x += widthOf(space, last.font, size)
        }
        pieces.push({ text, font, x })
        x += widthOf(text, font, size)
        continue
      }
      x += widthOf(space + text, font, size)
    }
  }
  return pieces
}
