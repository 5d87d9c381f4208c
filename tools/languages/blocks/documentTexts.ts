import { hasLetters } from './walkTexts.ts'

/** A line with its mark, or lines of a paragraph. */
const PIECE = /(^(?:#+ |- )?)([^\n]+(?:\n(?!#+ |- |\s*\n)[^\n]+)*)/gmu

/**
 * Makes a copy of a document with the texts that the function returns. Each heading, paragraph and list item is one text,
 * without its mark.
 */
export function mapDocument(document: string, textOf: (key: string, text: string) => string): string {
  let count = 0
  return document.replaceAll(PIECE, (whole: string, mark: string, text: string) => {
    if (!hasLetters(text)) return whole
    count += 1
    return `${mark}${textOf(String(count - 1), text)}`
  })
}
