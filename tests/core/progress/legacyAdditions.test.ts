import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_INSTANT } from '../../../src/core/progress/calendar'
import { canonicalText } from '../../../src/core/progress/json'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import { MAX_COUNT } from '../../../src/core/progress/ids'
import { derivedFields } from '../../../src/core/progress/derivedFields'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { join } from '../../../src/core/progress/join'
import { withDisplaced } from '../../../src/core/progress/listedScores'
import { takeLegacyAdditions, takeLegacyUser } from '../../../src/core/progress/legacyAdditions'
import { type LegacyLists, legacyLists } from '../../../src/core/progress/legacyLists'
import { startOver } from '../../../src/core/progress/epochs'
import { LESSONS, MODULES, peerDocument } from './arbitraries'
import { original } from './implementation'
import { day, device, doneBy, fresh, instant, lesson, moduleId, OWNER } from './samples'

const L1 = lesson('saving_1')
const L2 = lesson('saving_2')
const SAVING = moduleId('saving')

const complete = (document: ProgressDocument, id = L1): ProgressDocument =>
  doneBy(completeLesson(document, { lessonId: id, device: device('phone'), today: day('2026-03-01') }))
const undo = (document: ProgressDocument): ProgressDocument => doneBy(undoLesson(document, { lessonId: L1 }))
const pass = (document: ProgressDocument, score: number): ProgressDocument =>
  doneBy(
    finishQuizAttempt(document, {
      moduleId: SAVING,
      score,
      passed: true,
      device: device('phone'),
      today: undefined,
      at: instant('2026-03-01T10:00:00.000Z'),
    }),
  )

/** The lists as they were last derived, with the changes of another client. */
function listed(document: ProgressDocument, change: Partial<LegacyLists> = {}): LegacyLists {
  return { ...legacyLists({ ...derivedFields(document, { email: '', today: undefined }) }), ...change }
}

describe('an addition by another client, in epoch 0', () => {
  const done = complete(fresh())
  const passed = pass(pass(fresh(), 95), 80)
  const bestless = { ...fresh(), quizzes: { [SAVING]: { latest: { turn: 3, score: 80, at: UNKNOWN_INSTANT } } } }
  const paid = { ...fresh(), unlocks: { [moduleId('credit')]: 800 }, spentBefore: 50 }
  const legacyTwice = { ...fresh(), lessons: { [L1]: { [device('legacy')]: 2, [device('phone')]: 4 } } }
  const atLimit = { ...fresh(), lessons: { [L1]: { [device('legacy')]: MAX_COUNT } } }

  it.each<[string, ProgressDocument, Partial<LegacyLists>, object]>([
    ['nothing', done, {}, {}],
    ['a lesson', done, { completedConcepts: [L1, L2] }, { lessons: { [L1]: { phone: 1 }, [L2]: { legacy: 1 } } }],
    [
      'a lesson that was undone here',
      undo(done),
      { completedConcepts: [L1] },
      { lessons: { [L1]: { phone: 2, legacy: 1 } } },
    ],
    ['it a second time', legacyTwice, { completedConcepts: [L1] }, { lessons: { [L1]: { legacy: 3, phone: 4 } } }],
    ['it once too often', atLimit, { completedConcepts: [L1] }, { lessons: { [L1]: { legacy: MAX_COUNT } } }],
    [
      'what is complete already, from another device',
      done,
      { completedConcepts: [L1] },
      { lessons: { [L1]: { phone: 1 } } },
    ],
    ['nothing but took a lesson away', done, { completedConcepts: [] }, { lessons: { [L1]: { phone: 1 } } }],
    [
      'a quiz',
      fresh(),
      { completedQuizzes: ['saving_quiz:60'] },
      { quizzes: { saving: { latest: { turn: 0, score: 60, at: '' }, best: { score: 60, at: '' } } } },
    ],
    [
      'the result that is there, in other words',
      passed,
      { completedQuizzes: ['saving_quiz:80'] },
      { quizzes: passed.quizzes },
    ],
    [
      'the result that is there, whose best was damaged',
      bestless,
      { completedQuizzes: ['saving_quiz:80', 'saving:80'] },
      { quizzes: bestless.quizzes },
    ],
    ['a certificate', fresh(), { certificates: ['saving'] }, { certificates: { saving: '' } }],
    [
      'a module',
      paid,
      { unlockedModules: ['credit', 'taxes'], redeemedPoints: 2050 },
      { unlocks: { credit: 800, taxes: 0 }, spentBefore: 1250 },
    ],
    ['spent points alone', paid, { redeemedPoints: 900 }, { spentBefore: 100 }],
    ['fewer spent points than there are', paid, { redeemedPoints: 0 }, { unlocks: { credit: 800 }, spentBefore: 50 }],
    ['more spent points than can be counted', paid, { redeemedPoints: MAX_COUNT }, { spentBefore: MAX_COUNT - 800 }],
    ['entries that are no ids', fresh(), { completedConcepts: ['no id', '__proto__'], certificates: ['a b'] }, {}],
  ])('has the expected effect: %s', (_case, document, change, expected) => {
    const taken = takeLegacyAdditions(document, listed(document, change))
    expect(taken.superseded).toBeUndefined()
    expect(taken.document).toEqual({ ...document, ...expected })
    expect(canonicalText(join(document, taken.document))).toBe(canonicalText(taken.document))
  })
})

