import { lessonWords } from '#words/lesson'

const plain = new Intl.NumberFormat(lessonWords.locale, { maximumFractionDigits: 2 })

/** A figure in a column: grouped, a true minus sign, and no unit, because the caption names it. */
export function formatPlain(value: number): string {
  return plain.format(value).replace('-', '\u2212')
}
