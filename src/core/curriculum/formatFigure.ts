import type { Figure } from './parseLists'

/**
 * Formats the figure with its unit in the given locale: `$2,000`, `6.2%`, `65`. Cents are shown only if there are any.
 */
export function formatFigure(figure: Pick<Figure, 'value' | 'unit'>, locale: string): string {
  const { value, unit } = figure
  switch (unit) {
    case 'usd': {
      const digits = Number.isInteger(value) ? 0 : 2
      const options = {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }
      return new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions).format(value)
    }
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100)
    case 'number':
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
  }
}
