import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { MAX_COUNT, type LocalDate } from '../../../src/core/progress/ids'
import { canonicalText, type Json } from '../../../src/core/progress/json'
import { join, joinUnknown } from '../../../src/core/progress/join'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { answerReview, answeredQuestions, answersTo } from '../../../src/core/progress/practice'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { replay } from '../../../src/core/progress/replay'
import { startOver } from '../../../src/core/progress/epochs'
import { original } from './implementation'
import { peerDocument, QUESTIONS } from './arbitraries'
import { day, device, doneBy, fresh, instant, moduleId, OWNER, question } from './samples'
import { timesAnswered } from './timesAnswered'

const PHONE = device('phone')
const TABLET = device('tablet')
const QUIZ = moduleId('credit')
const Q1 = question('credit-q1')
const AT = instant('2026-03-01T10:00:00.000Z')

interface Given {
  readonly chosen: number
  readonly on?: LocalDate | undefined
  readonly by?: typeof PHONE
}

function answering(document: ProgressDocument, { chosen, on, by = PHONE }: Given): ProgressDocument {
  const answers = [{ question: 'q1', chosen }]
  return doneBy(
    finishQuizAttempt(document, { moduleId: QUIZ, score: 40, passed: false, device: by, today: on, at: AT, answers }),
  )
}

function holding(entry: unknown): ProgressDocument {
  const parsed = parseDocument({ ...fresh(), practice: { [Q1]: { [PHONE]: entry } } }, OWNER)
  if (parsed.kind === 'unreadable') throw new Error('The test’s own document was unreadable.')
  return parsed.document
}

