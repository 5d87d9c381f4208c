import { describe, expect, it } from 'vitest'
import { inReach, newestFirst } from '../../../src/screens/achievements/inReach'
import { achievements } from '../../../src/core/progress/achievements'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { LocalDate } from '../../../src/core/progress/ids'
import { learner, completed, sampleSyllabus, tried } from '../../session/sampleCurriculum'

const today = '2026-11-20' as LocalDate
const all = (document: ProgressDocument) => achievements(document, sampleSyllabus, today)
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('the next achievements', () => {
  it('are one of each kind, in list order while nothing is started', () => {
    expect(ids(inReach(all(learner())).next)).toEqual([
      'first-lesson',
      'streak-3',
      'module-foundations',
      'points-1000',
      'first-quiz',
    ])
  })

  it('are the nearest of each kind, the nearest of all first', () => {
    const document = tried(completed(learner(), 'credit_1', 'credit_2'), 'taxes', 60)
    expect(ids(inReach(all(document)).next)).toEqual([
      // The progress is 2 of 3, 2 of 3, 1 of 3, 200 of 1,000, and none.
      'module-credit',
      'half-of-lessons',
      'streak-3',
      'points-1000',
      'first-quiz',
    ])
  })

  it('never rank a quiz at 90% above one at 70%', () => {
    const document = tried(learner(), 'credit', 90)
    expect(ids(inReach(all(document)).next)).toContain('all-quizzes')
    expect(ids(inReach(all(document)).rest)).toContain('perfect-score')
  })

  it('and the rest list every open achievement once, in list order', () => {
    const list = all(completed(learner(), 'foundations_1'))
    const { next, rest } = inReach(list)
    const open = ids(list.filter(({ isEarned }) => !isEarned))
    expect([...ids(next), ...ids(rest)].toSorted()).toEqual(open.toSorted())
    expect(ids(rest)).toEqual(open.filter((id) => ids(rest).includes(id)))
  })
})

describe('earned achievements', () => {
  it('are sorted newest first, with undated ones last', () => {
    const [first, second, third, fourth] = all(learner()).slice(0, 4)
    if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error()
    const entries = [
      { ...first, isEarned: true, day: '2026-11-03' as LocalDate },
      { ...second, isEarned: true, day: undefined },
      { ...third, isEarned: true, day: '2026-11-20' as LocalDate },
      fourth,
    ]
    expect(ids(newestFirst(entries))).toEqual(['streak-7', 'first-lesson', 'streak-3'])
  })
})
