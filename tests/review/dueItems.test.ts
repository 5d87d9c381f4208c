import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '../../src/curriculum/curriculum'
import type { ProgressDocument } from '../../src/progress/document'
import { completeLesson } from '../../src/progress/lessons'
import { answerReview } from '../../src/progress/practice'
import { finishQuizAttempt } from '../../src/progress/quizzes'
import { dueDay, dueToday, MOST_A_DAY, reviewItems } from '../../src/review/dueItems'
import { day, device, doneBy, fresh, instant, lesson, moduleId, question } from '../progress/samples'

const CREDIT = moduleId('credit')
const PHONE = device('phone')
const TABLET = device('tablet')

function asks(id: string, lessonId: string): QuizQuestion & { readonly lessonId: ReturnType<typeof lesson> } {
  return {
    id,
    type: 'multiple-choice',
    question: `${id}?`,
    options: ['a', 'b', 'c', 'd'],
    correct: 1,
    explanation: '',
    lessonId: lesson(lessonId),
  }
}

const SKILL = { id: 'apr', lessonId: lesson('credit_1') }
const ITEMS = reviewItems(
  [
    {
      moduleId: CREDIT,
      questions: [asks('q1', 'credit_1'), asks('q2', 'credit_2')],
      pool: {
        practice: Array.from({ length: 12 }, (_, index) => asks(`p${index}`, index < 8 ? 'credit_1' : 'credit_2')),
        rules: [{ ...asks('rule-credit_1-1', 'credit_1'), rule: 'Multiply before you borrow.' }],
      },
    },
  ],
  [SKILL],
)
const keysOf = (document: ProgressDocument, today: string) =>
  dueToday(document, ITEMS, day(today)).items.map(({ key }) => key)

const read = (document: ProgressDocument, on: string, id = 'credit_1') =>
  doneBy(completeLesson(document, { lessonId: lesson(id), device: PHONE, today: day(on) }))
const review = (document: ProgressDocument, key: string, chosen: number | 'right', on: string, by = PHONE) =>
  doneBy(answerReview(document, { key: question(key), chosen, device: by, today: day(on) }))
const quiz = (document: ProgressDocument, chosen: number, on: string) =>
  doneBy(
    finishQuizAttempt(document, {
      moduleId: CREDIT,
      score: 50,
      passed: false,
      device: PHONE,
      today: day(on),
      at: instant(`${on}T10:00:00.000Z`),
      answers: [{ question: 'q1', chosen }],
    }),
  )

describe('today’s review', () => {
  test('is empty until a lesson is finished, and on the day of the lesson', () => {
    expect(keysOf(fresh(), '2026-03-02')).toEqual([])
    expect(keysOf(read(fresh(), '2026-03-02'), '2026-03-02')).toEqual([])
  })

  test('begins with the rule of the lesson, and four new questions a day', () => {
    const document = read(fresh(), '2026-03-01')
    expect(keysOf(document, '2026-03-02')).toEqual(['rule-credit_1-1', 'credit-p0', 'credit-p1', 'credit-p2'])
    const begun = review(document, 'rule-credit_1-1', 1, '2026-03-02')
    expect(keysOf(begun, '2026-03-02')).toEqual(['credit-p0', 'credit-p1', 'credit-p2'])
  })

  test('brings a quiz question back only after its quiz, wrong answers first', () => {
    expect(keysOf(read(fresh(), '2026-03-01'), '2026-03-02')).not.toContain('credit-q1')
    const missed = quiz(review(read(fresh(), '2026-03-01'), 'credit-p0', 1, '2026-03-02'), 0, '2026-03-20')
    expect(keysOf(missed, '2026-03-21').slice(0, 2)).toEqual(['credit-q1', 'credit-p0'])
    const known = quiz(fresh(), 1, '2026-03-20')
    expect(keysOf(known, '2026-03-21')).toEqual([])
  })

  test('asks a skill after its lesson', () => {
    let document = read(fresh(), '2026-03-01')
    for (const { key } of ITEMS) if (key !== 'skill-apr') document = review(document, key, 1, '2026-03-02')
    expect(keysOf(document, '2026-03-03')).toEqual(['skill-apr'])
    const done = review(document, 'skill-apr', 'right', '2026-03-03')
    const [skill] = ITEMS.filter(({ key }) => key === 'skill-apr')
    if (skill === undefined) throw new Error('there is a skill')
    expect(dueDay(done, skill, day('2026-03-03'))).not.toBe(undefined)
    expect(keysOf(done, '2026-03-03')).not.toContain('skill-apr')
  })

  test('asks nothing of a lesson that was undone, or that a clock dates into the future', () => {
    const ahead = read(fresh(), '2031-03-01')
    expect(keysOf(ahead, '2026-03-02')).toEqual([])
  })

  test('is ten answers over all devices, each asked once, the same for every device', () => {
    const answer = fc.record({
      key: fc.constantFrom(...ITEMS.map(({ key }) => key)),
      chosen: fc.nat(3),
      on: fc.constantFrom('2026-03-02', '2026-03-05', '2026-03-06', '2029-01-01'),
      by: fc.constantFrom(PHONE, TABLET),
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (given) => {
        const document = given.reduce(
          (it, { key, chosen, on, by }) => review(it, key, chosen, on, by),
          read(fresh(), '2026-03-01'),
        )
        const { items, answered } = dueToday(document, ITEMS, day('2026-03-06'))
        expect(items.length).toBeLessThanOrEqual(Math.max(0, MOST_A_DAY - answered))
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
        const today = new Set(given.filter(({ on }) => on === '2026-03-06').map(({ key }) => key))
        for (const { key } of items) expect(today.has(key)).toBe(false)
        expect(dueToday(structuredClone(document), ITEMS, day('2026-03-06')).items).toEqual(items)
      }),
    )
  })
})
