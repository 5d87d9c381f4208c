/** The form in which authors list dated figures. */
import * as v from 'valibot'
import { amount, said, text } from './authoredFields'

/** A value that an agency publishes again each year. */
const YEARLY = /Revenue Procedure|IRS (?:Notice|Announcement)|poverty guideline|COLA|memo of/

/** The day after a day, both `YYYY-MM-DD`. */
function dayAfter(day = ''): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? '' : new Date(time + 86_400_000).toISOString().slice(0, 10)
}

const source = said(text, 'The document that gives the value, with its publisher.')
const url = said(text, 'The address of the official page. It begins with https://.')
const sourceDated = said(text, 'The date on the source, as exactly as we know it: "2025", "2026-06" or "2026-08-07".')

const figure = v.pipe(
  v.strictObject({
    id: said(text, 'The name of the figure. A text shows it with {{id}}.'),
    label: said(text, 'What the value is, in words that fit a list of figures.'),
    value: said(amount, 'The value in its unit: dollars, percentage points (5 means 5%), or a plain number.'),
    unit: said(text, '"usd", "percent" or "number".'),
    year: said(v.pipe(v.number(), v.minValue(2020, 'before 2020')), 'The year in which the value applies.'),
    source,
    url,
    compiledOn: said(text, 'The day on which we copied the value from the source, such as "2026-11-21".'),
    sourceDated: v.optional(sourceDated),
    checked: v.optional(
      said(
        v.strictObject({
          on: said(text, 'The day of the comparison, such as "2026-11-21".'),
          by: said(text, 'The name of the person.'),
        }),
        'Present only if a person opened the official page and compared the value.',
      ),
    ),
    expiresOn: v.optional(said(text, 'The last day on which the value applies, such as "2026-12-31".')),
    next: v.optional(
      said(
        v.strictObject({
          value: said(amount, 'The value of the following year, in the same unit.'),
          year: said(amount, 'The following year.'),
          from: said(text, 'The first day of the new value: the day after "expiresOn".'),
          source,
          url,
          sourceDated: v.optional(sourceDated),
        }),
        'The value of the following year, once it is published.',
      ),
    ),
    steady: v.optional(
      said(
        v.picklist(['law', 'rule', 'count']),
        'Why the value has no last day. It is set by a law, by a rule of a program, or it counts a past year.',
      ),
    ),
  }),
  v.check(
    ({ expiresOn, steady }) => (expiresOn === undefined) !== (steady === undefined),
    'a figure has either expiresOn or a reason to be steady',
  ),
  v.check(
    ({ expiresOn, year }) => expiresOn === undefined || expiresOn.slice(0, 4) >= String(year),
    'expires before its year',
  ),
  v.check(
    ({ next, year, expiresOn }) => next === undefined || (next.year === year + 1 && next.from === dayAfter(expiresOn)),
    'its next value is of the year after, from the day after expiresOn',
  ),
  v.check(
    ({ steady, source: document }) => steady === undefined || !YEARLY.test(document),
    'a yearly document, so it has expiresOn',
  ),
  v.check(
    ({ steady, year, compiledOn }) => steady !== 'count' || String(year) < compiledOn.slice(0, 4),
    'the year is not over',
  ),
)

export const authoredFigures = v.pipe(
  v.array(figure),
  v.title('The figures'),
  v.description(
    'Every amount, rate and count that a law, a program or an agency sets, with its source and its last day.',
  ),
)
