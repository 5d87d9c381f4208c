import { readAloudWords } from '#words/readAloud'
import { locale } from '../../../words/locale'

type AmountWords = Pick<typeof readAloudWords, 'dollars' | 'cents' | 'dollarsAndCents' | 'magnitudes'>

/**
 * A sentence as the voice gets it. Spanish voices read `$1,200` as “one comma two hundred”, and English ones may say
 * “dollar” first. So an amount is written as `1200 dollars`, and no number has separators of thousands.
 */
export function spokenText(text: string, words: AmountWords = readAloudWords, tag: string = locale): string {
  const [group, decimal] = separatorsOf(tag)
  const written = new RegExp(`(\\$ ?)?(\\d[\\d${group}${decimal}]*\\d|\\d)( ?\\$)?`, 'g')
  const magnitude = new RegExp(`^ (?:${words.magnitudes.replaceAll(' ', '|')})(?![\\p{L}])`, 'u')
  const grouped = new RegExp(`^(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}\\d+)?$`)
  return text.replaceAll(written, (...match: (string | number | undefined)[]) => {
    const [shown = '', before = '', figure = '', after = ''] = match.slice(0, 4).map((part) => String(part ?? ''))
    if (!grouped.test(figure)) return shown
    const [whole = '', part = ''] = figure.replaceAll(new RegExp(group, 'g'), '').split(new RegExp(decimal))
    const isMoney = before !== '' || after !== ''
    const rest = text.slice(Number(match[4]) + shown.length)
    if (!isMoney || magnitude.test(rest) || (part !== '' && part.length !== 2)) {
      return `${before}${part === '' ? whole : figure.replaceAll(new RegExp(group, 'g'), '')}${after}`
    }
    const dollars = words.dollars(Number(whole), whole)
    if (Number(part) === 0) return dollars
    const cents = words.cents(Number(part))
    return Number(whole) === 0 ? cents : words.dollarsAndCents(dollars, cents)
  })
}

/** The separators of a language, for a regular expression. */
function separatorsOf(tag: string): readonly [string, string] {
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345.6)
  const sign = (kind: 'group' | 'decimal', other: string) =>
    `\\u${(parts.find(({ type }) => type === kind)?.value ?? other).charCodeAt(0).toString(16).padStart(4, '0')}`
  return [sign('group', ','), sign('decimal', '.')]
}
