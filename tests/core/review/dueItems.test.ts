import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuizQuestion } from '../../../src/core/curriculum/curriculum'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { type CheckKind, finishCheck } from '../../../src/core/progress/checks'
import { join } from '../../../src/core/progress/join'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import { answerReview } from '../../../src/core/progress/practice'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { dueDay, dueToday, nextReviewDay, reviewItems } from '../../../src/core/review/dueItems'
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
        decide: [],
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
  test('is empty until the day after a lesson is finished', () => {
    expect(keysOf(fresh(), '2026-03-02')).toEqual([])
    expect(keysOf(read(fresh(), '2026-03-02'), '2026-03-02')).toEqual([])
  })

  test("begins with the lesson's rule, and has four new questions", () => {
    const document = read(fresh(), '2026-03-01')
    expect(keysOf(document, '2026-03-02')).toEqual(['rule-credit_1-1', 'credit-p0', 'credit-p1', 'credit-p2'])
    const begun = review(document, 'rule-credit_1-1', 1, '2026-03-02')
    expect(keysOf(begun, '2026-03-02')).toEqual(['credit-p0', 'credit-p1', 'credit-p2'])
  })

  test('asks a quiz question only after its quiz, wrong answers first', () => {
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

  test('asks nothing of a lesson that was undone', () => {
    const undone = doneBy(undoLesson(read(fresh(), '2026-03-01'), { lessonId: lesson('credit_1') }))
    expect(keysOf(undone, '2026-03-02')).toEqual([])
  })

  test('has at most ten answers, no repeats, alike on all devices', () => {
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
        expect(items.length).toBeLessThanOrEqual(Math.max(0, 10 - answered))
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
        const today = new Set(given.filter(({ on }) => on === '2026-03-06').map(({ key }) => key))
        for (const { key } of items) expect(today.has(key)).toBe(false)
        expect(dueToday(structuredClone(document), ITEMS, day('2026-03-06')).items).toEqual(items)
      }),
    )
  })
})

describe('a wrong clock', () => {
  const all = (document: ProgressDocument, on: string, by = PHONE) =>
    ['rule-credit_1-1', 'credit-p0', 'credit-p1'].reduce((it, key) => review(it, key, 1, on, by), document)

  test("in the future does not delay a lesson's first questions", () => {
    expect(keysOf(read(fresh(), '2031-03-01'), '2026-03-02')).toHaveLength(4)
    // Another time zone may be a day ahead.
    expect(keysOf(read(fresh(), '2026-03-03'), '2026-03-02')).toEqual([])
  })

  test('in the future does not delay answered questions', () => {
    const ahead = all(read(fresh(), '2026-03-01'), '2031-03-02')
    expect(keysOf(ahead, '2026-03-02').slice(0, 3)).toEqual(['rule-credit_1-1', 'credit-p0', 'credit-p1'])
    const both = review(ahead, 'credit-p0', 1, '2026-03-02', TABLET)
    expect(keysOf(both, '2026-03-02')).not.toContain('credit-p0')
    expect(nextReviewDay(both, ITEMS, day('2026-03-02'))).toBe('2026-03-03')
  })

  test('in the past hides nothing, and questions take turns', () => {
    const known = all(read(fresh(), '2026-03-01'), '2026-03-05')
    expect(keysOf(known, '2020-01-01').slice(0, 3)).toEqual(['rule-credit_1-1', 'credit-p0', 'credit-p1'])
    const again = review(known, 'rule-credit_1-1', 1, '2020-01-01')
    expect(keysOf(again, '2020-01-01').slice(0, 3)).toEqual(['credit-p0', 'credit-p1', 'rule-credit_1-1'])
    // On a device with the right clock, the schedule has not changed.
    expect(dueDay(again, itemOf('credit-p0'), day('2026-03-05'))).toBe(
      dueDay(known, itemOf('credit-p0'), day('2026-03-05')),
    )
  })

  test('leaves no answered question without a day to ask it', () => {
    const on = fc.constantFrom('2020-05-05', '2026-03-02', '2026-03-09', '2031-01-01', '2099-12-31')
    const answer = fc.record({ key: fc.constantFrom('credit-p0', 'credit-q1'), chosen: fc.nat(3), on })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 8 }), on, (given, today) => {
        const document = given.reduce((it, { key, chosen, on: when }) => review(it, key, chosen, when), fresh())
        const keys = keysOf(document, today)
        for (const { key } of given) {
          const isAsked = keys.includes(question(key))
          const seenToday = given.some((one) => one.key === key && one.on === today)
          expect(isAsked || seenToday || dueDay(document, itemOf(key), day(today)) !== undefined).toBe(true)
        }
        expect(nextReviewDay(document, ITEMS, day(today))).not.toBe(undefined)
      }),
    )
  })
})

