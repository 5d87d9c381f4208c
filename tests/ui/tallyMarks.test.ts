import { describe, expect, it } from 'vitest'
import { tallyMarks } from '../../src/ui/tallyMarks'

describe('tally strokes', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [4, 4, 0],
    [5, 5, 1],
    [6, 6, 1],
    [12, 12, 2],
    [30, 30, 6],
  ])('%i are %i strokes, %i of them across', (count, strokes, across) => {
    const marks = tallyMarks(count)
    expect(marks.strokes).toHaveLength(strokes)
    expect(marks.strokes.filter(({ isFifth }) => isFifth)).toHaveLength(across)
  })

  it.each([
    [1, 10],
    [3, 24],
    [5, 37],
    [6, 52],
    [12, 101],
  ])('%i strokes are %i wide', (count, width) => {
    expect(tallyMarks(count).width).toBe(width)
  })

  it('never draws two strokes in one place', () => {
    const paths = tallyMarks(30).strokes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(30)
  })
})
