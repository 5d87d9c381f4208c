import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Check, type CheckKind, checksOf, finishCheck } from '../../../src/core/progress/checks'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { type LocalDate, MAX_COUNT } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { canonicalText } from '../../../src/core/progress/json'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { answersTo } from '../../../src/core/progress/practice'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { startOver } from '../../../src/core/progress/epochs'
import { replay } from '../../../src/core/progress/replay'
import { checkAnswers } from './checkAnswers'
import { day, device, doneBy, fresh, instant, moduleId, OWNER, question } from './samples'
import { timesAnswered } from './timesAnswered'

const PHONE = device('phone')
const TABLET = device('tablet')
const CREDIT = moduleId('credit')

interface Taken {
  readonly kind: CheckKind
  readonly right: number
  readonly on?: LocalDate | undefined
  readonly by?: typeof PHONE
}

function taking(document: ProgressDocument, { kind, right, on, by = PHONE }: Taken): ProgressDocument {
  return doneBy(finishCheck(document, { moduleId: CREDIT, kind, answers: checkAnswers(right), device: by, today: on }))
}

function holding(entry: unknown): ProgressDocument {
  const parsed = parseDocument({ ...fresh(), checks: { [CREDIT]: { [PHONE]: entry } } }, OWNER)
  if (parsed.kind === 'unreadable') throw new Error('The test’s own document was unreadable.')
  return parsed.document
}

describe('a self-check', () => {
  test('is stored with day, kind and number of right answers', () => {
    const before = taking(fresh(), { kind: 'before', right: 2, on: day('2026-03-01') })
    expect(before.checks).toEqual({ [CREDIT]: { [PHONE]: '01np2' } })
    const after = taking(before, { kind: 'after', right: 5, on: day('2026-03-09') })
    expect(checksOf(after, CREDIT)).toEqual([
      { kind: 'before', day: '2026-03-01', right: 2 },
      { kind: 'after', day: '2026-03-09', right: 5 },
    ])
    expect(checksOf(after, moduleId('taxes'))).toEqual([])
    // Only the answers follow from it: no day and no points.
    const bare = { checks: undefined, practice: undefined }
    expect({ ...after, ...bare }).toEqual({ ...fresh(), ...bare })
  })

  test('is kept for every device, in any order of joins', () => {
    const kind = fc.constantFrom<CheckKind>('before', 'after', 'month', 'quarter')
    const on = fc.constantFrom(day('2026-03-01'), day('2026-06-02'), undefined)
    const by = fc.constantFrom(PHONE, TABLET)
    fc.assert(
      fc.property(fc.array(fc.record({ kind, on, by, right: fc.nat(9) }), { maxLength: 12 }), (all) => {
        const copy = (of: typeof PHONE, upTo = all.length) =>
          all
            .slice(0, upTo)
            .filter((one) => one.by === of)
            .reduce(taking, fresh())
        const joined = join(copy(PHONE), copy(TABLET))
        expect(canonicalText(join(copy(TABLET), copy(PHONE)))).toBe(canonicalText(joined))
        expect(checksOf(joined, CREDIT)).toHaveLength(all.length)
        // An older copy of the same device adds nothing.
        expect(canonicalText(join(joined, copy(PHONE, 3)))).toBe(canonicalText(joined))
        const sorted = (checks: readonly Check[]) => checks.map(({ right }) => right).sort()
        expect(sorted(checksOf(joined, CREDIT))).toEqual(all.map(({ right }) => right).sort())
      }),
    )
  })

  test.each([
    { what: 'no text', entry: 7, checks: 0 },
    { what: 'a kind of a newer version', entry: '01nz901ow5', checks: 1 },
    { what: 'a text that was cut', entry: '01np201', checks: 1 },
    { what: 'damage', entry: '01np2?!xw7', checks: 1 },
  ])('survives as $what, and is read as far as possible', ({ entry, checks }) => {
    const document = holding(entry)
    expect(document.checks).toEqual({ [CREDIT]: { [PHONE]: entry } })
    expect(checksOf(document, CREDIT)).toHaveLength(checks)
    const after = taking(document, { kind: 'after', right: 6, on: day('2026-03-09') })
    expect(checksOf(after, CREDIT)).toHaveLength(checks + 1)
    expect(checksOf(join(document, after), CREDIT)).toHaveLength(checks + 1)
  })

  test('reaches its limit, after which an answer returns `at-limit`', () => {
    let document = fresh()
    for (let taken = 0; taken < 100; taken += 1) document = taking(document, { kind: 'after', right: 6 })
    const more = { moduleId: CREDIT, kind: 'after', answers: checkAnswers(6), today: undefined } as const
    expect(finishCheck(document, { ...more, device: PHONE })).toEqual({ kind: 'refused', reason: 'at-limit' })
    expect(finishCheck(document, { ...more, device: TABLET }).kind).toBe('done')
    expect(() => finishCheck(document, { ...more, answers: checkAnswers(10), device: TABLET })).toThrow(RangeError)
  })

  test('is removed by starting over, and restored with earlier progress', () => {
    const before = taking(fresh(), { kind: 'before', right: 2, on: day('2026-03-01') })
    const over = doneBy(startOver(before))
    expect(checksOf(over, CREDIT)).toEqual([])
    expect(doneBy(replay(over, before, TABLET)).checks).toEqual(before.checks)
  })

  test('returns `outdated` in an outdated tab', () => {
    const check = { moduleId: CREDIT, kind: 'before', answers: [], device: PHONE, today: undefined } as const
    expect(finishCheck({ ...fresh(), format: 2 }, check)).toEqual({ kind: 'refused', reason: 'outdated' })
  })
})

