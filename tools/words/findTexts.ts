import type { Literal } from './findLiterals.ts'

/** The texts of a handwritten page, which belong into `src/words/en`. `{{name}}` is a placeholder for one. */
export function findTexts(html: string): readonly Literal[] {
  // Styles keep their line breaks, so that later line numbers stay correct.
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
