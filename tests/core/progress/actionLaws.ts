import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { ActionResult } from '../../../src/core/progress/addTo'
import { canonicalText } from '../../../src/core/progress/json'
import { hasLearning, learningOf, type ProgressDocument } from '../../../src/core/progress/document'
import { displayNameRegister } from '../../../src/core/progress/leaves'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import { visibleName } from '../../../src/core/progress/plainName'
import { attemptsOf, bestResult, isQuizComplete, latestResult } from '../../../src/core/progress/quizzes'
import { finishCheck } from '../../../src/core/progress/checks'
import { answerReview, type ReviewAnswer } from '../../../src/core/progress/practice'
import { displayNameOf } from '../../../src/core/progress/profile'
import { checkAnswers } from './checkAnswers'
import { DEVICES, LESSONS, MODULES, parsedDocument, peerDocument, QUESTIONS } from './arbitraries'
import type { Implementation } from './implementation'
import { assertSame, law, type Law } from './law'
import { day, instant, OWNER, SMALL_SYLLABUS } from './samples'

type Action = (document: ProgressDocument, implementation: Implementation) => ActionResult

const lessonId = fc.constantFrom(...LESSONS)
const moduleId = fc.constantFrom(...MODULES)
const deviceId = fc.constantFrom(...DEVICES)
const today = fc.constantFrom(day('2026-03-01'), day('2026-03-04'), undefined)
const score = fc.nat(100)
const answers = fc.subarray([
  { question: 'q1', chosen: 0 },
  { question: 'q2', chosen: 3 },
])
const at = instant('2026-03-02T12:00:00.000Z')

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ lessonId, device: deviceId, today }).map(
    (x): Action =>
      (d, i) =>
        i.completeLesson(d, x),
  ),
  fc.record({ lessonId }).map(
    (x): Action =>
      (d, i) =>
        i.undoLesson(d, x),
  ),
  fc.record({ moduleId, score, passed: fc.boolean(), device: deviceId, today, answers }).map(
    (x): Action =>
      (d, i) =>
        i.finishQuizAttempt(d, { ...x, at }),
  ),
  fc
    .record({
      key: fc.constantFrom(...QUESTIONS),
      chosen: fc.constantFrom(0, 9, 'right', 'wrong'),
      device: deviceId,
      today,
    })
    .map(
      (x): Action =>
        (d) =>
          answerReview(d, x as ReviewAnswer),
    ),
  fc
    .record({ moduleId, kind: fc.constantFrom('before', 'after', 'month'), right: fc.nat(9), device: deviceId, today })
    .map(
      ({ right, ...x }): Action =>
        (d) =>
          finishCheck(d, { ...x, answers: checkAnswers(right) }),
    ),
  moduleId.map(
    (id): Action =>
      (d, i) =>
        i.unlockModule(d, { moduleId: id, syllabus: SMALL_SYLLABUS }),
  ),
  fc.string({ unit: 'binary' }).map(
    (name): Action =>
      (d, i) =>
        i.setDisplayName(d, name),
  ),
  fc.constantFrom(null, 'data:c', 'half \ud83d').map(
    (photo): Action =>
      (d, i) =>
        i.setPhoto(d, photo),
  ),
  fc.constant<Action>((d, i) => i.startOver(d)),
  fc.constant<Action>((d, i) => i.awardCertificates(d, SMALL_SYLLABUS)),
)

const document = (implementation: Implementation) =>
  fc.oneof(parsedDocument(implementation), peerDocument(implementation))
const current = (implementation: Implementation) => peerDocument(implementation)

