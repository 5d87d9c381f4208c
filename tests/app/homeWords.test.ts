import { homeWords } from '#words/home'
import { describe, expect, it } from 'vitest'
import { ledgerFigure, megabytes } from '../../src/words/format'

describe('the words of the home page', () => {
  it('give the number of modules', () => {
    expect(homeWords.seeModules(10)).toBe('See the ten modules')
    expect(homeWords.seeModules(1)).toBe('See the lessons')
    expect(homeWords.learnText(4, 10)).toMatch(/^Start anywhere in the four beginner modules\. /)
    expect(homeWords.learnText(1, 10)).toMatch(/^Start with the beginner module\. /)
    expect(homeWords.learnText(3, 3)).toMatch(/^Start with any module\. /)
    expect(homeWords.learnText(0, 2)).toMatch(/^Start with any module\. /)
    expect(homeWords.learnText(1, 1)).toMatch(/^Start with the first lesson\. /)
    expect(homeWords.lessons(1)).toBe('1 lesson')
    expect(homeWords.quizzes(10)).toBe('10 quizzes')
  })

  it('name the existing topics', () => {
    expect(homeWords.lead(['budgeting', 'saving', 'credit', 'taxes'])).toMatch(
      /^Free lessons on budgeting, saving, credit and taxes for the Midwest\. /,
    )
    expect(homeWords.lead(['budgeting'])).toMatch(/^Free lessons on budgeting for the Midwest\. /)
    expect(homeWords.lead([])).toMatch(/^Free lessons on money for the Midwest\. /)
  })
})

describe('figures', () => {
  it('align in a column and use a true minus sign', () => {
    expect(ledgerFigure(2600)).toBe('2,600')
    expect(ledgerFigure(-1450)).toBe('\u2212\u00a01,450')
  })

  it.each([
    [1_100_000, '1.1 MB'],
    [1_000_000, '1 MB'],
    [340_000, '0.3 MB'],
    [12, '0.1 MB'],
  ])('%i bytes: %s', (bytes, text) => {
    expect(megabytes(bytes)).toBe(text)
  })
})