describe('an answer', () => {
  test('is stored with the attempt: count, day, kind and choice', () => {
    const once = answering(fresh(), { chosen: 2, on: day('2026-03-01') })
    expect(once.practice).toEqual({ [Q1]: { [PHONE]: [1, '01nq2'] } })
    expect(answersTo(once, Q1)).toEqual([
      { day: '2026-03-01', kind: 'quiz', chosen: 2, device: PHONE, written: '01nq2' },
    ])
    const twice = answering(once, { chosen: 0, on: day('2028-12-31') })
    expect(twice.practice).toEqual({ [Q1]: { [PHONE]: [2, '01nq20ufq0'] } })
    expect(answeredQuestions(twice)).toEqual([Q1])
  })

  test('is stored only if the question was answered', () => {
    expect(fresh()).not.toHaveProperty('practice')
    const attempt = { moduleId: QUIZ, score: 40, passed: false, device: PHONE, today: undefined, at: AT }
    expect(doneBy(finishQuizAttempt(fresh(), { ...attempt, answers: [] }))).not.toHaveProperty('practice')
    const beyond = [
      { question: 'x'.repeat(60), chosen: 1 },
      { question: 'q1', chosen: 10 },
      { question: 'q2', chosen: -1 },
    ]
    expect(doneBy(finishQuizAttempt(fresh(), { ...attempt, answers: beyond }))).not.toHaveProperty('practice')
  })

  test('is kept with any clock', () => {
    let document = fresh()
    for (const on of [undefined, day('2021-05-05'), day('2026-01-01'), day('2400-01-01')])
      document = answering(document, { chosen: 1, on })
    expect(document.practice).toEqual({ [Q1]: { [PHONE]: [4, '000q1000q1000q1zzzq1'] } })
    expect(answersTo(document, Q1).map(({ day: on }) => on)).toEqual([undefined, undefined, undefined, '2153-09-27'])
  })

  test('is one of its device’s last six, with a total count', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (all) => {
        let document = fresh()
        for (const chosen of all) document = answering(document, { chosen, on: day('2026-03-01') })
        expect(answersTo(document, Q1).map(({ chosen }) => chosen)).toEqual(all.slice(-6))
        expect(timesAnswered(document, Q1)).toBe(all.length)
        expect(canonicalText(document.practice ?? {}).length).toBeLessThan(75)
      }),
    )
  })

  test('is ordered by day, then by device, after any join order', () => {
    const given = fc.record({
      chosen: fc.nat(9),
      on: fc.constantFrom(day('2026-03-01'), day('2026-03-02')),
      by: fc.constantFrom(PHONE, TABLET),
    })
    fc.assert(
      fc.property(fc.array(given, { maxLength: 10 }), (all) => {
        const copy = (of: typeof PHONE) =>
          all.filter(({ by }) => by === of).reduce((document, each) => answering(document, each), fresh())
        const joined = join(copy(PHONE), copy(TABLET))
        expect(canonicalText(join(copy(TABLET), copy(PHONE)))).toBe(canonicalText(joined))
        const days = answersTo(joined, Q1).map(({ day: on, device: by }) => `${on} ${by}`)
        // On one device, a clock that was set back can put a later answer before an earlier one, but never loses it.
        expect(days).toEqual([...days].sort())
        expect(timesAnswered(joined, Q1)).toBe(all.length)
      }),
    )
  })

  test('joins by the rule for unknown fields only', () => {
    fc.assert(
      fc.property(peerDocument(original), peerDocument(original), (a, b) => {
        const [mine, theirs] = [a.practice, b.practice] as unknown as readonly (Json | undefined)[]
        const both = mine === undefined || theirs === undefined ? (mine ?? theirs) : joinUnknown(mine, theirs)
        expect(canonicalText(join(a, b).practice)).toBe(canonicalText(both))
        for (const key of QUESTIONS) expect(timesAnswered(join(a, b), key)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test.each<{ what: string; entry: unknown; answers: number }>([
    { what: 'a text', entry: '02mq1', answers: 0 },
    { what: 'no log', entry: [3], answers: 0 },
    { what: 'a count that is none', entry: [-1, '02mq1'], answers: 0 },
    { what: 'pieces of a newer version', entry: [3, '02mq102mz902mq1'], answers: 2 },
    { what: 'a log that was cut', entry: [1, '02mq102'], answers: 1 },
    { what: 'something behind the log', entry: [1, '02mq1', { hint: 1 }], answers: 1 },
    { what: 'a log that is too long', entry: [40, '02mq1'.repeat(40)], answers: 6 },
  ])('survives as $what, and is read as far as possible', ({ entry, answers }) => {
    const document = holding(entry)
    expect(document.practice).toEqual({ [Q1]: { [PHONE]: entry } })
    expect(answersTo(document, Q1)).toHaveLength(answers)
    expect(answering(document, { chosen: 1 }).quizzes).toEqual({ [QUIZ]: { attempts: { [PHONE]: 1 } } })
  })

  test('is added next to data of a newer version', () => {
    const document = answering(holding([3, '02mz9', { hint: 1 }]), { chosen: 1, on: day('2026-03-01') })
    expect(document.practice).toEqual({ [Q1]: { [PHONE]: [4, '02mz901nq1', { hint: 1 }] } })
  })

  test('returns `at-limit` at the limit of its counter, like its attempt', () => {
    const attempt = { moduleId: QUIZ, score: 40, passed: false, device: PHONE, today: undefined, at: AT }
    const answers = [{ question: 'q1', chosen: 1 }]
    const full = holding([MAX_COUNT, '02mq1'])
    expect(finishQuizAttempt(full, { ...attempt, answers })).toEqual({ kind: 'refused', reason: 'at-limit' })
  })

  test('is removed by starting over, and restored with earlier progress', () => {
    const before = answering(fresh(), { chosen: 2, on: day('2026-03-01') })
    const over = doneBy(startOver(before))
    expect(timesAnswered(over, Q1)).toBe(0)
    expect(timesAnswered(join(over, before), Q1)).toBe(0)
    const back = doneBy(replay(over, before, TABLET))
    expect(back.practice).toEqual(before.practice)
    expect(replay(back, before, TABLET).kind).toBe('unchanged')
  })

  test('in a review is logged and makes the day active', () => {
    const quiz = answering(fresh(), { chosen: 2, on: day('2026-03-01') })
    const asked = { key: Q1, device: PHONE, today: day('2026-03-09') }
    const twice = doneBy(
      answerReview(doneBy(answerReview(quiz, { ...asked, chosen: 0 })), { ...asked, chosen: 'right' }),
    )
    expect(twice.practice).toEqual({ [Q1]: { [PHONE]: [3, '01nq201vr001vr+'] } })
    expect(answersTo(twice, Q1).map(({ kind, chosen }) => [kind, chosen])).toEqual([
      ['quiz', 2],
      ['review', 0],
      ['review', 'right'],
    ])
    const days = { ...quiz.days, [asked.today]: true }
    expect({ ...twice, practice: undefined }).toEqual({ ...quiz, practice: undefined, days })
    expect(() => answerReview(quiz, { ...asked, chosen: 10 })).toThrow(RangeError)
    expect(answerReview({ ...quiz, format: 2 }, { ...asked, chosen: 1 })).toEqual({
      kind: 'refused',
      reason: 'outdated',
    })
    const full = holding([MAX_COUNT, '02mq1'])
    expect(answerReview(full, { ...asked, chosen: 1 })).toEqual({ kind: 'refused', reason: 'at-limit' })
  })
})
