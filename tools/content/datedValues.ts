/**
 * Role: the last day of each value on the site that a year can change: figures, notes for one state, and the tax figures
 * of the calculators.
 * Guarantee: lists every value with a last day. A figure with a next value lasts as long as that value.
 * Must not: read the clock. The caller gives the day.
 */
import { figureAt } from '../../src/core/curriculum/figureAt'
import type { Figure } from '../../src/core/curriculum/parseLists'
import { parseStateNotes } from '../../src/core/curriculum/parseStateNotes'
import { taxFigures2026 as calculators } from '../../src/core/finance/taxFigures2026'
import type { Content } from './readContent'

export interface DatedValue {
  /** The id of a figure, or the file and state of a note. */
  readonly name: string
  /** The last day on which the value applies, `YYYY-MM-DD`. */
  readonly through: string
  /** The page to look at. */
  readonly url: string
}

/** A day after the last day of every value. */
const AFTER_ALL = '9999-12-31'
const YEAR = /\b20\d\d\b/g
const NAMED = 5

/** The last day of a figure. Undefined if only a law or a program changes it. */
export function lastDayOf(figure: Figure): string | undefined {
  return figureAt(figure, '', AFTER_ALL).through
}

/** Every value with a last day, the earliest first. */
export function datedValues({ figures, stateNotes }: Pick<Content, 'figures' | 'stateNotes'>): readonly DatedValue[] {
  const values: DatedValue[] = figures.flatMap((figure) => {
    const through = lastDayOf(figure)
    return through === undefined ? [] : [{ name: figure.id, through, url: figure.url }]
  })
  for (const [file, value] of stateNotes) {
    const parsed = parseStateNotes(value)
    if (parsed.kind === 'invalid') continue
    for (const { state, text, url, readOn } of parsed.value.notes) {
      const year = (text.match(YEAR) ?? []).sort().at(-1) ?? ''
      // An earlier year is a date in the past, such as that of a law, and no year makes it wrong.
      if (year >= readOn.slice(0, 4)) values.push({ name: `${file} ${state}`, through: `${year}-12-31`, url })
    }
  }
  values.push({
    name: `src/core/finance/taxFigures${calculators.year}.ts`,
    through: `${calculators.year}-12-31`,
    url: 'https://www.irs.gov/filing/federal-income-tax-rates-and-brackets',
  })
  return values.sort((a, b) => (a.through < b.through ? -1 : a.through > b.through ? 1 : 0))
}

/** The values that have expired on a day, and those that will have expired after another day. */
export function expiring(
  values: readonly DatedValue[],
  today: string,
  by: string,
): { readonly expired: readonly DatedValue[]; readonly soon: readonly DatedValue[] } {
  return {
    expired: values.filter(({ through }) => through < today),
    soon: values.filter(({ through }) => through >= today && through <= by),
  }
}

/** What a build says about values that are out of date, or soon will be. Empty if there are none. */
export function expiryWarnings(values: readonly DatedValue[], today: string, by: string): readonly string[] {
  const { expired, soon } = expiring(values, today, by)
  return [
    ...(expired.length === 0 ? [] : [`Expired before ${today}: ${named(expired)}.`]),
    ...(soon.length === 0 ? [] : [`Expires by ${by}: ${named(soon)}.`]),
    ...(expired.length + soon.length === 0 ? [] : ['Run npm run figures for the pages to look at.']),
  ]
}

/** The day some days after another one, both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function named(values: readonly DatedValue[]): string {
  const first = values.slice(0, NAMED).map(({ name, through }) => `${name} (${through})`)
  const more = values.length - first.length
  return [...first, ...(more === 0 ? [] : [`${more} more`])].join(', ')
}
