import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awardCertificates, COURSE_CERTIFICATE, earnedCertificates } from '../../../src/core/progress/certificates'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { adoptEpoch, startOver } from '../../../src/core/progress/epochs'
import { join } from '../../../src/core/progress/join'
import { legacyDocument } from '../../../src/core/progress/legacyDocument'
import { foreignWork, sourceOf } from '../../../src/core/progress/notMine'
import { withPassedMarks } from '../../../src/core/progress/passedMarks'
import { finishQuizAttempt, isQuizPassed } from '../../../src/core/progress/quizzes'
import { replay } from '../../../src/core/progress/replay'
import { MODULES, peerDocument } from './arbitraries'
import { original } from './implementation'
import { device, doneBy, fresh, instant, lesson, moduleId, OWNER } from './samples'

const CREDIT = moduleId('credit')
const PHONE = device('phone')
const at = instant('2026-03-01T10:00:00.000Z')
/** No one can reach it, so only a mark says that a quiz was passed. */
const RAISED = 101

function tried(before: ProgressDocument, score: number, passed: boolean): ProgressDocument {
  return doneBy(finishQuizAttempt(before, { moduleId: CREDIT, score, passed, device: PHONE, today: undefined, at }))
}

/** The document of a version without marks. */
function unmarked(score: number, more: Partial<ProgressDocument> = {}): ProgressDocument {
  return { ...fresh(), quizzes: { [CREDIT]: { latest: { turn: 1, score, at }, best: { score, at } } }, ...more }
}

const isPassed = (document: ProgressDocument): boolean => isQuizPassed(document, CREDIT, RAISED)
const passedIn = (document: ProgressDocument) => MODULES.filter((id) => isQuizPassed(document, id, RAISED))

describe('a passed quiz', () => {
  it('stays passed when the passing score rises', () => {
    const passed = tried(fresh(), 75, true)
    expect([isPassed(passed), isPassed(tried(passed, 10, false)), isPassed(tried(fresh(), 60, false))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('stays passed in every join and with every document', () => {
    const both = fc.tuple(peerDocument(original), peerDocument(original))
    fc.assert(
      fc.property(both, ([a, b]) => {
        const joined = join(a, b)
        const brought = replay(a, b, PHONE)
        for (const id of [...passedIn(a), ...passedIn(b)]) expect(passedIn(joined)).toContain(id)
        if (brought.kind === 'refused') return
        for (const id of [...passedIn(a), ...passedIn(b)]) expect(passedIn(brought.document)).toContain(id)
      }),
    )
  })

  it('earns its certificate when the lessons follow a higher passing score', () => {
    const passed = { ...tried(fresh(), 75, true), lessons: { [lesson('credit_1')]: { [PHONE]: 1 } } }
    const syllabus = {
      modules: [{ id: CREDIT, difficulty: 'Beginner' as const, lessons: [lesson('credit_1')], passingScore: RAISED }],
    }
    expect(earnedCertificates(doneBy(awardCertificates(passed, syllabus)))).toContain(CREDIT)
  })

  it('is no longer passed when the learner starts over', () => {
    const over = doneBy(startOver(tried(fresh(), 75, true)))
    expect([isPassed(over), isPassed(join(over, tried(fresh(), 75, true)))]).toEqual([false, false])
  })

  it('stays passed when its device adds an account', () => {
    expect(isPassed(adoptEpoch(tried(fresh(), 75, true), 3, device('tablet')))).toBe(true)
  })

  it('stays passed when it moves to the right learner', () => {
    const event = { kind: 'passed', moduleId: CREDIT, score: 75, at, day: undefined, answers: [], later: 0 } as const
    const source = sourceOf(foreignWork([event]), OWNER, at)
    expect(isPassed(doneBy(replay(fresh(), source, PHONE)))).toBe(true)
  })
})

describe('a mark', () => {
  it.each<[string, ProgressDocument, boolean]>([
    ['a score that passes today', unmarked(75), true],
    ['a lower score', unmarked(69), false],
    ['a lower score with the certificate', unmarked(40, { certificates: { [CREDIT]: at } }), true],
    ['a lower score with the course certificate', unmarked(40, { certificates: { [COURSE_CERTIFICATE]: at } }), true],
    ['another certificate', unmarked(40, { certificates: { saving: at } as never }), false],
  ])('is decided once for %s', (_case, document, isMarked) => {
    expect(isPassed(document)).toBe(false)
    expect(isPassed(withPassedMarks(document))).toBe(isMarked)
  })

  it('comes to results of the earlier site that pass today', () => {
    const lists = { completedQuizzes: ['credit_quiz:75', 'saving_quiz:60'] }
    const parsed = legacyDocument(lists, OWNER)
    if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
    const marked = withPassedMarks(parsed.document)
    expect(['credit', 'saving'].map((id) => isQuizPassed(marked, moduleId(id), RAISED))).toEqual([true, false])
  })

  it('is added to any document only once, and takes nothing away', () => {
    fc.assert(
      fc.property(peerDocument(original), (document) => {
        const marked = withPassedMarks(document)
        expect(join(document, marked)).toEqual(marked)
        expect(withPassedMarks(marked)).toBe(marked)
        expect(withPassedMarks({ ...document, format: 2 })).toEqual({ ...document, format: 2 })
      }),
    )
  })

  it('is not read from a quiz without a result', () => {
    expect(isPassed({ ...fresh(), quizzes: { [CREDIT]: { passed: true } } as never })).toBe(false)
  })

  it('is not lost when a damaged copy joins', () => {
    for (const damage of [false, null, 0, 'no', [], {}]) {
      const damaged = { ...fresh(), quizzes: { [CREDIT]: { passed: damage } } as never }
      expect(isPassed(join(tried(fresh(), 75, true), damaged))).toBe(true)
      expect(isPassed(join(damaged, tried(fresh(), 75, true)))).toBe(true)
    }
  })
})
