import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { describe, test, vi } from 'vitest'
import { type Achievement, achievements } from '../../../src/core/progress/achievements'
import { completedLessons, completeLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { bestResult, finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { join } from '../../../src/core/progress/join'
import { unlockModule } from '../../../src/core/progress/moduleAccess'
import { DEVICES, LESSONS, MODULES, parsedDocument, peerDocument } from './arbitraries'
import { original } from './implementation'
import { day, instant, SMALL_SYLLABUS } from './samples'

const TODAY = day('2026-03-03')
const RUNS = 1500

// A busy machine needs a longer time limit.
vi.setConfig({ testTimeout: 60_000 })

const any = fc.oneof(parsedDocument(original), peerDocument(original))
const peer = peerDocument(original)

const listOf = (document: ProgressDocument) => achievements(document, SMALL_SYLLABUS, TODAY)

/** Pairs each achievement with the same one afterward. */
function pairs(before: ProgressDocument, after: ProgressDocument): readonly (readonly [Achievement, Achievement])[] {
  const later = new Map(listOf(after).map((achievement) => [achievement.id, achievement]))
  return listOf(before).map((achievement) => {
    const same = later.get(achievement.id)
    assert.ok(same, `${achievement.id} left the list`)
    return [achievement, same] as const
  })
}

function keepsItsLessons(before: ProgressDocument, after: ProgressDocument): boolean {
  const complete = new Set(completedLessons(after))
  return completedLessons(before).every((id) => complete.has(id))
}

/** Whether no better quiz result came in. A better result replaces the earlier one and its date. */
function keepsItsBests(before: ProgressDocument, after: ProgressDocument): boolean {
  return MODULES.every((id) => {
    const [old, now] = [bestResult(before, id), bestResult(after, id)]
    return old === undefined || old.score === now?.score
  })
}

const step = fc.oneof(
  fc
    .constantFrom(...LESSONS)
    .map(
      (lessonId) => (document: ProgressDocument) =>
        completeLesson(document, { lessonId, device: DEVICES[0] ?? assert.fail(), today: TODAY }),
    ),
  fc.tuple(fc.constantFrom(...MODULES), fc.constantFrom(60, 80, 100)).map(
    ([moduleId, score]) =>
      (document: ProgressDocument) =>
        finishQuizAttempt(document, {
          moduleId,
          score,
          passed: score >= 70,
          device: DEVICES[0] ?? assert.fail(),
          today: TODAY,
          at: instant('2026-03-03T12:00:00.000Z'),
        }),
  ),
  fc
    .constantFrom(...MODULES)
    .map((moduleId) => (document: ProgressDocument) => unlockModule(document, { moduleId, syllabus: SMALL_SYLLABUS })),
)

describe('achievements of any two copies of progress', () => {
  test('stay earned in a join unless lessons are undone', () => {
    fc.assert(
      fc.property(peer, peer, (a, b) => {
        const joined = join(a, b)
        fc.pre(keepsItsLessons(a, joined))
        for (const [before, after] of pairs(a, joined)) {
          assert.ok(!before.isEarned || after.isEarned, `${before.id} opened`)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('for streaks and quizzes stay earned when lessons are undone elsewhere', () => {
    const kinds = new Set(['streak', 'first-quiz', 'perfect-score', 'all-quizzes'])
    fc.assert(
      fc.property(peer, peer, (a, b) => {
        for (const [before, after] of pairs(a, join(a, b)).filter(([{ goal }]) => kinds.has(goal.kind))) {
          assert.ok(!before.isEarned || after.isEarned, `${before.id} opened`)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('never get a later date in a join', () => {
    fc.assert(
      fc.property(peer, peer, (a, b) => {
        const joined = join(a, b)
        fc.pre(keepsItsLessons(a, joined) && keepsItsBests(a, joined))
        for (const [before, after] of pairs(a, joined)) {
          if (before.day === undefined || after.day === undefined) continue
          assert.ok(after.day <= before.day, `${before.id} moved from ${before.day} to ${after.day}`)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('are never lost or set back by learning or spending', () => {
    fc.assert(
      fc.property(peer, step, (before, act) => {
        const result = act(before)
        fc.pre(result.kind === 'done')
        if (result.kind !== 'done') return
        for (const [old, now] of pairs(before, result.document)) {
          assert.ok(!old.isEarned || now.isEarned, `${old.id} opened`)
          assert.ok(now.done >= old.done || now.isEarned, `${old.id} fell from ${old.done} to ${now.done}`)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('achievements of any parsed document', () => {
  test('are consistent', () => {
    fc.assert(
      fc.property(any, fc.option(fc.constant(TODAY), { nil: undefined }), (document, today) => {
        for (const entry of achievements(document, SMALL_SYLLABUS, today)) {
          assert.ok(Number.isInteger(entry.done) && entry.done >= 0 && entry.done <= entry.needed, entry.id)
          assert.equal(entry.isEarned, entry.done === entry.needed, entry.id)
          assert.ok(entry.isEarned || entry.day === undefined, `${entry.id} is open and has a date`)
          assert.ok(entry.day === undefined || (today !== undefined && entry.day <= '2026-03-04'), entry.id)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('do not depend on the day, except running streaks and dates', () => {
    fc.assert(
      fc.property(any, fc.constantFrom('2020-01-01', '2026-03-02', '2030-01-01').map(day), (document, today) => {
        const earned = (on: typeof today) =>
          achievements(document, SMALL_SYLLABUS, on)
            .filter(({ isEarned }) => isEarned)
            .map(({ id }) => id)
        assert.deepEqual(earned(today), earned(TODAY))
      }),
      { numRuns: RUNS / 4 },
    )
  })

  test('of the samples include every kind', () => {
    const kinds = new Set<string>()
    const dated = new Set<string>()
    fc.assert(
      fc.property(any, (document) => {
        for (const { goal, isEarned, day: on } of listOf(document)) {
          if (isEarned) kinds.add(goal.kind)
          if (on !== undefined) dated.add(goal.kind)
        }
      }),
      { numRuns: RUNS * 4 },
    )
    for (const kind of ['first-lesson', 'streak', 'module', 'half-of-lessons', 'first-quiz', 'perfect-score']) {
      assert.ok(kinds.has(kind), `no sample earned ${kind}`)
      assert.ok(dated.has(kind), `no sample knew the date of ${kind}`)
    }
  })
})
