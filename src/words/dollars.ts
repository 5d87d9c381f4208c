import { isEnglish, locale } from './locale'

/** `$1,250` for the figure `1,250`, with the sign where the language has it. */
export function dollars(figure: string): string {
  if (isEnglish) return `$${figure}`
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1)
  return parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('')
}
