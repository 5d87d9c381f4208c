import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RemoteRow } from '../../../src/data/store/learnerDatabase'
import { type ChangeMark, parseChangeMarks, waitingSince, withChange } from '../../../src/data/store/waitingSince'

const DAY_MS = 86_400_000
const START_MS = Date.parse('2026-03-02T09:00:00.000Z')
const NOW = new Date(START_MS + 30 * DAY_MS)
const day = (days: number): string => new Date(START_MS + days * DAY_MS).toISOString()
const remote = (syncedRevision: number, succeededAt?: string): RemoteRow => ({
  name: 'firestore',
  syncedRevision,
  ...(succeededAt !== undefined && { succeededAt }),
})
const marks = (...made: readonly [revision: number, at: string][]): readonly ChangeMark[] =>
  made.reduce<readonly ChangeMark[]>((kept, [revision, at]) => withChange(kept, revision, at), [])

describe('the time since when a change waits', () => {
  it('is that of the oldest change that no remote has', () => {
    const made = marks([1, day(0)], [2, day(5)], [3, day(9)])
    expect(waitingSince(made, [], NOW)).toBe(day(0))
    expect(waitingSince(made, [remote(1, day(1))], NOW)).toBe(day(5))
    expect(waitingSince(made, [remote(1, day(1)), { ...remote(2, day(6)), name: 'hub' }], NOW)).toBe(day(9))
    expect(waitingSince(made, [remote(3, day(9))], NOW)).toBeUndefined()
  })

  it('is not that of the last backup, even an old one', () => {
    expect(waitingSince(marks([4, day(0)], [5, day(29.9)]), [remote(4, day(0))], NOW)).toBe(day(29.9))
  })

  it('is that of a day’s last change after part was sent', () => {
    expect(waitingSince(marks([1, day(0)], [2, day(0.1)]), [remote(1, day(0.05))], NOW)).toBe(day(0.1))
  })

  it.each<[string, readonly ChangeMark[], readonly RemoteRow[]]>([
    ['a change of a time to come', marks([1, day(40)]), []],
    ['a clock that was turned back between changes', marks([1, day(9)], [2, day(2)]), []],
    ['a change before the backup that does not have it', marks([7, day(2)]), [remote(6, day(4))]],
    ['a clock that knew no date', marks([1, '2020-01-01T00:00:10.000Z']), []],
    ['a row of an earlier version', [], [remote(2, day(1))]],
  ])('is unknown after %s', (_case, made, remotes) => {
    expect(waitingSince(made, remotes, NOW)).toBeUndefined()
  })

  it('keeps known times after a change at an unknown time', () => {
    expect(waitingSince(marks([1, day(3)], [2, '']), [], NOW)).toBe(day(3))
  })

  it('survives a damaged row', () => {
    expect(parseChangeMarks({ 0: 1 })).toEqual([])
    expect(parseChangeMarks([[1, day(1)], [2], 'x', [{}, day(2)], [3, 'yesterday'], null])).toEqual([[1, day(1)]])
  })

  it('is never too long, never negative, and small in the row', () => {
    const step = fc.record({ hours: fc.integer({ min: 0, max: 70 }), isSent: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 90 }), (steps) => {
        let made: readonly ChangeMark[] = []
        let remotes: readonly RemoteRow[] = []
        let now = START_MS
        let oldest: number | undefined
        steps.forEach(({ hours, isSent }, index) => {
          now += hours * 3_600_000
          const at = new Date(now).toISOString()
          made = withChange(made, index + 1, at)
          oldest ??= now
          if (isSent) {
            remotes = [remote(index + 1, at)]
            oldest = undefined
          }
          const since = Date.parse(waitingSince(made, remotes, new Date(now)) ?? '')
          const isSilent = Number.isNaN(since)
          // Close to the truth as long as the day is still stored.
          const latest = oldest === undefined || made.length === 40 ? now : oldest + DAY_MS
          const isTrue = oldest !== undefined && since >= oldest && since <= latest && since <= now
          expect([isSilent || isTrue, isSilent && made.length < 40 && oldest !== undefined]).toEqual([true, false])
          expect(made.length).toBeLessThanOrEqual(40)
        })
      }),
    )
  })
})
