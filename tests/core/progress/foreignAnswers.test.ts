import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { foreignAnswers } from '../../../src/core/progress/foreignAnswers'
import type { LocalDate } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { foreignWork, type LedgerEvent, sourceOf, takeOut } from '../../../src/core/progress/notMine'
import { answersTo } from '../../../src/core/progress/practice'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { replay } from '../../../src/core/progress/replay'
import { day, device, doneBy, fresh, instant, learner, moduleId, question } from './samples'

const TABLET = device('tablet')
const PHONE = device('phone')
const CREDIT = moduleId('credit')
const Q1 = question('credit-q1')
const AT = instant('2026-03-02T15:00:00.000Z')
const TODAY = day('2026-03-02')

interface Attempt {
  readonly chosen: number
  readonly isHis: boolean
}
const attempts = fc.array(fc.record({ chosen: fc.nat(3), isHis: fc.boolean() }), { maxLength: 6 })

function answering(document: ProgressDocument, chosen: number, by = TABLET, today: LocalDate | undefined = TODAY) {
  const answers = [{ question: 'q1', chosen }]
  return doneBy(
    finishQuizAttempt(document, { moduleId: CREDIT, score: 40, passed: false, device: by, today, at: AT, answers }),
  )
}

function hour(all: readonly Attempt[], start = fresh()) {
  const document = all.reduce((before, { chosen }) => answering(before, chosen), start)
  const events = all.flatMap(({ isHis }, index): LedgerEvent[] =>
    isHis ? [{ kind: 'tried', moduleId: CREDIT, day: TODAY, later: all.length - 1 - index }] : [],
  )
  const work = foreignWork(events)
  return { document, work, answers: foreignAnswers(document, work.attempts, TABLET) }
}

const chosenIn = (document: ProgressDocument) => answersTo(document, Q1).map(({ chosen }) => chosen)
const of = (all: readonly Attempt[], isHis: boolean) => all.filter((it) => it.isHis === isHis).map((it) => it.chosen)

test("moves the other learner's answers, so each is in one document", () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const { document, work, answers } = hour(all)
      const mine = doneBy(takeOut(document, work, TABLET, answers))
      expect(chosenIn(mine)).toEqual(of(all, false))
      const his = doneBy(
        replay({ ...fresh(), owner: learner('ben') }, sourceOf(work, learner('ada'), AT, answers), PHONE),
      )
      expect(chosenIn(his)).toEqual(of(all, true))
      // A copy without this change restores nothing.
      expect(chosenIn(join(document, mine))).toEqual(of(all, false))
    }),
  )
})

test('moves answers only once, and keeps later answers', () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const { document, work, answers } = hour(all)
      const mine = doneBy(takeOut(document, work, TABLET, answers))
      expect(takeOut(mine, work, TABLET, answers).kind).toBe('unchanged')
      const later = answering(document, 9)
      expect(chosenIn(doneBy(takeOut(later, work, TABLET, answers))).at(-1)).toBe(9)
    }),
  )
})

test('moves no answers of another day, device or quiz', () => {
  const start = answering(answering(fresh(), 1, TABLET, day('2026-03-01')), 2, PHONE)
  const { document, work, answers } = hour([{ chosen: 3, isHis: true }], start)
  expect(chosenIn(doneBy(takeOut(document, work, TABLET, answers)))).toEqual([1, 2])
  const older: LedgerEvent = { kind: 'tried', moduleId: CREDIT, day: TODAY, later: 1 }
  expect(foreignAnswers(document, foreignWork([older]).attempts, TABLET)).toEqual({})
  const elsewhere: LedgerEvent = { kind: 'tried', moduleId: moduleId('saving'), day: TODAY, later: 0 }
  expect(foreignAnswers(document, foreignWork([elsewhere]).attempts, TABLET)).toEqual({})
})
