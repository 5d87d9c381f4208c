import { describe, expect, it } from 'vitest'
import { parseField } from '../../../src/screens/tools/form/parseField'
import { tidyText } from '../../../src/screens/tools/form/texts'
import { choiceOf, type ToolField } from '../../../src/screens/tools/form/toolForm'

const money: ToolField = { kind: 'money', label: 'Balance', min: 0, max: 10_000, example: 0 }
const percent: ToolField = { kind: 'percent', label: 'Rate', min: 0, max: 100, example: 0 }
const growth: ToolField = { kind: 'percent', label: 'Growth', min: -10, max: 20, example: 0 }
const months: ToolField = { kind: 'count', label: 'Months', min: 1, max: 480, example: 1 }
const often = choiceOf({ label: 'How often', labels: { a: 'A', b: 'B' }, order: ['a', 'b'] as const, example: 'b' })

const moneyFix = 'Enter an amount from $0 to $10,000, such as 1,250.50.'
const percentFix = 'Enter a number from 0 to 100, such as 26.99.'

describe('the text of a field', () => {
  it.each<[ToolField, string, number | string]>([
    [money, '1250', 125_000],
    [money, '1,250.5', 125_050],
    [money, ' $1,250.50 ', 125_050],
    [money, '.5', 50],
    [money, '5.', 500],
    [money, '1.15', 115],
    [money, '8.29', 829],
    [money, '0', 0],
    [money, '-0', 0],
    [money, '10,000.00', 1_000_000],
    [money, '12,5', 1250],
    [money, '12,50', 1250],
    [money, '1.200', 120_000],
    [money, '1.200,50', 120_050],
    [money, '1200,50', 120_050],
    [money, '1,200', 120_000],
    [money, '1,200.50', 120_050],
    [money, ',50', 50],
    [money, '1.200,00', 120_000],
    [percent, '6,5', 0.065],
    [percent, '6.125', 0.061_25],
    [percent, '0,125', 0.001_25],
    [growth, '-2,5', -0.025],
    [months, '36,0', 36],
    [percent, '26.99', 0.2699],
    [percent, '26.99%', 0.2699],
    [percent, '0', 0],
    [percent, '100', 1],
    [growth, '-2', -0.02],
    [growth, '\u22122.5', -0.025],
    [months, '36', 36],
    [months, '480', 480],
    [often, 'a', 'a'],
    [{ kind: 'text', label: 'Name', example: '' }, '  Car loan ', 'Car loan'],
  ])('%o accepts %j', (field, text, value) => {
    expect(parseField(field, text)).toEqual({ kind: 'valid', value })
  })

  it('is never read as minus zero', () => {
    const parsed = parseField(growth, '-0')
    expect(parsed.kind === 'valid' && Object.is(parsed.value, 0)).toBe(true)
  })

  it.each<[ToolField, string, string]>([
    [money, '', moneyFix],
    [money, 'abc', moneyFix],
    [money, '-1', moneyFix],
    [money, '10000.01', moneyFix],
    [money, '0.125', moneyFix],
    [money, '1.2345', moneyFix],
    [money, '1,2345', moneyFix],
    [money, '1.20,50', moneyFix],
    [money, '1e3', moneyFix],
    [money, '0x10', moneyFix],
    [money, 'Infinity', moneyFix],
    [money, '1,2,3', moneyFix],
    [money, '.', moneyFix],
    [money, '9'.repeat(40), moneyFix],
    [percent, '101', percentFix],
    [percent, '-1', percentFix],
    [percent, 'NaN', percentFix],
    [growth, '-11', 'Enter a number from \u221210 to 20, such as 26.99.'],
    [months, '0', 'Enter a whole number from 1 to 480.'],
    [months, '12.5', 'Enter a whole number from 1 to 480.'],
    [months, '481', 'Enter a whole number from 1 to 480.'],
    [percent, '6,125', 'This could be 6125 or 6.1250. Type the one you mean.'],
    [months, '1.200', 'This could be 1200 or 1.2000. Type the one you mean.'],
  ])('%o rejects %j: %s', (field, text, message) => {
    expect(parseField(field, text)).toEqual({ kind: 'invalid', message })
  })

  it('falls back to the default choice in a broken link', () => {
    expect(parseField(often, 'z')).toEqual({ kind: 'valid', value: 'b' })
  })
})

describe('the text of a number once its field is left', () => {
  it.each<[ToolField, string, string]>([
    [money, '2400', '2,400'],
    [money, '$2400.5', '2,400.50'],
    [money, '2400.00', '2,400'],
    [money, '.5', '0.50'],
    [percent, '26.990%', '26.990'],
    [percent, '7.0', '7'],
    [money, '1.200', '1,200'],
    [money, '1.200,5', '1,200.50'],
    [percent, '6,5', '6.5'],
    [growth, '-2.5', '-2.5'],
    [months, '0036', '36'],
    [money, 'abc', 'abc'],
    [money, '-5', '-5'],
  ])('%o %j: %j', (field, text, tidy) => {
    expect(tidyText(field, text)).toBe(tidy)
    expect(tidyText(field, tidy)).toBe(tidy)
  })
})
