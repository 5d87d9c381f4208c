import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../../src/classroom/protocol/book/classBook'
import { CHECK_QUESTIONS, gainsOf, statisticsOf } from '../../../../src/classroom/protocol/outcomes/classStatistics'
import { meanInterval, type Sums, tQuantile } from '../../../../src/classroom/protocol/outcomes/meanInterval'
import { outcomeLearners } from '../../../../src/classroom/protocol/outcomes/outcomeLearner'
import { CHECK_LENGTH } from '../../../../src/core/review/moduleChecks'
import { day } from '../../../core/progress/samples'
import { arrivalOf, leavingOf, memberId, senderHash } from '../bookSamples'
import { CURRICULUM, learners, outcomeLearner } from './outcomeSamples'

const AS_OF = day('2026-10-31')
const statistics = (...given: Parameters<typeof outcomeLearner>) =>
  statisticsOf([outcomeLearner(...given)], CURRICULUM, AS_OF)

describe('the learners that are counted', () => {
  it('are admitted, and have not left', () => {
    let book = EMPTY_BOOK
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      book = withArrival(book, arrivalOf({ sender: senderHash(name), says: memberId(name), sequence: 1, lessons: [] }))
    }
    for (const name of ['Ada', 'Ben']) book = withDecision(book, senderHash(name), memberId(name), true)
    book = withArrival(book, leavingOf({ sender: senderHash('Ben'), sequence: 2 }))
    expect(outcomeLearners(book)).toMatchObject([
      { order: memberId('Ada'), checks: {}, state: undefined, heardOn: '2026-11-20' },
    ])
  })
})

describe('the outcomes of a class', () => {
  it.each([
    ['2026-10-31', 1, 11],
    ['2026-10-25', 1, 11],
    ['2026-10-24', 1, 10],
    ['2026-10-04', 1, 8],
    ['2026-10-03', 0, 7],
    ['2026-08-09', 0, 0],
  ])('count a learner of %s in the right weeks', (active, lately, week) => {
    const counted = statistics({ days: [active] })
    expect(counted.active).toBe(lately)
    expect(counted.weeks.map((one) => one.active).indexOf(1)).toBe(week)
    expect(counted.weeks.reduce((sum, one) => sum + one.active, 0)).toBe(1)
  })

  it('leave out days before the 12 weeks and after the day', () => {
    const counted = statistics({ days: ['2026-08-08', '2026-11-01'] })
    expect(counted).toMatchObject({ enrolled: 1, active: 0 })
    expect(counted.weeks.map(({ active }) => active)).toEqual(Array.from({ length: 12 }, () => 0))
    expect([counted.weeks[0]?.from, counted.weeks.at(-1)?.from]).toEqual(['2026-08-09', '2026-10-25'])
  })

  it('count a module when all of its lessons are done', () => {
    const finished = (...lessons: readonly string[]) => statistics({ lessons }).modules.map((one) => one.finished)
    expect(finished('foundations_1', 'saving_1')).toEqual([0, 1])
    expect(finished('foundations_1', 'foundations_2')).toEqual([1, 0])
  })

  it.each([
    ['passed at once', [1, 1, 80], 1, 1],
    ['passed twice', [2, 2, 90], 1, 1],
    ['failed first, or in between', [2, 1, 80], 0, 1],
    ['never passed', [2, 0, 0], 0, 0],
    ['passed when less was enough', [1, 1, 60], 0, 0],
    ['passed without a count of attempts', [0, 1, 80], 0, 1],
  ] as const)('count a quiz that was %s', (_what, quiz, first, best) => {
    expect(statistics({ quizzes: { saving: quiz } }).modules[1]).toMatchObject({ passedFirst: first, passedBest: best })
  })

  it('count reports of the same month', () => {
    const heard = (on: string) => statistics({ heardOn: on }).handedIn
    expect([heard('2026-10-01'), heard('2026-10-31'), heard('2026-09-30'), heard('2025-10-10')]).toEqual([1, 1, 0, 0])
  })

  it('match self-checks before and after, in the order of days', () => {
    const checks = [
      { order: 'b', checks: { saving: [2, 5, '2026-10-12'] } },
      { order: 'a', checks: { saving: [3, 3, '2026-10-12'] } },
      { order: 'c', checks: { saving: [6, 1, '2026-10-02'] } },
      { order: 'd', checks: { saving: [9, 9] } },
      { order: 'e' },
    ] as const
    const { modules } = statisticsOf(checks.map(outcomeLearner), CURRICULUM, AS_OF)
    const pairs = modules[1]?.pairs ?? []
    expect(pairs.map(({ order, before, after }) => [order, before, after])).toEqual([
      ['c', 6, 1],
      ['a', 3, 3],
      ['b', 2, 5],
    ])
    expect(gainsOf(pairs)).toEqual({ n: 3, gained: 1, same: 1, lost: 1, medianBefore: 3, medianAfter: 3 })
    const both = outcomeLearner({ checks: { saving: [1, 2] } })
    const onlyBefore = Object.fromEntries(Object.entries(both.checks).map(([id, taken]) => [id, taken.slice(0, 1)]))
    const { modules: without } = statisticsOf([{ ...both, checks: onlyBefore }], CURRICULUM, AS_OF)
    expect(without[1]?.pairs).toEqual([])
  })

  it('count states', () => {
    const { states } = statisticsOf(
      learners(5, (index) => (index < 3 ? { state: index === 0 ? 'WI' : 'IA' } : {})),
      CURRICULUM,
      AS_OF,
    )
    expect(states).toEqual([
      { state: 'IA', learners: 2 },
      { state: 'WI', learners: 1 },
    ])
  })

  it('know how many questions a self-check has', () => {
    expect(CHECK_QUESTIONS).toBe(CHECK_LENGTH)
  })
})

function sumsOf(values: readonly number[]): Sums {
  const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0)
  return { n: values.length, sum: sum(values), sumOfSquares: sum(values.map((value) => value * value)) }
}

describe('a mean with its interval', () => {
  it.each([
    [1, 12.706],
    [4, 2.776],
    [9, 2.262],
    [10, 2.228],
    [29, 2.045],
    [120, 1.98],
    [1_000_000, 1.96],
  ])('uses the t of %i degrees of freedom', (freedom, t) => {
    expect(tQuantile(freedom)).toBeCloseTo(t, 3)
  })

  it('matches an example worked by hand', () => {
    // Mean 2, variance (1 + 0 + 1 + 4 + 4) / 4 = 2.5, and 2.776 * sqrt(2.5 / 5) = 1.963.
    const { mean, interval, spread } = meanInterval(sumsOf([1, 2, 3, 0, 4])) ?? {}
    expect(mean).toBe(2)
    expect(spread).toBeCloseTo(Math.sqrt(2.5))
    expect(interval?.[0]).toBeCloseTo(2 - 1.963, 3)
    expect(interval?.[1]).toBeCloseTo(2 + 1.963, 3)
  })

  it('has no interval for one number and no mean for none', () => {
    expect(meanInterval(sumsOf([3]))).toEqual({ mean: 3, interval: undefined, spread: 0 })
    expect(meanInterval(sumsOf([]))).toBeUndefined()
  })

  it('has the mean of the numbers in the middle', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 2, maxLength: 60 }), (values) => {
        const { mean, interval = [0, 0] } = meanInterval(sumsOf(values)) ?? { mean: NaN }
        expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length)
        expect((interval[0] + interval[1]) / 2).toBeCloseTo(mean)
        expect(interval[1] - interval[0]).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