describe('a quiz result from another client, in epoch 0', () => {
  const at = instant('2026-03-01T10:00:00.000Z')
  const ours = {
    latest: { turn: 3, score: 80, at },
    best: { score: 90, at },
    listed: { 55: true, '66_5': true },
  } as const
  const document = { ...fresh(), quizzes: { [SAVING]: ours } }

  it.each<[string, readonly string[], object]>([
    ['a higher one is the latest and the best', ['saving_quiz:95'], { score: 95, best: { score: 95, at: '' } }],
    ['a lower one that passes is the latest', ['saving_quiz:75'], { score: 75 }],
    ['one that does not pass is the latest, and the best stays', ['saving_quiz:40'], { score: 40 }],
    ['one of no points is the latest', ['saving_quiz:0'], { score: 0 }],
    [
      'the highest of several new ones is the latest',
      ['saving:40', 'saving:60', 'saving_quiz:80'],
      { score: 60, also: [40] },
    ],
    ['the latest of ours is none', ['saving_quiz:80'], {}],
    ['the best of ours, which had its turn, is an old copy', ['saving_quiz:90'], {}],
    ['one that was listed before is an old copy', ['saving_quiz:55'], {}],
    ['one in percent with a fraction is an old copy too', ['saving:66.5'], {}],
    ['none is no undo', [], {}],
  ])('follows the rule: %s', (_case, completedQuizzes, expected) => {
    const { score, best, also = [] } = expected as { score?: number; best?: object; also?: readonly number[] }
    const taken = takeLegacyAdditions(document, listed(document, { completedQuizzes })).document
    const quiz =
      score === undefined
        ? ours
        : {
            latest: { turn: 4, score, at: '' },
            best: best ?? ours.best,
            listed: { ...ours.listed, 80: true, ...Object.fromEntries(also.map((one) => [one, true])) },
          }
    expect(taken.quizzes).toEqual({ [SAVING]: quiz })
    expect(takeLegacyAdditions(taken, listed(document, { completedQuizzes })).document).toEqual(taken)
  })

  it('is taken once, and its list is an old copy afterward', () => {
    const retaken = takeLegacyAdditions(document, listed(document, { completedQuizzes: ['saving:95'] })).document
    const later = pass(retaken, 70)
    const known = withDisplaced(retaken, later)
    for (const score of [55, 80, 95]) {
      expect(
        takeLegacyAdditions(known, listed(known, { completedQuizzes: [`saving_quiz:${score}`] })).document.quizzes,
      ).toEqual(known.quizzes)
    }
  })

  it('raises only the best score when no turn is left', () => {
    const last = {
      ...fresh(),
      quizzes: { [SAVING]: { ...ours, latest: { ...ours.latest, turn: MAX_COUNT } } },
    }
    const { document: taken } = takeLegacyAdditions(last, listed(last, { completedQuizzes: ['saving:95'] }))
    expect(taken.quizzes[SAVING]).toMatchObject({ latest: { turn: MAX_COUNT, score: 80 }, best: { score: 95 } })
  })

  it('completes the quiz when only a best result is left', () => {
    const bestOnly = { ...fresh(), quizzes: { [SAVING]: { best: ours.best } } }
    const { document: taken } = takeLegacyAdditions(bestOnly, listed(bestOnly, { completedQuizzes: ['saving:90'] }))
    expect(taken.quizzes[SAVING]?.latest).toEqual({ turn: 0, score: 90, at: '' })
  })

  it('survives damaged listed scores', () => {
    const damaged = { ...fresh(), quizzes: { [SAVING]: { ...ours, listed: 'none' } } } as unknown as ProgressDocument
    const { document: taken } = takeLegacyAdditions(damaged, listed(damaged, { completedQuizzes: ['saving:75'] }))
    expect(taken.quizzes[SAVING]).toMatchObject({ latest: { turn: 4, score: 75 }, listed: { 80: true } })
  })
})

describe('a score that was listed before', () => {
  const first = pass(fresh(), 55)

  it('is stored when another result replaces it', () => {
    const second = pass(first, 80)
    expect(withDisplaced(first, second).quizzes[SAVING]).toEqual({ ...second.quizzes[SAVING], listed: { 55: true } })
  })

  it.each<[string, ProgressDocument]>([
    ['stays', first],
    ['has the same score again', pass(first, 55)],
    ['began over', doneBy(startOver(first))],
  ])('is not stored when the result %s', (_case, after) => {
    expect(withDisplaced(first, after)).toBe(after)
  })

  it('is stored once', () => {
    const noted = withDisplaced(first, pass(first, 80))
    expect(withDisplaced(first, noted)).toBe(noted)
  })
})

