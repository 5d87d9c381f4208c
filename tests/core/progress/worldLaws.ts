import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { hasLearning, learningOf, type ProgressDocument } from '../../../src/core/progress/document'
import type { LessonId } from '../../../src/core/progress/ids'
import { completedLessons, isLessonComplete } from '../../../src/core/progress/lessons'
import { displayNameOf } from '../../../src/core/progress/profile'
import { bestResult, isQuizComplete, latestResult } from '../../../src/core/progress/quizzes'
import { LESSONS, MODULES } from './arbitraries'
import type { Implementation } from './implementation'
import { assertSame, law, type Law } from './law'
import { day, doneBy, fresh, lesson, moduleId } from './samples'
import { type Device, type Step, step, World } from './world'

interface History {
  readonly devices: number
  readonly steps: readonly Step[]
  readonly more: readonly Step[]
  readonly picks: readonly [number, number]
}

const history: fc.Arbitrary<History> = fc.record({
  devices: fc.integer({ min: 2, max: 5 }),
  steps: fc.array(step, { maxLength: 30, size: 'max' }),
  more: fc.array(step, { maxLength: 8, size: 'max' }),
  picks: fc.tuple(fc.nat(9), fc.nat(9)),
})

/** A claim about two remaining devices after a history in which nothing changes anymore. */
function claim(name: string, holds: (settled: Settled) => void): Law {
  return law(
    name,
    () => history,
    ({ devices, steps, more, picks }, app) => {
      const world = new World(app, devices)
      world.run(steps)
      const rest = world.settle()
      const [a, b] = picked(world, picks)
      if (rest !== undefined && a !== undefined && b !== undefined) holds({ app, world, rest, a, b, more })
    },
    8,
  )
}

interface Settled {
  readonly app: Implementation
  readonly world: World
  /** The document that all copies are equal to. */
  readonly rest: ProgressDocument
  readonly a: Device
  readonly b: Device
  readonly more: readonly Step[]
}

function picked(world: World, [first, second]: readonly [number, number]): [Device | undefined, Device | undefined] {
  const { present } = world
  const a = present[first % Math.max(1, present.length)]
  const others = present.filter((device) => device !== a)
  return [a, others[second % Math.max(1, others.length)]]
}

const lessonOf = (steps: readonly Step[]): LessonId => LESSONS[steps.length % LESSONS.length] ?? lesson('foundations_1')
const quizOf = (steps: readonly Step[]) => MODULES[steps.length % MODULES.length] ?? moduleId('foundations')
const today = day('2026-03-05')

