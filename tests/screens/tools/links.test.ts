import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debtPayoffTool } from '../../../src/screens/tools/calculators/debtPayoffTool'
import { loanTool } from '../../../src/screens/tools/calculators/loanTool'
import {
  exampleTexts,
  fitsForm,
  rowCount,
  searchFromTexts,
  type Texts,
  textsFromSearch,
  withoutRow,
  withRow,
} from '../../../src/screens/tools/form/texts'
import { loadTool, parseToolId, toolIds } from '../../../src/screens/tools/loadTool'
import { allTools } from './allTools'

const { form } = debtPayoffTool
const { rows } = form
if (rows === undefined) throw new Error('Debts are rows.')

describe('the link of a tool', () => {
  it('contains every field, in plain numbers', () => {
    expect(searchFromTexts('loan', loanTool.form, { ...exampleTexts(loanTool.form), amount: '$12,000.50' })).toBe(
      '?tool=loan&amount=12000.5&rate=18&months=36&fee=0&extra=20',
    )
  })

  it('matches the form that wrote it, for every tool and any rows', async () => {
    for (const [id, tool] of await allTools()) {
      const texts = exampleTexts(tool.form)
      expect(fitsForm(tool.form, searchFromTexts(id, tool.form, texts)), id).toBe(true)
    }
    const example = exampleTexts(form)
    for (const texts of [withRow(rows, example), withoutRow(rows, example, 1)])
      expect(fitsForm(form, searchFromTexts('debt-payoff', form, texts))).toBe(true)
  })

  it.each([
    ['of nothing', ''],
    ['of another field beside', '?tool=loan&amount=7500&rate=18&months=36&fee=0&extra=20&tips=1'],
    ['of one field fewer', '?tool=loan&amount=7500&rate=18&months=36&fee=0'],
    ['of a field with another name', '?tool=loan&borrowed=7500&rate=18&months=36&fee=0&extra=20'],
  ])('does not match the form when it is %s', (_case, search) => {
    expect(fitsForm(loanTool.form, search)).toBe(false)
  })

  it('matches without a field that was added later, and uses its example', async () => {
    const tool = await loadTool['rent-or-buy']()
    const saved = new URLSearchParams(searchFromTexts('rent-or-buy', tool.form, exampleTexts(tool.form)))
    saved.delete('earn')
    expect(fitsForm(tool.form, `?${saved.toString()}`)).toBe(true)
    expect(textsFromSearch(tool.form, `?${saved.toString()}`)['earn']).toBe('4')
  })

  it('does not match without its rows, or a cell of one', () => {
    const whole = searchFromTexts('debt-payoff', form, exampleTexts(form))
    const [column = ''] = Object.keys(rows.columns)
    const less = new URLSearchParams(whole)
    less.delete(`${column}1`)
    expect(fitsForm(form, `?${less.toString()}`)).toBe(false)
    for (const name of [...less.keys()].filter((key) => /\d$/.test(key))) less.delete(name)
    expect(fitsForm(form, `?${less.toString()}`)).toBe(false)
  })

  it('restores the same numbers, for every tool', async () => {
    for (const [id, tool] of await allTools()) {
      const texts = exampleTexts(tool.form)
      expect(textsFromSearch(tool.form, searchFromTexts(id, tool.form, texts)), id).toEqual(texts)
    }
  })

  it('restores any entered text, valid or not', () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => text.trim())
    const row = fc.record({ debt: cell, balance: cell, rate: cell, minimum: cell })
    fc.assert(
      fc.property(cell, fc.array(row, { minLength: 1, maxLength: 12 }), (monthly, list) => {
        const cells = list.flatMap((one, index) =>
          Object.entries(one).map(([column, text]) => [`${column}${index + 1}`, text]),
        )
        const texts: Texts = { monthly, ...Object.fromEntries(cells) }
        const first = textsFromSearch(form, searchFromTexts('debt-payoff', form, texts))
        const again = textsFromSearch(form, searchFromTexts('debt-payoff', form, first))
        expect(again).toEqual(first)
        expect(rowCount(rows, first)).toBe(list.length)
        expect(debtPayoffTool.evaluate(first)).toEqual(debtPayoffTool.evaluate(again))
      }),
    )
  })

  it('takes missing numbers from the example', () => {
    expect(textsFromSearch(loanTool.form, '?tool=loan&rate=9')).toEqual({ ...exampleTexts(loanTool.form), rate: '9' })
    expect(textsFromSearch(form, '')).toEqual(exampleTexts(form))
  })

  it('keeps an invalid number so that its field can show an error', () => {
    const texts = textsFromSearch(loanTool.form, '?rate=lots&months=-3&amount=%3Cscript%3E')
    expect(texts).toMatchObject({ rate: 'lots', months: '-3', amount: '<script>' })
    const evaluation = loanTool.evaluate(texts)
    expect(evaluation.kind === 'problems' && [...evaluation.problems.keys()]).toEqual(['amount', 'rate', 'months'])
  })

  it('truncates long text, and ignores rows beyond the limit', () => {
    const endless = Array.from({ length: 500 }, (_, index) => `balance${index + 1}=1`).join('&')
    const texts = textsFromSearch(form, `?${endless}&debt1=${'x'.repeat(5000)}`)
    expect(rowCount(rows, texts)).toBe(rows.max)
    expect(texts['debt1']).toHaveLength(40)
  })

  it('moves rows up over a gap', () => {
    expect(textsFromSearch(form, '?balance3=50&debt7=Car')).toEqual({
      monthly: '272',
      debt1: '',
      balance1: '50',
      rate1: '',
      minimum1: '',
      debt2: 'Car',
      balance2: '',
      rate2: '',
      minimum2: '',
    })
  })
})

describe('rows', () => {
  it('are added at the end and close the gap when removed', () => {
    const three = exampleTexts(form)
    const four = withRow(rows, three)
    expect(rowCount(rows, four)).toBe(4)
    expect(debtPayoffTool.evaluate(four)).toEqual(debtPayoffTool.evaluate(three))
    const two = withoutRow(rows, three, 1)
    expect(two).toMatchObject({ debt1: 'Card', debt2: 'Loan', balance2: '1,500', monthly: '272' })
    expect(rowCount(rows, two)).toBe(2)
    expect(Object.keys(two)).not.toContain('debt3')
  })
})

describe('the id of a tool', () => {
  it('is one of ten', () => {
    expect(toolIds).toHaveLength(10)
    for (const id of toolIds) expect(parseToolId(id)).toBe(id)
    for (const text of ['', 'Loan', 'loan ', 'toString', '__proto__']) expect(parseToolId(text)).toBeUndefined()
    expect(parseToolId(null)).toBeUndefined()
  })
})
