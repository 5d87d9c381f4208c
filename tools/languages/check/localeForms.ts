/** How a language writes numbers and months. */
export interface LocaleForms {
  /** Turns digits and signs of the language into those of English. */
  readonly latin: (text: string) => string
  /** What separates thousands, as one sign or several. */
  readonly group: string
  /** What separates decimals. */
  readonly decimal: string
  /** The names of each month, lower case. January is the first. */
  readonly months: readonly ReadonlySet<string>[]
}

const SAMPLE = 1_234_567.5
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
const MONTH_FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
]

const known = new Map<string, LocaleForms>()

/** @param locale a locale that `Intl` knows, or one like it */
export function localeForms(locale: string): LocaleForms {
  const made = known.get(locale) ?? readForms(locale)
  known.set(locale, made)
  return made
}

function readForms(locale: string): LocaleForms {
  const parts = new Intl.NumberFormat(locale).formatToParts(SAMPLE)
  const signOf = (type: string, other: string) => parts.find((part) => part.type === type)?.value ?? other
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [plain.format(digit), String(digit)]))
  const months = MONTHS.map((date) => {
    const names = ['en-US', locale].flatMap((one) => MONTH_FORMS.map((form) => monthName(date, one, form)))
    // 3月 is a number with a word, and is compared as a number.
    return new Set(names.filter((name) => /^[\p{L}\p{M}\s.]+$/u.test(name)))
  })
  return {
    latin: (text) => Array.from(text, (letter) => digits.get(letter) ?? (letter === '٪' ? '%' : letter)).join(''),
    group: signOf('group', ',').replace(/\s/, '\u00A0\u202F'),
    decimal: signOf('decimal', '.'),
    months,
  }
}

function monthName(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date)
  const name = parts.find(({ type }) => type === 'month')?.value ?? ''
  return name.replace(/\.$/, '').toLocaleLowerCase(locale)
}