describe('an answer in a self-check', () => {
  const Q1 = question('credit-q1')
  const quiz = (document: ProgressDocument, on: LocalDate | undefined, by = PHONE) =>
    doneBy(
      finishQuizAttempt(document, {
        moduleId: CREDIT,
        score: 40,
        passed: false,
        device: by,
        today: on,
        at: instant('2026-03-01T10:00:00.000Z'),
        answers: [{ question: 'q1', chosen: 2 }],
      }),
    )

  test('is in the log of its question, in order with quizzes', () => {
    const before = taking(fresh(), { kind: 'before', right: 1, on: day('2026-03-01') })
    expect(before.practice).toEqual({ 'credit-q1': { phone: [1, '01nc1'] }, 'credit-q2': { phone: [1, '01nc-'] } })
    const tried = quiz(before, day('2026-03-01'))
    expect(answersTo(tried, Q1).map(({ kind, chosen, day: on }) => [kind, chosen, on])).toEqual([
      ['check', 1, '2026-03-01'],
      ['quiz', 2, '2026-03-01'],
    ])
    expect(answersTo(tried, question('credit-q2')).map(({ chosen }) => chosen)).toEqual(['wrong'])
  })

  test('is stored together with the result or not at all', () => {
    const full = { 'credit-q2': { phone: [MAX_COUNT, '01nq1'] } }
    const parsed = parseDocument({ ...fresh(), practice: full }, OWNER)
    if (parsed.kind === 'unreadable') throw new Error('The test’s own document was unreadable.')
    const check = { moduleId: CREDIT, kind: 'before', answers: checkAnswers(1), today: undefined } as const
    expect(finishCheck(parsed.document, { ...check, device: PHONE })).toEqual({ kind: 'refused', reason: 'at-limit' })
    expect(finishCheck(parsed.document, { ...check, device: TABLET }).kind).toBe('done')
  })

  test('is never lost with any devices, clocks or join order', () => {
    const on = fc.constantFrom(undefined, day('2020-01-01'), day('2026-03-01'), day('2031-05-05'))
    const by = fc.constantFrom(PHONE, TABLET)
    const taken = fc.record({ isQuiz: fc.boolean(), right: fc.nat(6), on, by })
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 12 }), fc.nat(12), (all, upTo) => {
        const copy = (of: typeof PHONE, until = all.length) =>
          all
            .slice(0, until)
            .filter((one) => one.by === of)
            .reduce(
              (document, { isQuiz, right, on: when }) =>
                isQuiz ? quiz(document, when, of) : taking(document, { kind: 'after', right, on: when, by: of }),
              fresh(),
            )
        const joined = join(copy(PHONE), copy(TABLET))
        expect(canonicalText(join(copy(TABLET), copy(PHONE)))).toBe(canonicalText(joined))
        expect(canonicalText(join(joined, copy(PHONE, upTo)))).toBe(canonicalText(joined))
        expect(timesAnswered(joined, Q1)).toBe(all.length)
        expect(checksOf(joined, CREDIT)).toHaveLength(all.filter(({ isQuiz }) => !isQuiz).length)
        const kinds = answersTo(joined, Q1).map(({ kind }) => kind)
        for (const [kind, isQuiz] of [
          ['quiz', true],
          ['check', false],
        ] as const) {
          const given = [PHONE, TABLET].flatMap((of) => all.filter((one) => one.by === of).slice(-6))
          expect(kinds.filter((one) => one === kind)).toHaveLength(given.filter((one) => one.isQuiz === isQuiz).length)
        }
      }),
    )
  })

  test('is removed by starting over, and restored with earlier progress', () => {
    const before = taking(fresh(), { kind: 'before', right: 1, on: day('2026-03-01') })
    const over = doneBy(startOver(before))
    expect(timesAnswered(over, Q1)).toBe(0)
    expect(doneBy(replay(over, before, TABLET)).practice).toEqual(before.practice)
  })
})
