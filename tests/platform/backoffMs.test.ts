import { describe, expect, it } from 'vitest'
import { backoffMs } from '../../src/platform/backoffMs'

const STEPS_MS = [100, 300, 900] as const

describe('the pause before another try', () => {
  it('grows with each failure, and the longest one repeats', () => {
    expect([0, 1, 2, 3, 5000].map((failures) => backoffMs(STEPS_MS, failures))).toEqual([100, 300, 900, 900, 900])
  })

  it.each([
    [0, 150],
    [0.5, 225],
    [1, 300],
  ])('is between half and all of its step (chance %d)', (chance, pauseMs) => {
    expect(backoffMs(STEPS_MS, 1, chance)).toBe(pauseMs)
  })

  it('is a whole number of milliseconds', () => {
    expect(backoffMs([5], 0, 0)).toBe(3)
  })
})
