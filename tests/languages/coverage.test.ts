import { describe, expect, test } from 'vitest'
import type { BlockState } from '../../tools/languages/compose/translation'
import { coverageTable, isComplete } from '../../tools/languages/report/coverage'

function file(...states: BlockState[]): ReadonlyMap<string, BlockState> {
  return new Map(states.map((state, at) => [String(at), state]))
}

describe('the coverage of a language', () => {
  test('counts the states of each file, words first', () => {
    const states = new Map([
      ['lessons/credit_1.json', file('fresh', 'missing', 'missing', 'wrong')],
      ['words/home.json', file('fresh', 'stale')],
      ['words/nav.json', file('fresh')],
    ])
    expect(
      coverageTable(states)
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/).join(' ')),
    ).toEqual([
      'fresh stale missing wrong',
      'words/home.json 1 1 0 0',
      'words/nav.json 1 0 0 0',
      'lessons/credit_1.json 1 0 2 1',
      'all words 2 1 0 0',
      'all of the course 1 0 2 1',
    ])
  })

  test.each<[BlockState, boolean]>([
    ['fresh', true],
    ['stale', false],
    ['missing', false],
    ['wrong', false],
  ])('with a text that is %s is complete: %s', (state, complete) => {
    expect(isComplete(new Map([['a.json', file('fresh', state)]]))).toBe(complete)
  })
})