describe('an addition by another client, in a later epoch', () => {
  const later = complete(doneBy(startOver(pass(fresh(), 90))), L2)

  it('is returned as `superseded`, and the document stays unchanged', () => {
    const lists = { completedConcepts: [L1, L2], completedQuizzes: ['saving:90'], redeemedPoints: 800 }
    const taken = takeLegacyAdditions(later, listed(later, lists))
    expect(taken.document).toBe(later)
    expect(taken.superseded).toMatchObject({
      owner: OWNER,
      epoch: 1,
      lessons: { [L1]: { legacy: 1 } },
      quizzes: { saving: { best: { score: 90 } } },
      spentBefore: 800,
    })
    expect(taken.superseded?.lessons).not.toHaveProperty(L2)
  })

  it.each<[string, number, object | undefined]>([
    ['higher', 95, { latest: { turn: 2, score: 95, at: '' }, best: { score: 95, at: '' }, listed: { 70: true } }],
    ['lower', 40, { latest: { turn: 2, score: 40, at: '' }, best: { score: 40, at: '' }, listed: { 70: true } }],
    ['the same', 70, undefined],
  ])('that is %s does not replace our latest result', (_case, score, quiz) => {
    const passed = pass(later, 70)
    const taken = takeLegacyAdditions(passed, listed(passed, { completedQuizzes: [`saving_quiz:${score}`] }))
    expect(taken.document).toBe(passed)
    expect(taken.superseded?.quizzes[SAVING]).toEqual(quiz)
  })

  it.each<[string, Partial<LegacyLists>]>([
    ['nothing was added', {}],
    ['something was left out', { completedConcepts: [] }],
    ['points were spent and nothing was bought', { redeemedPoints: 900 }],
    ['it was no id', { completedConcepts: [L2, 'no id'] }],
  ])('is ignored when %s', (_case, change) => {
    expect(takeLegacyAdditions(later, listed(later, change))).toEqual({ document: later, superseded: undefined })
  })
})

describe('additions to any document', () => {
  const lists = fc.record({
    completedConcepts: fc.subarray(LESSONS),
    completedQuizzes: fc.array(
      fc.tuple(fc.constantFrom(...MODULES), fc.nat(100)).map(([id, score]) => `${id}:${score}`),
    ),
    certificates: fc.subarray(MODULES),
    unlockedModules: fc.subarray(MODULES),
    redeemedPoints: fc.nat(3000),
  })

  it('only add, and are found once', () => {
    fc.assert(
      fc.property(peerDocument(original), lists, (document, added) => {
        const first = { ...document, epoch: 0 }
        const taken = takeLegacyAdditions(first, added)
        expect(canonicalText(join(first, taken.document))).toBe(canonicalText(taken.document))
        expect(canonicalText(takeLegacyAdditions(taken.document, added))).toBe(canonicalText(taken))
      }),
      { numRuns: 300 },
    )
  })
})

describe('progress of the earlier site in local storage', () => {
  /** The complete in-app user (contract, section 3.3). */
  const user = {
    id: OWNER,
    email: 'ada@example.org',
    name: 'Ada',
    joinDate: '2025-06-01T08:00:00.000Z',
    completedConcepts: [L1],
    completedQuizzes: ['saving_quiz:80'],
    certificates: ['saving'],
    learningStreak: 3,
    lastLoginDate: '2026-02-20T08:00:00.000Z',
    totalPoints: 50,
    unlockedModules: ['credit'],
    redeemedPoints: 800,
    photoURL: null,
  }

  it('joins in epoch 0', () => {
    const taken = takeLegacyUser(fresh(), { value: user, hasSync: false })
    const best = { score: 80, at: '' }
    expect(taken.document).toEqual({
      ...fresh(),
      lessons: { [L1]: { legacy: 1 } },
      quizzes: { saving: { latest: { turn: 0, ...best }, best } },
      certificates: { saving: '' },
      unlocks: { credit: 0 },
      spentBefore: 800,
    })
  })

  it('spends no points again that the account already counts', () => {
    const taken = takeLegacyUser(fresh(), { value: user, hasSync: true })
    expect(taken.document).toMatchObject({ lessons: { [L1]: { legacy: 1 } }, spentBefore: 0 })
  })

  it.each<[string, unknown]>([
    ['of another learner', { ...user, id: 'grace' }],
    ['that is missing', undefined],
    ['that is no map', [user]],
  ])('is ignored when it is %s', (_case, value) => {
    expect(takeLegacyUser(fresh(), { value, hasSync: false })).toEqual({ document: fresh(), superseded: undefined })
  })
})
