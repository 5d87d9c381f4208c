import { describe, expect, test } from 'vitest'
import { completeLesson, isLessonComplete, undoLesson } from '../../../src/core/progress/lessons'
import { MAX_COUNT } from '../../../src/core/progress/ids'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { photoOf, setDisplayName, setPhoto, displayNameOf } from '../../../src/core/progress/profile'
import { replay } from '../../../src/core/progress/replay'
import { startOver } from '../../../src/core/progress/epochs'
import { day, device, doneBy, fresh, instant, lesson, moduleId } from './samples'

const PHONE = device('phone')
const TABLET = device('tablet')
const LESSON = lesson('foundations_1')
const QUIZ = moduleId('foundations')
const TODAY = day('2026-03-01')
const AT = instant('2026-03-01T10:00:00.000Z')
const AT_LIMIT = { kind: 'refused', reason: 'at-limit' }
const attempt = { moduleId: QUIZ, score: 80, passed: true, device: PHONE, today: TODAY, at: AT }

function counted(counter: number): ProgressDocument {
  return { ...fresh(), lessons: { [LESSON]: { [PHONE]: counter } } }
}

describe('at the limit of a counter', () => {
  test('completing returns `at-limit`, on this device only', () => {
    const completion = { lessonId: LESSON, device: PHONE, today: TODAY }
    expect(completeLesson(counted(MAX_COUNT), completion)).toEqual(AT_LIMIT)
    expect(completeLesson(counted(MAX_COUNT), { ...completion, device: TABLET }).kind).toBe('done')
  })

  test('undoing the last completion still works', () => {
    const undone = doneBy(undoLesson(counted(MAX_COUNT - 1), { lessonId: LESSON }))
    expect(undone.lessons).toEqual({ [LESSON]: { [PHONE]: MAX_COUNT } })
    expect(isLessonComplete(undone, LESSON)).toBe(false)
  })

  test('attempts, results, names, starting over and replays return `at-limit`', () => {
    const tired = { ...fresh(), quizzes: { [QUIZ]: { attempts: { [PHONE]: MAX_COUNT } } } }
    expect(finishQuizAttempt(tired, attempt)).toEqual(AT_LIMIT)
    const passed = { ...fresh(), quizzes: { [QUIZ]: { latest: { turn: MAX_COUNT, score: 1, at: AT } } } }
    expect(finishQuizAttempt(passed, attempt)).toEqual(AT_LIMIT)
    expect(finishQuizAttempt(passed, { ...attempt, passed: false }).kind).toBe('done')
    const named = { ...fresh(), profile: { displayName: { turn: MAX_COUNT, value: 'Ada' } } }
    expect(setDisplayName(named, 'Grace')).toEqual(AT_LIMIT)
    expect(setDisplayName(named, 'Ada').kind).toBe('unchanged')
    expect(startOver({ ...fresh(), epoch: MAX_COUNT })).toEqual(AT_LIMIT)
    expect(replay(counted(MAX_COUNT), counted(1), PHONE)).toEqual(AT_LIMIT)
  })
})

describe('an action', () => {
  test('counts without a date under a clock that was never set', () => {
    const read = doneBy(completeLesson(fresh(), { lessonId: LESSON, device: PHONE, today: undefined }))
    expect([read.lessons, read.completedOn, read.days]).toEqual([{ [LESSON]: { [PHONE]: 1 } }, {}, {}])
  })

  test('keeps the first date when a lesson is completed again', () => {
    const completion = { lessonId: LESSON, device: PHONE }
    const first = doneBy(completeLesson(fresh(), { ...completion, today: TODAY }))
    const undone = doneBy(undoLesson(first, { lessonId: LESSON }))
    const again = doneBy(completeLesson(undone, { ...completion, today: day('2026-03-09') }))
    expect(again.completedOn).toEqual({ [LESSON]: TODAY })
    expect(Object.keys(again.days)).toEqual([TODAY, '2026-03-09'])
  })

  test('accepts an id such as `constructor`', () => {
    const odd = lesson('constructor')
    expect(isLessonComplete(fresh(), odd)).toBe(false)
    expect(isLessonComplete(doneBy(completeLesson(fresh(), { lessonId: odd, device: PHONE, today: TODAY })), odd)).toBe(
      true,
    )
  })

  test('throws for an impossible score, which is a bug', () => {
    for (const score of [-1, 101, NaN])
      expect(() => finishQuizAttempt(fresh(), { ...attempt, score })).toThrow(RangeError)
  })
})

describe('the profile', () => {
  test('sets a name and a picture, and removes the picture', () => {
    const named = doneBy(setPhoto(doneBy(setDisplayName(fresh(), 'Ada')), 'data:a'))
    expect([displayNameOf(named), photoOf(named)]).toEqual(['Ada', 'data:a'])
    expect(photoOf(doneBy(setPhoto(named, null)))).toBeNull()
    expect([displayNameOf(fresh()), photoOf(fresh())]).toEqual([undefined, undefined])
  })

  test('repairs a name with a cut emoji, so that it stays', () => {
    expect(displayNameOf(doneBy(setDisplayName(fresh(), 'Ada \ud83d')))).toBe('Ada \ufffd')
    expect(displayNameOf(doneBy(setDisplayName(fresh(), 'Ada 🌾')))).toBe('Ada 🌾')
  })

  test('replaces a damaged name', () => {
    const damaged: unknown = { displayName: { turn: 9, value: 5 } }
    const document = { ...fresh(), profile: damaged as ProgressDocument['profile'] }
    expect(displayNameOf(document)).toBeUndefined()
    expect(displayNameOf(doneBy(setDisplayName(document, 'Ada')))).toBe('Ada')
  })
})
