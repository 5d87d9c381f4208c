import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { usePractice } from '../../../src/screens/skill-practice/usePractice'
import { cardInterestWords } from '#words/practiceCards'
import { cardInterest as recipe } from '../../../src/core/practice/cards'
import { skillOf } from '../../../src/core/practice/skill'

const cardInterest = skillOf(recipe, cardInterestWords)

afterEach(cleanup)

function begin() {
  let seed = 20
  const { result } = renderHook(() => usePractice(cardInterest, () => (seed += 1)))
  const place = (isRight: boolean) =>
    result.current.item.options.findIndex(({ mistake }) => (mistake === undefined) === isRight)
  return { result, place }
}

describe('questions on a skill', () => {
  it('are not answered before an option is marked', () => {
    const { result } = begin()
    act(() => result.current.answer())
    expect(result.current).toMatchObject({ number: 1, isAnswered: false, isRight: false, rightInARow: 0 })
  })

  it('keep the given answer, and count it once', () => {
    const { result, place } = begin()
    act(() => result.current.choose(place(false)))
    act(() => result.current.choose(place(true)))
    act(() => result.current.answer())
    act(() => result.current.answer())
    act(() => result.current.choose(place(false)))
    act(() => result.current.showWay())
    expect(result.current).toMatchObject({ isAnswered: true, isRight: true, rightInARow: 1, chosen: place(true) })
  })

  it('count right answers in a row, and restart after giving up', () => {
    const { result, place } = begin()
    for (const right of [1, 2]) {
      act(() => result.current.choose(place(true)))
      act(() => result.current.answer())
      expect(result.current.rightInARow).toBe(right)
      act(() => result.current.askAnother())
    }
    expect(result.current).toMatchObject({ number: 3, shownSteps: 0, isAnswered: false, chosen: undefined })
    act(() => result.current.showWay())
    expect(result.current).toMatchObject({ isAnswered: true, isRight: false, rightInARow: 0, shownSteps: 3 })
  })
})
