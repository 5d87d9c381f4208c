import type { Run } from './documentText.ts'
import { type FontName, widthOf } from './fonts.ts'

/** A piece of a line in one font, with its distance from the start of the line in points. */
export interface Piece {
  readonly text: string
  readonly font: FontName
  readonly x: number
}

export type Line = readonly Piece[]

interface Word {
  readonly parts: readonly { readonly text: string; readonly font: FontName }[]
  readonly width: number
}

/** Breaks runs into lines no wider than `width`, between words. A wider word gets its own line. */
export function wrapRuns(runs: readonly Run[], size: number, width: number): readonly Line[] {
  const lines: Word[][] = [[]]
  let used = 0
  for (const word of wordsOf(runs, size)) {
    const gap = used === 0 ? 0 : widthOf(' ', 'Helvetica', size)
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
  const words: { text: string; font: FontName }[][] = [[]]
  for (const { text, isBold } of runs) {
    const font: FontName = isBold ? 'Helvetica-Bold' : 'Helvetica'
    for (const [index, part] of text.split(/[ \n]+/).entries()) {
      if (index > 0) words.push([])
      if (part !== '') words.at(-1)?.push({ text: part, font })
    }
  }
  return words
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, width: parts.reduce((sum, { text, font }) => sum + widthOf(text, font, size), 0) }))
}

/** Merges neighbors in one font, with their spaces, so that a reader copies sentences instead of words. */
function lineOf(words: readonly Word[], size: number): Line {
  const pieces: { text: string; readonly font: FontName; readonly x: number }[] = []
  for (const [index, { parts }] of words.entries()) {
    for (const [place, { text, font }] of parts.entries()) {
      const last = pieces.at(-1)
      // The space belongs to the piece before it, so that a copied line keeps it.
      if (last !== undefined && index > 0 && place === 0) last.text += ' '
      if (last?.font === font) last.text += text
      else pieces.push({ text, font, x: last === undefined ? 0 : last.x + widthOf(last.text, last.font, size) })
    }
  }
  return pieces
}
