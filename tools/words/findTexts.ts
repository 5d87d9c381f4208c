import type { Literal } from './findLiterals.ts'

/** The texts of a page that is written by hand, which belong into `src/words/en`; `{{name}}` stands where one goes. */
export function findTexts(html: string): readonly Literal[] {
  // Styles keep their lines, so that what follows is still counted right.
  const page = html.replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->|\{\{\w+\}\}/g, (part) =>
    part.replaceAll(/[^\n]/g, ''),
  )
  return [...page.matchAll(/>([^<]*\p{L}[^<]*)|\s(?:alt|title|placeholder|aria-label)="([^"]*\p{L}[^"]*)"/gu)].map(
    (found) => {
      const text = found[1] ?? found[2] ?? ''
      const start = found.index + found[0].indexOf(text.trimStart())
      return { line: page.slice(0, start).split('\n').length, text: text.replaceAll(/\s+/g, ' ').trim() }
    },
  )
}
