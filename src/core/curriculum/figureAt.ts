import type { Figure } from './parseLists'

/** The value of a figure that a sentence shows. */
export interface ShownFigure {
  readonly value: number
  readonly unit: Figure['unit']
  readonly year: number
  /** The last day on which the value applied. Undefined while the value still applies, and for a value in a formula. */
  readonly through?: string
}

/** Arithmetic symbols. A figure in a sentence with one of them keeps the value that the result was computed with. */
const FORMULA = /[=÷×]/

/**
 * Chooses the value for the year that a sentence is about. If the sentence doesn't mention a year, that is the year of
 * the learner's date. In a formula, the figure keeps the value that the result was computed with.
 *
 * @param today the learner's date, or an empty text if the device has no usable clock
 */
export function figureAt(figure: Figure, sentence: string, today: string): ShownFigure {
  const { value, unit, year, next, expiresOn } = figure
  if (FORMULA.test(sentence)) return { value, unit, year }
  const names = (of: number): boolean => sentence.includes(String(of))
  if (next !== undefined && !names(year) && (names(next.year) || today >= next.from)) {
    const last = lastDayOfYear(next.from)
    return { value: next.value, unit, year: next.year, ...(today > last && { through: last }) }
  }
  return { value, unit, year, ...(expiresOn !== undefined && today > expiresOn && { through: expiresOn }) }
}

/** The last day of the year that begins on the given day: `2027-12-31` for `2027-01-01`. */
function lastDayOfYear(from: string): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10)
}
