import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statisticsOf } from '../../../../src/classroom/protocol/outcomes/classStatistics'
import { joinStatistics } from '../../../../src/classroom/protocol/outcomes/joinStatistics'
import { day } from '../../../core/progress/samples'
import { CURRICULUM, outcomeLearner } from './outcomeSamples'

const ON = ['2026-10-02', '2026-10-20', '2026-09-01'] as const
const learner = fc
  .record({
    order: fc.string({ minLength: 8, maxLength: 8 }),
    on: fc.constantFrom(...ON),
    right: fc.tuple(fc.nat(6), fc.nat(6)),
    state: fc.constantFrom('IA', 'WI', undefined),
    isDone: fc.boolean(),
  })
  .map(({ order, on, right: [before, after], state, isDone }) =>
    outcomeLearner({
      order,
      days: [on],
      heardOn: on,
      checks: { saving: [before, after, on] },
      ...(isDone && { lessons: ['saving_1'], quizzes: { saving: [1, 1, 80] as const } }),
      ...(state !== undefined && { state }),
    }),
  )

describe('the outcomes of a group that is read in parts', () => {
  it('are those of the whole group', () => {
    const of = (learners: Parameters<typeof statisticsOf>[0]) => statisticsOf(learners, CURRICULUM, day('2026-10-31'))
    const group = fc.uniqueArray(learner, { maxLength: 30, selector: ({ order }) => order })
    fc.assert(
      fc.property(group, fc.nat(30), (learners, at) => {
        const [first, second] = [of(learners.slice(0, at)), of(learners.slice(at))]
        expect(joinStatistics(first, second)).toEqual(of(learners))
        expect(joinStatistics(second, first)).toEqual(of(learners))
      }),
      { numRuns: 50 },
    )
  })
})
