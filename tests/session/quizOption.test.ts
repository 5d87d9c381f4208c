import { describe, expect, it } from 'vitest'
import { optionForKey, optionLetter } from '../../src/session/QuizOption'

const order = [2, 0, 3, 1]

describe('option keys', () => {
  it.each([
    ['a', 2],
    ['A', 2],
    ['d', 1],
    ['e', undefined],
    ['1', undefined],
    ['Enter', undefined],
    ['Alt', undefined],
    ['', undefined],
  ])('%s chooses the option with written index %s', (key, option) => {
    expect(optionForKey(key, order)).toBe(option)
  })

  it('match the letters shown', () => {
    for (const [position, option] of order.entries()) expect(optionForKey(optionLetter(position), order)).toBe(option)
  })
})
