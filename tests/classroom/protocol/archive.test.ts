import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArchiveMark, laterMark, withArchived } from '../../../src/classroom/protocol/book/archive'
import { instant } from '../../core/progress/samples'

const [monday, tuesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'].map(instant)
if (!monday || !tuesday) throw new Error('two days')

const mark: fc.Arbitrary<ArchiveMark | undefined> = fc.option(
  fc.record({ isArchived: fc.boolean(), turn: fc.integer({ min: 1, max: 3 }), at: fc.constantFrom(monday, tuesday) }),
  { nil: undefined },
)

describe('the mark of an archived class', () => {
  it('counts taps that change something, and only those', () => {
    expect(withArchived(undefined, false, monday)).toBeUndefined()
    const first = withArchived(undefined, true, monday)
    expect(first).toEqual({ isArchived: true, turn: 1, at: monday })
    expect(withArchived(first, true, tuesday)).toBe(first)
    expect(withArchived(first, false, tuesday)).toEqual({ isArchived: false, turn: 2, at: tuesday })
  })

  it('is the same for any order of copies', () => {
    fc.assert(
      fc.property(mark, mark, mark, (a, b, c) => {
        expect(laterMark(a, b)).toEqual(laterMark(b, a))
        expect(laterMark(laterMark(a, b), c)).toEqual(laterMark(a, laterMark(b, c)))
        expect(laterMark(a, a)).toEqual(a)
      }),
    )
  })

  it('is archived if both copies have as many taps', () => {
    const [archived, open] = [
      { isArchived: true, turn: 1, at: monday },
      { isArchived: false, turn: 2, at: monday },
    ]
    expect(laterMark(archived, open)).toBe(open)
    expect(laterMark({ ...archived, turn: 2 }, open)?.isArchived).toBe(true)
    expect(laterMark(archived, { ...archived, at: tuesday })?.at).toBe(monday)
  })
})
