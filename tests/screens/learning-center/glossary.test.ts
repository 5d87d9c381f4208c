import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GlossaryEntry } from '../../../src/core/curriculum/parseLists'
import { queryOf } from '../../../src/screens/learning-center/glossary/GlossaryView'
import { letterGroups } from '../../../src/screens/learning-center/glossary/letterGroups'
import { lessonTargets } from '../../../src/screens/learning-center/glossary/TermList'
import { termSearch } from '../../../src/screens/learning-center/glossary/termSearch'
import type { LessonId } from '../../../src/core/progress/ids'
import { sampleManifest } from '../../session/sampleCurriculum'

function entry(id: string, term: string, definition: string, ...aliases: readonly string[]): GlossaryEntry {
  return { id, term, aliases, definition, lessonId: 'foundations_1' as LessonId }
}

const entries = [
  entry('roth-ira', 'Roth IRA', 'A retirement account funded with after-tax money.'),
  entry('annual-percentage-rate', 'Annual percentage rate (APR)', 'The yearly cost of a loan as a percent.', 'APR'),
  entry('401k', '401(k)', 'A retirement savings plan at a job.', '401(k) plan'),
  entry('4-guideline', '4% guideline', 'A rule of thumb for savings in retirement.'),
  entry('w-2', 'W-2', 'The form that shows your pay.'),
  entry('deductible', 'Deductible', 'What you pay before insurance starts paying.', 'deductibles'),
  entry('asset', 'asset', 'Anything you own that has money value.'),
]

describe('the order of the glossary', () => {
  it('is alphabetical, with figures first', () => {
    const groups = letterGroups(entries, 'en-US', '0–9').map(({ letter, entries }) => [
      letter,
      entries.map(({ id }) => id),
    ])
    expect(groups).toEqual([
      ['0–9', ['4-guideline', '401k']],
      ['A', ['annual-percentage-rate', 'asset']],
      ['D', ['deductible']],
      ['R', ['roth-ira']],
      ['W', ['w-2']],
    ])
  })

  it('gives each letter its own id', () => {
    expect(letterGroups(entries, 'en-US', '0–9').map(({ id }) => id)).toEqual([
      'letter-0',
      'letter-a',
      'letter-d',
      'letter-r',
      'letter-w',
    ])
  })

  it('keeps each entry exactly once, for any words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (terms) => {
        const given = terms.map((term, index) => entry(`e${index}`, term, 'Words.'))
        const shown = letterGroups(given, 'en-US', '0–9').flatMap(({ entries }) => entries)
        expect(shown.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort())
      }),
    )
  })
})

describe('searching the glossary', async () => {
  const search = await termSearch(entries)
  const found = (query: string) => search.find(query).map(({ id }) => id)

  it.each([
    ['deductible', ['deductible'], 'a term'],
    ['APR', ['annual-percentage-rate'], 'another name'],
    ['thumb', ['4-guideline'], 'a definition'],
    ['retire', ['4-guideline', '401k', 'roth-ira'], 'the beginning of a word'],
    ['deductable', ['deductible'], 'a letter wrong'],
    ['401k', ['401k'], 'a name without its signs'],
    ['401(k)', ['401k'], 'a name with its signs'],
    ['w2', ['w-2'], 'a form without its hyphen'],
    ['W-2', ['w-2'], 'a form with its hyphen'],
    ['retirement job', ['401k'], 'every word'],
    ['zebra', [], 'nothing'],
    ['( )', [], 'signs only'],
  ])('%j finds %j: %s', (query, ids) => {
    expect([...found(query)].sort()).toEqual([...ids].sort())
  })

  it('ranks a term above a definition that uses it', async () => {
    const pay = await termSearch([entry('net', 'Net pay', 'What you take home.'), ...entries])
    expect(pay.find('pay').map(({ id }) => id)[0]).toBe('net')
  })
})

describe('the query in a history entry', () => {
  it.each([
    [{ query: 'loan' }, 'loan'],
    [null, ''],
    [undefined, ''],
    ['loan', ''],
    [{ query: 7 }, ''],
    [{}, ''],
  ])('%j: %j', (state, query) => {
    expect(queryOf(state)).toBe(query)
  })
})

it('knows the place of each lesson', () => {
  const targets = lessonTargets(sampleManifest)
  expect(targets.size).toBe(6)
  expect(targets.get('credit_2' as LessonId)).toEqual({ title: 'Getting Out of Debt', path: '/lesson/credit/credit_2' })
})
