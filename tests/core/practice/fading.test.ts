import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rightInARowAfter, stepsShown } from '../../../src/core/practice/fading'

describe('worked steps', () => {
  it('start with all but the last shown, then one fewer each time', () => {
    expect([0, 1, 2, 3, 4, 9].map((rightInARow) => stepsShown(4, rightInARow))).toEqual([3, 2, 1, 0, 0, 0])
  })

  it('are all but the last again after a wrong answer', () => {
    const after = (answers: readonly boolean[]) => answers.reduce(rightInARowAfter, 0)
    expect(stepsShown(4, after([true, true, true]))).toBe(0)
    expect(stepsShown(4, after([true, true, true, false]))).toBe(3)
    expect(stepsShown(4, after([true, false, true]))).toBe(2)
  })

  it('never show the answer before the learner gives it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.boolean()), (steps, answers) => {
        const shown = stepsShown(steps, answers.reduce(rightInARowAfter, 0))
        expect(shown).toBeGreaterThanOrEqual(0)
        expect(shown).toBeLessThan(steps)
      }),
    )
  })
})
