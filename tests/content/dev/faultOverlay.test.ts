import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOverlay, frameOf } from '../../../tools/content/dev/faultOverlay'
import { printedQuery } from '../../../tools/content/dev/page/printed'
import { placeAt } from '../../../tools/content/places/placeOf'

test('has no message without problems', () => {
  expect(faultOverlay({ problems: [], files: new Map(), folder: '/course', first: [] })).toBeUndefined()
})

test('shows the asked file first, and keeps the order of others', () => {
  const problems = ['a', 'b', 'c', 'b'].map((name, index) => ({
    file: `${name}.json`,
    field: '',
    problem: `no ${index}`,
  }))
  const overlay = faultOverlay({ problems, files: new Map(), folder: '/course', first: ['c.json', 'b.json'] })
  expect(overlay?.err.message).toBe('no 2.')
  expect(overlay?.err.stack.split('\n')).toEqual([
    '3 more:',
    '/course/b.json  no 1.',
    '/course/b.json  no 3.',
    '/course/a.json  no 0.',
  ])
})

test('points at the character of any place', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'cd'.repeat(150)), maxLength: 30 })
  fc.assert(
    fc.property(text, fc.nat(), (drawn, where) => {
      const at = where % (drawn.length + 1)
      const rows = frameOf(drawn, placeAt(drawn, at)).split('\n')
      const pointer = rows.findIndex((row) => /^ +\| +\^$/.test(row))
      const column = rows[pointer]?.indexOf('^') ?? -1
      const pointed = rows[pointer - 1]?.charAt(column) ?? ''
      expect(rows[pointer - 1]?.startsWith('>')).toBe(true)
      expect(pointed).toBe(drawn.charAt(at).replace('\n', ''))
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(130)
    }),
  )
})

test.each([
  ['print', 'all'],
  ['screen', 'not all'],
  ['not print', 'not all'],
  ['not screen', 'all'],
  ['only screen and (min-width: 40em)', 'not all'],
  ['print and (min-width: 10cm)', 'all and (min-width: 10cm)'],
  ['print,screen', 'all,not all'],
  ['print, (max-width: 20em)', 'all, (max-width: 20em)'],
])('answers %s on screen as on paper', (query, onScreen) => {
  expect(printedQuery(query)).toBe(onScreen)
})
