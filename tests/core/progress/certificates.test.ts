import { describe, expect, test } from 'vitest'
import {
  awardCertificates,
  certificateDate,
  certificateOf,
  COURSE_CERTIFICATE,
  earnedCertificates,
} from '../../../src/core/progress/certificates'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import type { LocalDate } from '../../../src/core/progress/ids'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { day, device, doneBy, fresh, instant, lesson, moduleId, SMALL_SYLLABUS } from './samples'

const PHONE = device('phone')
const FOUNDATIONS = moduleId('foundations')
const CERTIFICATE = certificateOf(FOUNDATIONS)
const JUST_FOUNDATIONS: Syllabus = { modules: SMALL_SYLLABUS.modules.slice(0, 1) }

function reading(document: ProgressDocument, id: string, today: LocalDate | undefined): ProgressDocument {
  return doneBy(completeLesson(document, { lessonId: lesson(id), device: PHONE, today }))
}

function quiz(document: ProgressDocument, score: number, at: string, id = FOUNDATIONS): ProgressDocument {
  const attempt = { moduleId: id, score, passed: score >= 70, device: PHONE, today: undefined, at: instant(at) }
  return doneBy(finishQuizAttempt(document, attempt))
}

const read = (last: LocalDate | undefined) =>
  reading(reading(fresh(), 'foundations_1', day('2026-03-01')), 'foundations_2', last)

describe('a certificate', () => {
  test.each([
    {
      why: 'the last lesson came last',
      last: '2026-03-09',
      at: '2026-03-05T10:00:00.000Z',
      date: '2026-03-09T12:00:00.000Z',
    },
    { why: 'the quiz came last', last: '2026-03-02', at: '2026-03-05T10:00:00.000Z', date: '2026-03-05T10:00:00.000Z' },
  ])('has the date of its last requirement: $why', ({ last, at, date }) => {
    const document = doneBy(awardCertificates(quiz(read(day(last)), 80, at), SMALL_SYLLABUS))
    expect(document.certificates).toEqual({ foundations: date })
    expect(certificateDate(document, CERTIFICATE)).toBe(date)
  })

  test('has an unknown date when a required date is unknown', () => {
    const document = doneBy(awardCertificates(quiz(read(undefined), 80, '2026-03-05T10:00:00.000Z'), SMALL_SYLLABUS))
    expect(document.certificates).toEqual({ foundations: '' })
    expect(certificateDate(document, CERTIFICATE)).toBeUndefined()
  })

  test.each([
    {
      missing: 'a lesson',
      document: quiz(reading(fresh(), 'foundations_1', undefined), 80, '2026-03-05T10:00:00.000Z'),
    },
    { missing: 'the quiz', document: read(undefined) },
    { missing: 'a passing score', document: quiz(read(undefined), 69, '2026-03-05T10:00:00.000Z') },
  ])('is not awarded without $missing', ({ document }) => {
    expect(awardCertificates(document, SMALL_SYLLABUS).kind).toBe('unchanged')
  })

  test('stays when a lesson is undone, and is awarded once', () => {
    const earned = doneBy(
      awardCertificates(quiz(read(day('2026-03-02')), 80, '2026-03-05T10:00:00.000Z'), SMALL_SYLLABUS),
    )
    expect(awardCertificates(earned, SMALL_SYLLABUS).kind).toBe('unchanged')
    const undone = doneBy(undoLesson(earned, { lessonId: lesson('foundations_1') }))
    expect(earnedCertificates(doneBy(awardCertificates(undone, SMALL_SYLLABUS)))).toEqual(['foundations'])
  })

  test('for the course needs every module, and at least one', () => {
    const all = quiz(read(day('2026-03-02')), 80, '2026-03-05T10:00:00.000Z')
    expect(earnedCertificates(doneBy(awardCertificates(all, JUST_FOUNDATIONS)))).toEqual(['course', 'foundations'])
    expect(certificateDate(doneBy(awardCertificates(all, JUST_FOUNDATIONS)), COURSE_CERTIFICATE)).toBe(
      '2026-03-05T10:00:00.000Z',
    )
    expect(awardCertificates(fresh(), { modules: [] }).kind).toBe('unchanged')
  })
})
