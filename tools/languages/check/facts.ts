import { type LocaleForms, localeForms } from './localeForms.ts'

/**
 * What a translation has to repeat as it is. All are searched in the English text. `EXACT` are also searched in the
 * translation, which may have no other ones.
 */
const EXACT = {
  figure: /\{\{[^{}]*\}\}/g,
  field: /\[\[[^[\]]*\]\]/g,
  value: /\{\w+\}/g,
  address:
    /\b(?:https?:\/\/|www\.)?(?:[\w.+-]+@)?(?:[a-z\d-]+\.)+(?:gov|org|com|net|edu|us|info)\b(?:\/[\w./?&=%~+-]*[\w/])?/gi,
  file: /[\w{}-]*\.[\w-]*\.?(?:txt|png|ics|json|pdf)\b/g,
  phone: /(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])/g,
} as const

/** Names of laws and forms. */
const NAMES = [
  /\bRegulation [A-Z]{1,2}\b/g,
  /\bChapter \d+\b/g,
  /\bSchedule [A-Z]{1,2}\b(?! [a-z])/g,
  /\b\d+ (?:U\.S\.C\.|CFR)(?: (?:section )?\d[\w.()-]*\w)?/g,
  /(?<![\w-])[A-Z]{1,3}-\d+[A-Z]*\b/g,
  /(?<![\w-])\d{3,4}-[A-Z]{1,4}\b/g,
  /\b\d{3}\([a-z]\)/g,
]

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
/** A month beside a day or a year. Alone, “May” and “March” may be other words. */
const DATED = new RegExp(`\\b(${MONTH})\\b(?=\\.?,? \\d)|(?<=\\d )(${MONTH})\\b`, 'g')
const NAMES_OF_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The parts of a text that a translation never changes, for texts that are made by machine. */
export const KEPT: readonly RegExp[] = [...Object.values(EXACT), ...NAMES, DATED, /\S*\d\S*/g, /\*\*/g]

/** The words of an English text between its facts. */
export function wordsOf(english: string): readonly string[] {
  const words = KEPT.reduce((text, pattern) => text.replaceAll(pattern, ' '), english)
  return words.match(/(?<![\p{L}\p{N}])[\p{L}’']{2,}/gu) ?? []
}

/** Facts of an English text that a translation lacks, and facts that it adds. Both as a reader sees them. */
export interface Difference {
  readonly missing: readonly string[]
  readonly added: readonly string[]
}

/**
 * Compares numbers, money, percents, dates, phone numbers, addresses, placeholders and names of laws and forms.
 *
 * @param locale the language of the translation, which has its own signs and its own order in a date
 * @param isList the texts are lists of names, where a number may come once or more often
 */
export function differentFacts(english: string, translation: string, locale: string, isList = false): Difference {
  const [missing, added]: [string[], string[]] = [[], []]
  let [ours, theirs] = [english, localeForms(locale).latin(translation)]
  const compare = (one: readonly Fact[], other: readonly Fact[]): void => {
    missing.push(...rest(one, other, isList))
    added.push(...rest(other, one, isList))
  }
  for (const pattern of Object.values(EXACT)) {
    compare(found(ours, pattern), found(theirs, pattern))
    ours = ours.replaceAll(pattern, ' ')
    theirs = theirs.replaceAll(pattern, ' ')
  }
  for (const name of NAMES.flatMap((pattern) => ours.match(pattern) ?? [])) {
    if (!theirs.includes(name)) missing.push(name)
    ours = ours.replace(name, ' ')
    theirs = theirs.replace(name, ' ')
  }
  const months = [...ours.matchAll(DATED)].map(([name]) => name)
  const forms = localeForms(locale)
  const unnamed = months.filter((name) => !hasMonth(theirs, numberOf(name), forms))
  const numbers = numbersIn(theirs, forms)
  for (const month of unnamed) {
    // 10月12日 has the number of the month.
    const at = numbers.findIndex(({ value }) => value === String(numberOf(month) + 1))
    if (at === -1) missing.push(month)
    else numbers.splice(at, 1)
  }
  compare(numbersIn(ours, ENGLISH), numbers)
  return { missing, added }
}

/** The number of a month by its English name. January is 0. */
function numberOf(month: string): number {
  return NAMES_OF_MONTHS.indexOf(month.slice(0, 3).toLowerCase())
}

function hasMonth(text: string, month: number, { months }: LocaleForms): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  return [...(months[month] ?? [])].some((name) =>
    /^[\p{L}\p{M}]+$/u.test(name) ? words.has(name) : text.includes(name),
  )
}

interface Fact {
  readonly value: string
  /** As the text has it. */
  readonly shown: string
}

function found(text: string, pattern: RegExp): readonly Fact[] {
  return (text.match(pattern) ?? []).map((shown) => ({ value: shown.toLowerCase(), shown }))
}

const ENGLISH = { group: ',', decimal: '.' } as const

function numbersIn(text: string, { group, decimal }: Pick<LocaleForms, 'group' | 'decimal'>): Fact[] {
  const separators = [group, decimal].map((sign) => sign.replaceAll(/[.\\-]/g, '\\$&')).join('')
  const number = `\\d(?:[\\d${separators}]*\\d)?`
  const pattern = new RegExp(`(−|(?<![\\p{L}\\d)])-)?(\\$\\s?)?(${number})(\\s?%)?(\\s?\\$)?`, 'gu')
  return [...text.matchAll(pattern)].map(([shown, minus, before, digits = '', percent, after]) => {
    const money = before !== undefined || after !== undefined ? '$' : ''
    const value = Array.from(digits, (sign) => (sign === decimal ? '.' : group.includes(sign) ? '' : sign)).join('')
    return {
      value: `${minus === undefined ? '' : '-'}${money}${value}${percent === undefined ? '' : '%'}`,
      shown: shown.trim(),
    }
  })
}

/** What the first has and the second has not. */
function rest(one: readonly Fact[], other: readonly Fact[], isList: boolean): readonly string[] {
  const left = other.map(({ value }) => value)
  return one.flatMap(({ value, shown }) => {
    const at = left.indexOf(value)
    if (at === -1) return [shown]
    if (!isList) left.splice(at, 1)
    return []
  })
}
