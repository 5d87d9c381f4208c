import assert from 'node:assert/strict'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { canonicalText } from '../../../src/core/progress/json'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import { bestResult, isQuizComplete, latestResult } from '../../../src/core/progress/quizzes'
import { lesson as lessonId } from '../../core/progress/samples'
import { type Property, property } from './property'
import { settled } from './settle'

const ANOTHER = lessonId('another_1')

/** The properties that must hold while a client writes that knows only the lists of contract, section 3.1. */
export const earlierSiteProperties: readonly Property[] = [
  property('a completion that nobody undid is complete, or superseded', async ({ world, rest }) => {
    for (const lesson of world.completed) {
      if (!world.undone.has(lesson) && !isLessonComplete(rest, lesson)) world.assertKept(lesson)
    }
  }),
  property('a passed quiz stays passed and its best score never falls, or is superseded', async ({ world }) => {
    const kept = world.kept()
    for (const { module, score } of world.passed) {
      const isThere = kept.some((it) => isQuizComplete(it, module) && (bestResult(it, module)?.score ?? -1) >= score)
      assert.ok(isThere, `${module} with ${score}`)
    }
  }),
  property('every certificate that is due for a version of the app was given', async ({ world, rest }) => {
    for (const { replica } of world.present) {
      assert.equal(awardCertificates(rest, replica.syllabus).kind, 'unchanged')
    }
  }),
  property('what the earlier site adds arrives in epoch 0, and is superseded in a later one', async (it) => {
    const { world, a, lesson, picks } = it
    if (picks[0] % 2 === 0) world.do(a, { kind: 'start-over' })
    const rest = await settled(world)
    const lists = { completedConcepts: [lesson, ANOTHER], completedQuizzes: ['credit:41'] }
    await world.account.mergeAsEarlierSite(lists)
    const after = await settled(world)
    if (rest.epoch > 0) assert.equal(canonicalText(after), canonicalText(rest))
    else for (const id of [lesson, ANOTHER]) assert.ok(isLessonComplete(after, id))
    world.assertKept(ANOTHER)
    world.assertKept(lesson)
    assert.ok(world.kept().some((document) => isQuizComplete(document, 'credit')))
  }),
  property('a quiz taken again on the earlier site is the latest result, and old copies of it are none', async (it) => {
    const { world, a, b, rest, module } = it
    if (rest.epoch > 0) return
    const entries = ['63', '62'].map((score) => ({ completedQuizzes: [`${module}_quiz:${score}`] }))
    for (const entry of entries) {
      await world.account.mergeAsEarlierSite(entry)
      await settled(world)
    }
    world.do(a, { kind: 'quiz', module, score: 71 })
    await settled(world)
    for (const entry of entries) {
      await world.account.mergeAsEarlierSite(entry)
      const after = await settled(world)
      assert.equal(latestResult(after, module)?.score, 71)
      assert.ok((bestResult(after, module)?.score ?? 0) >= (bestResult(rest, module)?.score ?? 71))
    }
    await world.account.mergeAsEarlierSite({ completedQuizzes: [`${module}_quiz:61`] })
    assert.equal(latestResult(await settled(world), module)?.score, 61)
    assert.equal(latestResult(b.replica.store.document, module)?.score, 61)
  }),
  property('what the earlier site leaves out is no undo', async ({ world, rest }) => {
    const { account } = world
    const before = await account.fields()
    const empty = { completedConcepts: [], completedQuizzes: [], certificates: [], unlockedModules: [] }
    await account.mergeAsEarlierSite({ ...empty, redeemedPoints: 0 })
    assert.equal(canonicalText(await settled(world)), canonicalText(rest))
    const after = await account.fields()
    for (const list of Object.keys(empty)) assert.deepEqual(after?.[list], before?.[list])
  }),
  property('what the earlier site adds again after an undo is added again', async ({ world, a, rest }) => {
    if (rest.epoch > 0) return
    const { account } = world
    for (let times = 0; times < 2; times += 1) {
      await account.mergeAsEarlierSite({ completedConcepts: [ANOTHER] })
      assert.ok(isLessonComplete(await settled(world), ANOTHER))
      world.do(a, { kind: 'undo', lesson: ANOTHER })
      assert.ok(!isLessonComplete(await settled(world), ANOTHER))
    }
  }),
]