export const worldLaws: readonly Law[] = [
  claim('all copies become equal to the letter and fall silent, whatever is done in between', ({ world, more }) => {
    world.run(more)
    world.settle()
  }),
  claim('a completion nobody undid is complete, or aside', ({ world, rest }) => {
    for (const lesson of world.completed) {
      if (!world.undone.has(lesson)) assert.ok(isLessonComplete(rest, lesson) || world.isKept(lesson), lesson)
    }
  }),
  claim('what everyone undid stays undone, also when an old copy turns up', ({ app, world, a, more }) => {
    const lesson = lessonOf(more)
    world.act(a, (d) => app.completeLesson(d, { lessonId: lesson, device: a.id, today }))
    const old = world.settle()
    world.act(a, (d) => app.undoLesson(d, { lessonId: lesson }))
    const undone = world.settle()
    assert.ok(old && undone && isLessonComplete(old, lesson) && !isLessonComplete(undone, lesson))
    assert.ok(!isLessonComplete(app.join(undone, old), lesson))
  }),
  claim('a completion that the undoing device had not seen survives', ({ app, world, a, b, more }) => {
    const lesson = lessonOf(more)
    world.act(b, (d) => app.undoLesson(d, { lessonId: lesson }))
    world.settle()
    world.act(a, (d) => app.completeLesson(d, { lessonId: lesson, device: a.id, today }))
    world.exchange(a)
    world.act(b, (d) => app.completeLesson(d, { lessonId: lesson, device: b.id, today }))
    world.act(b, (d) => app.undoLesson(d, { lessonId: lesson }))
    assert.ok(isLessonComplete(world.settle() ?? fresh(), lesson))
  }),
  claim('two devices completing one lesson count once, and one undo takes both back', ({ app, world, a, b, more }) => {
    const lesson = lessonOf(more)
    world.act(a, (d) => app.undoLesson(d, { lessonId: lesson }))
    world.settle()
    for (const one of [a, b]) world.act(one, (d) => app.completeLesson(d, { lessonId: lesson, device: one.id, today }))
    const both = world.settle() ?? fresh()
    assert.equal(completedLessons(both).filter((id) => id === lesson).length, 1)
    world.act(a, (d) => app.undoLesson(d, { lessonId: lesson }))
    assert.ok(!isLessonComplete(world.settle() ?? both, lesson))
  }),
  claim('a passed quiz stays passed and its best score never falls, or is aside', ({ world, rest }) => {
    for (const { module, score } of world.passed) {
      const isThere = (document: ProgressDocument): boolean =>
        isQuizComplete(document, module) && (bestResult(document, module)?.score ?? -1) >= score
      assert.ok(isThere(rest) || world.kept().some(isThere), `${module} with ${score}`)
    }
  }),
  claim('the last passed result arrives', ({ world, a, b, more }) => {
    const module = quizOf(more)
    world.finishQuiz(a, module, 100, today)
    world.exchange(a)
    world.exchange(b)
    world.finishQuiz(b, module, 71, today)
    const settled = world.settle()
    assert.equal(settled && latestResult(settled, module)?.score, 71)
    assert.equal(settled && bestResult(settled, module)?.score, 100)
  }),
  claim('a name set last on one device arrives, also while another starts over', ({ app, world, a, b }) => {
    world.act(a, (d) => app.setDisplayName(d, 'Dorothy'))
    world.startOver(b)
    const settled = world.settle()
    assert.equal(settled && displayNameOf(settled), 'Dorothy')
  }),
  claim('starting over is final: nothing of a lower epoch returns by itself', ({ app, world, a, b, more }) => {
    const lesson = lessonOf(more)
    world.startOver(a)
    world.act(b, (d) => app.undoLesson(d, { lessonId: lesson }))
    world.act(b, (d) => app.completeLesson(d, { lessonId: lesson, device: b.id, today }))
    world.finishQuiz(b, quizOf(more), 90, today)
    const old = b.document
    const settled = world.settle()
    assert.ok(settled && !hasLearning(settled), 'old learning came back')
    assert.ok(
      b.aside.some((document) => isLessonComplete(document, lesson)),
      'what b learned meanwhile is aside',
    )
    assertSame(app.join(settled, old), settled, 'an old copy adds nothing')
    const brought = doneBy(app.replay(b.document, old, b.id))
    assert.deepEqual(completedLessons(brought), completedLessons(old))
  }),
  claim('learning after starting over counts', ({ app, world, a, b, more }) => {
    world.startOver(a)
    world.act(a, (d) => app.completeLesson(d, { lessonId: lessonOf(more), device: a.id, today }))
    world.exchange(b)
    assert.deepEqual(completedLessons(world.settle() ?? fresh()), [lessonOf(more)])
  }),
  claim('the first exchange of a device replaces nothing', ({ app, world, rest, more }) => {
    const late = world.newDevice('late', 1)
    if (more.length % 2 === 0) world.startOver(late)
    const lesson = lessonOf(more)
    world.act(late, (d) => app.completeLesson(d, { lessonId: lesson, device: late.id, today }))
    world.devices.push(late)
    world.exchange(late)
    const expected = [...new Set([...completedLessons(rest), lesson])].sort()
    assert.deepEqual(completedLessons(late.document), expected)
    assert.deepEqual(completedLessons(world.settle() ?? fresh()), expected)
  }),
  claim(
    'fields of a newer app survive; those outside the epoch also when someone starts over',
    ({ world, a, b, more }) => {
      const language: object = { language: { turn: 1, value: 'es' } }
      const reflections: object = { reflections: { taxes_1: ['first', 'second'] } }
      a.document = { ...a.document, profile: { ...a.document.profile, ...language }, ...reflections }
      world.exchange(a)
      world.exchange(b)
      const ordinary = more.filter(({ kind }) => kind !== 'start-over')
      world.run(ordinary)
      const before = world.settle()
      if (before === undefined) return
      assert.deepEqual(learningOf(before)['reflections'], { taxes_1: ['first', 'second'] })
      const last = world.present[0]
      if (last !== undefined) world.startOver(last)
      const after = world.settle() ?? before
      assert.deepEqual(
        Object.entries(after.profile).filter(([key]) => key === 'language'),
        [['language', { turn: 1, value: 'es' }]],
      )
    },
  ),
]
