import { dollars } from '../dollars'
import { minus, whenUsed, wholeNumber } from '../format'
import { locale } from '../locale'
import { plural } from '../plural'

/** How the calculators write money, rates and time in American English. Money is in cents. */
const centsFormat = whenUsed(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const shortFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
const rateFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

function signedBy(value: number, text: string): string {
  return value < 0 ? `${minus}${text}` : text
}

/** `1,250.00`, for columns whose heading says dollars. */
export function figure(cents: number): string {
  return signedBy(cents, centsFormat().format(Math.abs(cents) / 100))
}

/** `1,250`, or `1,250.50` if there are cents. */
export function shortFigure(cents: number): string {
  return cents % 100 === 0 ? signedBy(cents, wholeNumber(Math.abs(cents) / 100)) : figure(cents)
}

/** How a table writes its amounts: all without cents if no amount has cents, otherwise all with cents. */
export function figuresFor(amounts: readonly number[]): (cents: number) => string {
  return amounts.every((cents) => cents % 100 === 0) ? shortFigure : figure
}

/** `$1,250`, or `$1,250.50` if there are cents. */
export function money(cents: number): string {
  return signedBy(cents, dollars(shortFigure(Math.abs(cents))))
}

/** `$428,294`, for amounts that no one can know to the cent. */
export function aboutMoney(cents: number): string {
  const whole = Math.round(Math.abs(cents) / 100)
  return signedBy(whole === 0 ? 0 : cents, dollars(wholeNumber(whole)))
}

/** `428,294`, the same for columns. */
export function wholeFigure(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100)
  return signedBy(dollars === 0 ? 0 : cents, wholeNumber(dollars))
}

/** `12.5%` for 0.125. */
export function percent(rate: number): string {
  const hundredths = Math.round(Math.abs(rate) * 10_000) / 100
  return signedBy(hundredths === 0 ? 0 : rate, `${rateFormat().format(hundredths)}%`)
}

/** `86%`, for a share. */
export function share(part: number): string {
  return `${wholeNumber(part * 100)}%`
}

/** `1,200` */
export function count(value: number): string {
  return wholeNumber(value)
}

/** `11.9` */
export function oneDecimal(value: number): string {
  return shortFormat().format(value)
}

/** A value on a chart's axis: `2,500`, or `1.2M` for a million or more. */
export function axisValue(value: number): string {
  const size = Math.abs(value)
  return signedBy(value, size >= 1_000_000 ? `${rateFormat().format(size / 1_000_000)}M` : shortFormat().format(size))
}

/** `1 month`, `19 months` */
export function months(total: number): string {
  return plural(total, { one: '1 month', other: `${count(total)} months` })
}

/** `1 year`, `30 years` */
export function years(total: number): string {
  return plural(total, { one: '1 year', other: `${count(total)} years` })
}

/** `8 months`, `6 years`, `1 year 7 months` */
export function span(total: number): string {
  const [full, rest] = [Math.floor(total / 12), total % 12]
  if (full === 0) return months(rest)
  return rest === 0 ? years(full) : `${years(full)} ${months(rest)}`
}

/** The same for tight spaces: `8 mo`, `6 yr`, `1 yr 7 mo` */
export function shortSpan(total: number): string {
  const [full, rest] = [Math.floor(total / 12), total % 12]
  const yr = plural(full, { one: '1\u00a0yr', other: `${count(full)}\u00a0yr` })
  const mo = plural(rest, { one: '1\u00a0mo', other: `${rest}\u00a0mo` })
  return full === 0 ? mo : rest === 0 ? yr : `${yr} ${mo}`
}