describe('an answer in a self-check', () => {
  const check = (document: ProgressDocument, kind: CheckKind, on: string, by = PHONE) =>
    doneBy(
      finishCheck(document, {
        moduleId: CREDIT,
        kind,
        answers: [
          { question: 'p0', chosen: 1, isRight: true },
          { question: 'p1', chosen: 0, isRight: false },
          { question: 'p2', chosen: 'wrong', isRight: false },
        ],
        device: by,
        today: day(on),
      }),
    )

  test('after the lessons is due the next day, missed ones first', () => {
    const phone = check(read(read(fresh(), '2026-03-01'), '2026-03-01', 'credit_2'), 'after', '2026-03-09')
    expect(keysOf(phone, '2026-03-10').slice(0, 2)).toEqual(['credit-p1', 'credit-p2'])
    expect(keysOf(phone, '2026-03-10')).not.toContain('credit-p0')
    expect(keysOf(join(fresh(), phone), '2026-03-10')).toEqual(keysOf(phone, '2026-03-10'))
    // A review on another device in the meantime counts too.
    const known = review(join(fresh(), phone), 'credit-p1', 1, '2026-03-10', TABLET)
    expect(keysOf(join(phone, known), '2026-03-10')).not.toContain('credit-p1')
  })

  test("does not count toward the day's ten or its new questions", () => {
    const checked = check(read(fresh(), '2026-03-01'), 'month', '2026-03-09')
    const { items, answered } = dueToday(checked, ITEMS, day('2026-03-09'))
    expect(answered).toBe(0)
    expect(items.map(({ key }) => key)).toEqual(['rule-credit_1-1', 'credit-p3', 'credit-p4', 'credit-p5'])
  })

  test('before the lessons waits until the day after its lesson', () => {
    const begun = check(fresh(), 'before', '2026-03-01')
    expect(keysOf(begun, '2026-03-09')).toEqual([])
    expect(nextReviewDay(begun, ITEMS, day('2026-03-09'))).toBe(undefined)
    const taught = read(begun, '2026-03-09')
    expect(keysOf(taught, '2026-03-09')).toEqual([])
    expect(nextReviewDay(taught, ITEMS, day('2026-03-09'))).toBe('2026-03-10')
    expect(keysOf(taught, '2026-03-10').slice(0, 3)).toEqual(['credit-p1', 'credit-p2', 'credit-p0'])
  })

  test('under a wrong clock is asked and never hidden', () => {
    for (const on of ['2031-03-01', '2020-01-01']) {
      const keys = keysOf(check(read(fresh(), '2026-03-01'), 'after', on), '2026-03-02')
      for (const key of ['credit-p1', 'credit-p2']) expect(keys).toContain(key)
    }
  })
})

describe('the next review', () => {
  test('is the first day with a due item, if there is one', () => {
    expect(nextReviewDay(fresh(), ITEMS, day('2026-03-02'))).toBe(undefined)
    expect(nextReviewDay(read(fresh(), '2026-03-02'), ITEMS, day('2026-03-02'))).toBe('2026-03-03')
    const known = quiz(fresh(), 1, '2026-03-20')
    expect(nextReviewDay(known, ITEMS, day('2026-03-20'))).toBe(dueDay(known, itemOf('credit-q1'), day('2026-03-20')))
    // An item with a longer delay than today may be asked tomorrow, if today's review is full.
    expect(nextReviewDay(known, ITEMS, day('2027-03-20'))).toBe('2027-03-21')
  })
})

function itemOf(key: string) {
  const item = ITEMS.find((one) => one.key === key)
  if (item === undefined) throw new Error(`no item ${key}`)
  return item
}

test('asks a lesson’s question from the day after the lesson on', () => {
  const asked = reviewItems(
    [
      {
        moduleId: CREDIT,
        questions: [],
        pool: { practice: [], rules: [], decide: [asks('decide-credit_1-1', 'credit_1')] },
      },
    ],
    [],
  )
  const keys = (document: ProgressDocument, today: string) =>
    dueToday(document, asked, day(today)).items.map(({ key }) => key)
  const learned = read(fresh(), '2026-11-20')
  expect(keys(fresh(), '2026-11-21')).toEqual([])
  expect(keys(learned, '2026-11-20')).toEqual([])
  expect(keys(learned, '2026-11-21')).toEqual(['decide-credit_1-1'])
})
