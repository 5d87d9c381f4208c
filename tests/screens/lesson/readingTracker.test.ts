import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentHeading, isWorthRestoring, readShare, scrollTopFor } from '../../../src/screens/lesson/readingTracker'

const phone = { viewportHeight: 700, articleTop: 400, articleHeight: 4000 }

describe('the share of a lesson that was read', () => {
  it.each([
    { scrollTop: 0, share: 0 },
    { scrollTop: 400, share: 0 },
    { scrollTop: 2050, share: 0.5 },
    { scrollTop: 3700, share: 1 },
    { scrollTop: 9000, share: 1 },
    { scrollTop: -80, share: 0 },
  ])('at scroll position $scrollTop is $share', ({ scrollTop, share }) => {
    expect(readShare({ ...phone, scrollTop })).toBeCloseTo(share)
  })

  it('is full when a short lesson’s end is in view', () => {
    const short = { viewportHeight: 900, articleTop: 300, articleHeight: 500 }
    expect(readShare({ ...short, scrollTop: 0 })).toBe(1)
    expect(readShare({ ...short, articleTop: 800, scrollTop: 0 })).toBe(0)
    expect(readShare({ ...short, articleHeight: 0, scrollTop: 0 })).toBe(0)
  })

  it('is the same after returning to it, in any window', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.integer({ min: 200, max: 2000 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 5000, max: 40_000 }),
        (share, viewportHeight, articleTop, articleHeight) => {
          const geometry = { viewportHeight, articleTop, articleHeight }
          const scrollTop = scrollTopFor(share, geometry)
          expect(readShare({ ...geometry, scrollTop })).toBeCloseTo(share, 6)
        },
      ),
    )
  })

  it('never falls when scrolling down', () => {
    fc.assert(
      fc.property(fc.integer({ max: 9000 }), fc.nat(2000), (scrollTop, further) => {
        const before = readShare({ ...phone, scrollTop })
        const after = readShare({ ...phone, scrollTop: scrollTop + further })
        expect(after).toBeGreaterThanOrEqual(before)
        expect(before).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([
    [0, false],
    [0.05, false],
    [0.06, true],
    [0.5, true],
    [0.95, false],
    [1, false],
    [Number.NaN, false],
  ])('for %f is worth restoring: %s', (share, worth) => {
    expect(isWorthRestoring(share)).toBe(worth)
  })
})

describe('the current heading', () => {
  const at = (...tops: number[]) => tops.map((top, index) => ({ id: `part-${index + 1}`, top }))

  it.each([
    { tops: [500, 900], current: 'part-1' },
    { tops: [80, 900], current: 'part-1' },
    { tops: [-600, 119], current: 'part-2' },
    { tops: [-900, -300, 400], current: 'part-2' },
    { tops: [-900, -300, 120], current: 'part-3' },
  ])('with tops at $tops is $current', ({ tops, current }) => {
    expect(currentHeading(at(...tops), 120)).toBe(current)
  })

  it('is empty in a lesson without headings', () => {
    expect(currentHeading([], 120)).toBe('')
  })
})
