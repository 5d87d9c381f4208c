import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '../../../src/core/curriculum/curriculum'
import { type CheckKind, finishCheck } from '../../../src/core/progress/checks'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { completeLesson } from '../../../src/core/progress/lessons'
import { CHECK_LENGTH, checkDue, checkQuestions, checksTaken } from '../../../src/core/review/moduleChecks'
import { checkAnswers } from '../progress/checkAnswers'
import { day, device, doneBy, fresh, lesson, moduleId } from '../progress/samples'

const CREDIT = { id: moduleId('credit'), lessons: [{ id: lesson('credit_1') }, { id: lesson('credit_2') }] }
const PHONE = device('phone')
const TABLET = device('tablet')

const read = (document: ProgressDocument, id: string) =>
  doneBy(completeLesson(document, { lessonId: lesson(id), device: PHONE, today: day('2026-03-02') }))
const check = (document: ProgressDocument, kind: CheckKind, right: number, on: string | undefined, by = PHONE) =>
  doneBy(
    finishCheck(document, {
      moduleId: CREDIT.id,
      kind,
      answers: checkAnswers(right),
      device: by,
      today: on === undefined ? undefined : day(on),
    }),
  )
const due = (document: ProgressDocument, today: string) => checkDue(document, CREDIT, day(today))
const both = (document: ProgressDocument) => read(read(document, 'credit_1'), 'credit_2')
const after = (on: string | undefined) => check(both(check(fresh(), 'before', 2, '2026-03-01')), 'after', 5, on)

describe('the self-check of a module', () => {
  test('is due before the first lesson, then after the last', () => {
    expect(due(fresh(), '2026-03-01')).toBe('before')
    expect(due(read(fresh(), 'credit_1'), '2026-03-02')).toBe(undefined)
    expect(due(both(fresh()), '2026-03-02')).toBe(undefined)
    const begun = check(fresh(), 'before', 2, '2026-03-01')
    expect(due(begun, '2026-03-01')).toBe(undefined)
    expect(due(read(begun, 'credit_1'), '2026-03-02')).toBe(undefined)
    expect(due(both(begun), '2026-03-02')).toBe('after')
  })

  test.each([
    ['2026-03-02', undefined],
    ['2026-03-31', undefined],
    ['2026-04-01', 'month'],
    ['2026-05-30', 'month'],
    ['2026-05-31', 'quarter'],
    ['2028-01-01', 'quarter'],
  ] as const)('is due again after 30 and 90 days: on %s %s', (today, kind) => {
    expect(due(after('2026-03-02'), today)).toBe(kind)
  })

  test('is taken once of each kind, with none after the last', () => {
    const month = check(after('2026-03-02'), 'month', 4, '2026-04-02')
    expect(due(month, '2026-04-02')).toBe(undefined)
    expect(due(month, '2026-06-02')).toBe('quarter')
    expect(due(check(month, 'quarter', 4, '2026-06-02'), '2027-01-01')).toBe(undefined)
  })

  test('does not wait for a day from a wrong clock', () => {
    expect(due(after('2031-01-01'), '2026-03-02')).toBe('quarter')
    expect(due(after(undefined), '2026-03-02')).toBe('quarter')
    // A day ahead may come from another time zone, so it is not a wrong clock.
    expect(due(after('2026-03-03'), '2026-03-02')).toBe(undefined)
    // A clock in the past hides the due self-check only until the clock is right again.
    expect(due(after('2026-03-02'), '2020-01-01')).toBe('quarter')
  })

  test('compares the first self-check of each kind, from any device', () => {
    const twice = check(check(after('2026-03-05'), 'before', 6, '2026-03-09', TABLET), 'after', 1, '2026-03-04', TABLET)
    expect(checksTaken(twice, CREDIT.id)).toMatchObject([
      { kind: 'before', right: 2 },
      { kind: 'after', right: 1 },
    ])
    expect(checksTaken(fresh(), CREDIT.id)).toEqual([])
  })
})

describe('the questions of a self-check', () => {
  const pool = (count: number) => ({
    practice: Array.from({ length: count }, (_, index) => ({ id: `p${index}` }) as QuizQuestion),
    rules: [],
    decide: [],
  })

  test('are six, the same for everyone, and new after a module', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
        const [first, second, month, quarter] = (['before', 'after', 'month', 'quarter'] as const).map((kind) =>
          checkQuestions(pool(count), kind).map(({ id }) => id),
        )
        expect(month).toEqual(first)
        expect(quarter).toEqual(second)
        expect(first).toHaveLength(count < 2 * CHECK_LENGTH ? 0 : CHECK_LENGTH)
        expect(second).toHaveLength(first?.length ?? -1)
        for (const id of first ?? []) expect(second).not.toContain(id)
      }),
    )
  })
})
