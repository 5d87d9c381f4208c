import { clockTime, longDay, plainFigure } from './ledgerFormat'
import { dollars } from '../dollars'
import { minus, whenUsed, wholeNumber } from '../format'
import { locale } from '../locale'
import { inSeries } from '../listed'
import { plural } from '../plural'

const centsFormat = whenUsed(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

export type SheetUnit = 'dollars' | 'percent' | 'hours' | 'months' | 'number'

/** Texts of a lesson’s worksheet, other than the texts that its author and the learner wrote. */
export const sheetWords = {
  title: (title: string) => `Your worksheet: ${title}`,
  where: 'Your answers stay on this device and in your backup file.',
  loading: 'Loading your worksheet',
  unreadableTitle: 'We couldn’t load this worksheet.',
  unreadable: 'You can still read the lesson. Your earlier answers are safe.',
  units: { dollars: 'Dollars', percent: 'Percent', hours: 'Hours', months: 'Months', number: 'Number' },
  /** A result with its unit, or a dash if there is no result yet. */
  value: (value: number | undefined, unit: SheetUnit) => {
    if (value === undefined || Number.isNaN(value)) return '–'
    switch (unit) {
      case 'dollars':
        return value < 0 ? minus + dollars(figureOf(-value)) : dollars(figureOf(value))
      case 'percent':
        return `${plainFigure(Math.round(value * 10) / 10)}%`
      case 'hours':
        return plural(value, { one: '1 hour', other: `${plainFigure(value)} hours` })
      case 'months':
        return plural(value, { one: '1 month', other: `${plainFigure(Math.round(value * 10) / 10)} months` })
      case 'number':
        return plainFigure(value)
    }
  },
  /** A result, or the sentence that the worksheet shows instead. */
  result: (result: { readonly value: number; readonly say?: string } | undefined, unit: SheetUnit): string =>
    result?.say === undefined
      ? sheetWords.value(result?.value, unit)
      : result.say.replaceAll('[[value]]', sheetWords.value(Math.abs(result.value), unit)),
  /** The same, under a heading that names the unit. */
  figure: (value: number | undefined, unit: SheetUnit) =>
    value === undefined || Number.isNaN(value) ? '–' : unit === 'dollars' ? figureOf(value) : plainFigure(value),
  /** The fields that a result still needs, or else the number of empty lines. `''` when there are none. */
  empty: (missing: readonly string[], left: number) => {
    if (missing.length > 0)
      return `Still needed: ${inSeries(missing.map((label) => `“${label}”`))}. Enter 0 if there is none.`
    return left === 0
      ? ''
      : plural(left, {
          one: '1 line above is empty, so it isn’t counted.',
          other: `${left} lines above are empty, so they aren’t counted.`,
        })
  },
  date: (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? longDay(date) : date),
  source: (title: string) => `From “${title}”`,
  notANumber: 'Enter a number, such as 1,250 or 12.50.',
  full: (most: string) => `You’ve reached the limit of ${most} characters.`,
  choose: 'Choose',
  total: 'Total',
  moreLines: 'More lines',
  row: (number: number) => `Row ${number}`,
  script: 'What to say',
  letter: 'Letter',
  beside: 'In your language. Send the English letter.',

  lookUp: 'Tap the line with the answer.',
  task: (number: number, all: number) => `Question ${number} of ${all}`,
  right: 'Right.',
  wrong: (line: string) => `Not “${line}”. Look again.`,
  isRight: 'Right',
  isWrong: 'Not this one',
  nextTask: 'Next question',
  allAnswers: 'See all the answers',
  allFound: (all: number) => plural(all, { one: 'You found it.', other: `You found all ${all}.` }),
  answeredBy: (line: string) => `Answer: ${line}.`,

  saving: 'Saving',
  saved: (at: Date) => `Saved ${clockTime(at)}`,
  notSaved: {
    quota:
      'Not saved. This device is out of space. Your answers stay here while this page is open. Free up some space, then try again.',
    connection:
      'Not saved. Something went wrong with this browser’s storage. Your answers stay here while this page is open. Print or share them, reload the page, then try again.',
    outdated:
      'Not saved. A newer version of this site is open in another tab. Print or share your worksheet, then reload this page.',
    'private-mode':
      'Not saved. This looks like a private window. Print or share your worksheet, then open the site in a normal window.',
    'too-long': 'Not saved. This worksheet has too much text. Shorten one of the longer texts, then try again.',
  },
  again: 'Try again',
  print: 'Print',
  /** The screen reader name. The lesson has another button called Print. */
  printSheet: 'Print worksheet',
  share: 'Share',
  shareSheet: 'Share worksheet',
  startAgain: 'Clear worksheet',
  emptied: 'Worksheet cleared.',
  undo: 'Undo',
  undoClearing: 'Undo clearing the worksheet',
  shared: 'Shared.',
  copied: 'Copied as text.',
  byHand: 'Select and copy the text',
  printed: (site: string, date: string) => `${site}, printed ${date}`,
}

/** `1,250`, and `1,250.50` where there are cents. */
function figureOf(value: number): string {
  const cents = Math.round(Math.abs(value) * 100)
  const text = cents % 100 === 0 ? wholeNumber(cents / 100) : centsFormat().format(cents / 100)
  return value < 0 ? `${minus}${text}` : text
}
