import { describe, expect, test } from 'vitest'
import { balance } from '../../../src/core/progress/points'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { moduleAccess, unlockedModules, unlockModule } from '../../../src/core/progress/moduleAccess'
import { device, doneBy, fresh, FULL_SYLLABUS, instant, lesson, moduleId } from './samples'

const PHONE = device('phone')
const BEGINNER = FULL_SYLLABUS.modules.filter(({ difficulty }) => difficulty === 'Beginner')
const INTERMEDIATE = FULL_SYLLABUS.modules.filter(({ difficulty }) => difficulty === 'Intermediate')
const CREDIT = moduleId('credit')
const TAXES = moduleId('taxes')

function learned(lessons: readonly string[], document = fresh()): ProgressDocument {
  return lessons.reduce(
    (so, id) => doneBy(completeLesson(so, { lessonId: lesson(id), device: PHONE, today: undefined })),
    document,
  )
}

const access = (document: ProgressDocument, id: string) => moduleAccess(document, FULL_SYLLABUS, moduleId(id))
const lessonsOf = (modules: typeof BEGINNER) => modules.flatMap(({ lessons }) => lessons)
const unlock = (document: ProgressDocument, id: string) =>
  unlockModule(document, { moduleId: moduleId(id), syllabus: FULL_SYLLABUS })

/** Lessons that the curriculum no longer lists, which still have their points. */
const withPoints = (points: number) => learned(Array.from({ length: points / 100 }, (_, index) => `gone_${index + 1}`))

describe('a module is unlocked', () => {
  test('when it is a Beginner module', () => {
    for (const { id } of BEGINNER) expect(access(fresh(), id)).toEqual({ kind: 'open', by: 'rule' })
  })

  test('when it is Intermediate and every Beginner lesson is complete', () => {
    const most = learned(lessonsOf(BEGINNER).slice(1))
    expect(access(most, 'credit')).toEqual({ kind: 'locked', cost: 800, rule: 'beginner-lessons' })
    expect(access(learned(lessonsOf(BEGINNER)), 'credit')).toEqual({ kind: 'open', by: 'rule' })
  })

  test('when it is Advanced and every Beginner and Intermediate lesson is complete', () => {
    const locked = { kind: 'locked', cost: 1200, rule: 'beginner-and-intermediate-lessons' }
    expect(access(fresh(), 'taxes')).toEqual(locked)
    expect(access(learned(lessonsOf(BEGINNER)), 'taxes')).toEqual(locked)
    expect(access(learned(lessonsOf(INTERMEDIATE)), 'taxes')).toEqual(locked)
    expect(access(learned(lessonsOf([...BEGINNER, ...INTERMEDIATE])), 'taxes')).toEqual({ kind: 'open', by: 'rule' })
  })

  test('when a lesson in it was ever completed, even if undone', () => {
    const begun = learned(['credit_2'])
    expect(access(begun, 'credit')).toEqual({ kind: 'open', by: 'started' })
    expect(access(doneBy(undoLesson(begun, { lessonId: lesson('credit_2') })), 'credit')).toEqual({
      kind: 'open',
      by: 'started',
    })
    expect(access(begun, 'investing').kind).toBe('locked')
  })

  test('when its quiz was tried, even without success', () => {
    const at = instant('2026-03-01T10:00:00.000Z')
    const attempt = { moduleId: TAXES, score: 10, passed: false, device: PHONE, today: undefined, at }
    expect(access(doneBy(finishQuizAttempt(fresh(), attempt)), 'taxes')).toEqual({ kind: 'open', by: 'started' })
  })

  test('when the curriculum does not list it', () => {
    expect(access(fresh(), 'constructor')).toEqual({ kind: 'open', by: 'rule' })
    expect(unlock(withPoints(2000), 'unheard_of').kind).toBe('unchanged')
  })
})

describe('unlocking a module with points', () => {
  test.each([
    { id: 'credit', has: 800, left: 0 },
    { id: 'credit', has: 1000, left: 200 },
    { id: 'taxes', has: 1200, left: 0 },
  ])('leaves $left of $has points for $id', ({ id, has, left }) => {
    const document = doneBy(unlock(withPoints(has), id))
    expect(balance(document).toSpend).toBe(left)
    expect(unlockedModules(document)).toEqual([id])
    expect(access(document, id)).toEqual({ kind: 'open', by: 'unlock' })
  })

  test.each([
    { id: 'credit', has: 700 },
    { id: 'taxes', has: 1100 },
  ])('fails for $id with $has points', ({ id, has }) => {
    expect(unlock(withPoints(has), id)).toEqual({ kind: 'refused', reason: 'too-few-points' })
  })

  test('changes nothing and costs nothing for an unlocked module', () => {
    const unlocked = doneBy(unlock(withPoints(1600), 'credit'))
    expect(unlock(unlocked, 'credit')).toEqual({ kind: 'unchanged', document: unlocked })
    expect(unlock(fresh(), 'saving').kind).toBe('unchanged')
    expect(unlock(learned(lessonsOf(BEGINNER)), 'credit').kind).toBe('unchanged')
  })

  test('costs twice for two modules', () => {
    const both = doneBy(unlock(doneBy(unlock(withPoints(2000), 'credit')), 'taxes'))
    expect(balance(both)).toEqual({ earned: 2000, redeemed: 2000, toSpend: 0 })
    expect(unlock(both, 'investing')).toEqual({ kind: 'refused', reason: 'too-few-points' })
  })

  test('is kept when lessons are undone, and points show 0', () => {
    const paid = doneBy(unlock(withPoints(800), 'credit'))
    const undone = doneBy(undoLesson(paid, { lessonId: lesson('gone_1') }))
    expect(balance(undone)).toEqual({ earned: 700, redeemed: 800, toSpend: 0 })
    expect(access(undone, 'credit')).toEqual({ kind: 'open', by: 'unlock' })
  })

  test('is not possible with a damaged payment', () => {
    const damaged: unknown = { [CREDIT]: 'paid' }
    const document = { ...fresh(), unlocks: damaged as ProgressDocument['unlocks'] }
    expect(access(document, 'credit').kind).toBe('locked')
    expect(unlockedModules(document)).toEqual([])
  })
})
