import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balance } from '../../../src/core/progress/points'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { completeLesson, completedLessons, undoLesson } from '../../../src/core/progress/lessons'
import { foreignWork, type LedgerEvent, sourceOf, takeOut } from '../../../src/core/progress/notMine'
import { bestResult, finishQuizAttempt, quizModules } from '../../../src/core/progress/quizzes'
import { replay } from '../../../src/core/progress/replay'
import { day, device, doneBy, fresh, instant, JOINED, learner, lesson, moduleId } from './samples'

const TABLET = device('tablet')
const PHONE = device('phone')
const TODAY = day('2026-03-02')
const AT = instant('2026-03-02T15:00:00.000Z')

type Press =
  | { readonly kind: 'completed' | 'undone'; readonly lesson: number }
  | { readonly kind: 'quiz'; readonly quiz: number; readonly score: number }

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constantFrom('completed' as const, 'undone' as const), lesson: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('quiz' as const),
    quiz: fc.integer({ min: 0, max: 1 }),
    score: fc.integer({ min: 0, max: 100 }),
  }),
)
const presses = fc.array(press, { maxLength: 12 })
const QUIZZES = [moduleId('saving'), moduleId('credit')] as const

/**
 * The effect of actions on one device's progress, and the activity entries that they create. An action without an
 * effect creates none.
 */
function learns(start: ProgressDocument, done: readonly Press[], by = TABLET) {
  let document = start
  const events: LedgerEvent[] = []
  for (const each of done) {
    if (each.kind === 'quiz') {
      const id = QUIZZES[each.quiz] ?? QUIZZES[0]
      const passed = each.score >= 70
      const attempt = { moduleId: id, score: each.score, passed, device: by, today: TODAY, at: AT }
      document = doneBy(finishQuizAttempt(document, attempt))
      events.push(
        passed
          ? { kind: 'passed', moduleId: id, score: each.score, at: AT, day: TODAY, later: 0 }
          : { kind: 'tried', moduleId: id, day: TODAY, later: 0 },
      )
      continue
    }
    const lessonId = lesson(`saving_${each.lesson}`)
    const result =
      each.kind === 'completed'
        ? completeLesson(document, { lessonId, device: by, today: TODAY })
        : undoLesson(document, { lessonId })
    if (result.kind === 'done') events.push({ kind: each.kind, lessonId, day: TODAY })
    document = doneBy(result)
  }
  return { document, events }
}

const empty = (name: string): ProgressDocument => ({ ...fresh(), owner: learner(name) })

describe("another person's work in this progress", () => {
  it('is removed, which leaves exactly the lessons complete before', () => {
    fc.assert(
      fc.property(presses, presses, (hers, his) => {
        const before = learns(empty('ana'), hers).document
        const { document, events } = learns(before, his)
        const after = doneBy(takeOut(document, foreignWork(events), TABLET))
        expect(completedLessons(after)).toEqual(completedLessons(before))
        // Days and quizzes only grow, so they stay.
        expect(after.days).toEqual(document.days)
        expect(after.quizzes).toEqual(document.quizzes)
      }),
    )
  })

  it("is added to the right learner's progress, and lowers nothing", () => {
    fc.assert(
      fc.property(presses, presses, presses, (hers, his, own) => {
        const { events } = learns(learns(empty('ana'), hers).document, his)
        const work = foreignWork(events)
        const before = learns(empty('ben'), own, PHONE).document
        const after = doneBy(replay(before, sourceOf(work, learner('ana'), JOINED), TABLET))
        expect(completedLessons(after)).toEqual(
          [...new Set([...completedLessons(before), ...work.lessons.keys()])].sort(),
        )
        for (const id of QUIZZES) {
          const [had, given] = [bestResult(before, id)?.score, work.quizzes.get(id)?.score]
          const best = [had, given].filter((score) => score !== undefined)
          expect(bestResult(after, id)?.score).toBe(best.length === 0 ? undefined : Math.max(...best))
        }
        expect(balance(after).redeemed).toBe(balance(before).redeemed)
        expect(balance(after).earned).toBeGreaterThanOrEqual(balance(before).earned)
      }),
    )
  })

  it('is added once, even after interruptions and repeats', () => {
    fc.assert(
      fc.property(presses, presses, (hers, his) => {
        const { document, events } = learns(learns(empty('ana'), hers).document, his)
        const work = foreignWork(events)
        const out = doneBy(takeOut(document, work, TABLET))
        expect(takeOut(out, work, TABLET).kind).toBe('unchanged')
        const source = sourceOf(work, learner('ana'), JOINED)
        const given = doneBy(replay(empty('ben'), source, TABLET))
        expect(replay(given, source, TABLET).kind).toBe('unchanged')
        expect(quizModules(given)).toEqual([...work.quizzes.keys()].sort())
      }),
    )
  })

  it('stays complete if another device completed the lesson too', () => {
    const his = learns(empty('ana'), [{ kind: 'completed', lesson: 1 }])
    const lessonId = lesson('saving_1')
    const joined = { ...his.document, lessons: { [lessonId]: { [TABLET]: 1, [PHONE]: 1 } } }
    const after = doneBy(takeOut(joined, foreignWork(his.events), TABLET))
    expect(completedLessons(after)).toEqual([lessonId])
  })
})