export const actionLaws: readonly Law[] = [
  law(
    'an action only adds, and writes what the border would let in',
    (i) => fc.tuple(document(i), action),
    ([before, act], i) => {
      const result = act(before, i)
      if (result.kind === 'refused') {
        assert.equal(result.reason === 'outdated', before.format > 1)
        return
      }
      const after = result.document
      assert.equal(result.kind === 'unchanged', canonicalText(after) === canonicalText(before))
      assertSame(i.join(before, after), after, 'the document before adds nothing to the one after')
      assertSame(i.parseDocument(after, OWNER), { kind: 'parsed', document: after }, 'parsing what was written')
    },
  ),
  law(
    'an action of an outdated tab is refused',
    (i) => fc.tuple(current(i), action),
    ([before, act], i) => {
      assertSame(act({ ...before, format: 2 }, i), { kind: 'refused', reason: 'outdated' }, 'a newer format')
    },
  ),
  law(
    'completing completes, once',
    (i) => fc.tuple(current(i), lessonId, deviceId, today),
    ([before, lesson, device, date], i) => {
      const result = i.completeLesson(before, { lessonId: lesson, device, today: date })
      if (result.kind === 'refused') return assert.equal(result.reason, 'at-limit')
      assert.ok(isLessonComplete(result.document, lesson))
      assert.equal(result.kind === 'unchanged', isLessonComplete(before, lesson))
      if (result.kind === 'done' && date) assert.equal(result.document.days[date], true)
      assert.equal(i.completeLesson(result.document, { lessonId: lesson, device, today: date }).kind, 'unchanged')
    },
  ),
  law(
    'undoing undoes what this replica has seen',
    (i) => fc.tuple(current(i), lessonId),
    ([before, lesson], i) => {
      const result = i.undoLesson(before, { lessonId: lesson })
      assert.notEqual(result.kind, 'refused')
      if (result.kind === 'refused') return
      assert.ok(!isLessonComplete(result.document, lesson))
      assertSame(result.document.days, before.days, 'undoing is no activity')
    },
  ),
  law(
    'a passed attempt is the latest result, a failed one only counts',
    (i) => fc.tuple(current(i), moduleId, score, fc.boolean(), deviceId),
    ([before, module, points, passed, device], i) => {
      const result = i.finishQuizAttempt(before, {
        moduleId: module,
        score: points,
        passed,
        device,
        today: undefined,
        at,
      })
      if (result.kind === 'refused') return assert.equal(result.reason, 'at-limit')
      const best = bestResult(before, module)?.score ?? -1
      assert.equal(attemptsOf(result.document, module), attemptsOf(before, module) + 1)
      assert.equal(bestResult(result.document, module)?.score ?? -1, passed ? Math.max(best, points) : best)
      assert.equal(isQuizComplete(result.document, module), passed || isQuizComplete(before, module))
      if (passed) assert.equal(latestResult(result.document, module)?.score, points)
    },
  ),
  law(
    'a name that is set is the name, as it may be shown',
    (i) => fc.tuple(current(i), fc.string()),
    ([before, name], i) => {
      const result = i.setDisplayName(before, name)
      if (result.kind !== 'refused') assert.equal(displayNameOf(result.document), visibleName(name) || undefined)
    },
  ),
  law('starting over keeps the profile and nothing learned', current, (before, i) => {
    const result = i.startOver(before)
    assert.equal(result.kind, 'done')
    if (result.kind !== 'done') return
    assertSame(result.document.profile, before.profile, 'the profile')
    assert.equal(result.document.epoch, before.epoch + 1)
    assert.ok(!hasLearning(result.document))
    assert.equal(i.replacesLearning(before, result.document), hasLearning(before))
    assert.equal(i.replacesLearning(result.document, before), false)
  }),
  law(
    'replay brings everything known in, twice as well as once',
    (i) => fc.tuple(current(i), document(i), deviceId),
    ([mine, source, device], i) => {
      const result = i.replay(mine, source, device)
      if (source.format > 1) return assert.deepEqual(result, { kind: 'refused', reason: 'outdated' })
      if (result.kind === 'refused') return assert.equal(result.reason, 'at-limit')
      const after = result.document
      assertSame(i.join(mine, after), after, 'replay only adds')
      assert.equal(after.epoch, mine.epoch)
      assert.equal(i.replay(after, source, device).kind, 'unchanged')
      for (const lesson of LESSONS) {
        assert.equal(
          isLessonComplete(after, lesson),
          isLessonComplete(mine, lesson) || isLessonComplete(source, lesson),
        )
      }
      for (const module of MODULES) {
        assert.equal(attemptsOf(after, module), attemptsOf(mine, module))
        const [own, theirs] = [latestResult(mine, module), latestResult(source, module)]
        const brought = theirs && { score: theirs.score, turn: Math.min(theirs.turn, 1) }
        const { score: latestScore, turn } = latestResult(after, module) ?? {}
        const expected = own ?? brought
        assert.deepEqual([latestScore, turn], [expected?.score, expected?.turn])
        const best = Math.max(bestResult(mine, module)?.score ?? -1, bestResult(source, module)?.score ?? -1)
        assert.equal(bestResult(after, module)?.score ?? -1, best)
      }
      const named = displayNameRegister(mine) ?? displayNameRegister(source)
      assert.equal(displayNameRegister(after)?.value, named?.value)
      assert.equal(after.spentBefore, Math.max(mine.spentBefore, source.spentBefore))
      const brought = ['practice', 'checks'].filter((field) => Object.hasOwn(source, field))
      assert.deepEqual(
        Object.keys(learningOf(after)).sort(),
        [...new Set([...Object.keys(learningOf(mine)), ...brought])].sort(),
        'unknown fields stay behind',
      )
      const both = i.join(mine, { ...source, epoch: mine.epoch })
      assertSame([after.practice, after.checks], [both.practice, both.checks], 'answers and checks join')
    },
  ),
]
