import { expect, test } from 'vitest'
import type { Figure } from '../../../src/core/curriculum/parseLists'
import { formatFigure } from '../../../src/core/curriculum/formatFigure'

test.each<[number, Figure['unit'], string]>([
  [16100, 'usd', '$16,100'],
  [0, 'usd', '$0'],
  [7.25, 'usd', '$7.25'],
  [202.9, 'usd', '$202.90'],
  [6.2, 'percent', '6.2%'],
  [1.45, 'percent', '1.45%'],
  [22, 'percent', '22%'],
  [65, 'number', '65'],
  [1500, 'number', '1,500'],
])('formats %d %s as %s', (value, unit, shown) => {
  expect(formatFigure({ value, unit }, 'en-US')).toBe(shown)
})

test('formats a figure in the given locale', () => {
  expect(formatFigure({ value: 1234.5, unit: 'number' }, 'de')).toBe('1.234,5')
})
