import assert from 'node:assert/strict'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { hasLearning, learningOf } from '../../../src/core/progress/document'
import { completedLessons, isLessonComplete } from '../../../src/core/progress/lessons'
import { questionKey } from '../../../src/core/progress/ids'
import { answersTo } from '../../../src/core/progress/practice'
import { displayNameOf } from '../../../src/core/progress/profile'
import { bestResult, isQuizComplete, latestResult } from '../../../src/core/progress/quizzes'
import * as today from '../../../tools/editions/editionEntry'
import { timesAnswered } from '../../core/progress/timesAnswered'
import { type Claim, claim } from './claim'
import { earlierSiteClaims } from './earlierSiteClaims'
import { assertSilent, settle, settled } from './settle'

/** The claims that must be true for every history, field by field. */
export const claims: readonly Claim[] = [
  claim('all copies become equal to the letter and fall silent, again and again', async ({ world, more }) => {
    await world.run(more)
    await settle(world)
    await assertSilent(world)
  }),
  claim('a completion that nobody undid is complete, or aside', async ({ world, rest }) => {
    for (const lesson of world.completed) {
      if (!world.undone.has(lesson) && !isLessonComplete(rest, lesson)) await world.assertKept(lesson)
    }
  }),
  claim('a passed quiz stays passed and its best score never falls, or is aside', async ({ world }) => {
    const kept = await world.kept()
    for (const { module, score } of world.passed) {
      const isThere = kept.some((it) => isQuizComplete(it, module) && (bestResult(it, module)?.score ?? -1) >= score)
      assert.ok(isThere, `${module} with ${score}`)
    }
  }),
  claim('every certificate that is due for a version of the app was given', async ({ world, rest }) => {
    for (const { replica } of world.present) {
      assert.equal(awardCertificates(rest, replica.syllabus).kind, 'unchanged')
    }
  }),
  claim('what everyone undid stays undone', async ({ world, a, lesson }) => {
    await world.do(a, { kind: 'complete', lesson })
    await settled(world)
    await world.do(a, { kind: 'undo', lesson })
    assert.ok(!isLessonComplete(await settled(world), lesson))
  }),
  claim('the last passed result arrives', async ({ world, a, b, module }) => {
    await world.do(a, { kind: 'quiz', module, score: 100 })
    await settled(world)
    await world.do(b, { kind: 'quiz', module, score: 71 })
    const rest = await settled(world)
    assert.equal(latestResult(rest, module)?.score, 71)
    assert.equal(bestResult(rest, module)?.score, 100)
  }),
  claim('every answer arrives, whoever writes back', async ({ world, a, b, rest, module }) => {
    const key = questionKey(module, 'q1')
    const by = [a, b].find(({ replica }) => replica.edition === today)
    if (key === undefined || by === undefined) return
    for (const [index, on] of [by, a, b, by].entries()) {
      const before = timesAnswered(await on.replica.document(), key)
      await world.do(on, { kind: 'quiz', module, score: index % 2 === 0 ? 40 : 100 })
      const writes = on.replica.edition === today ? 1 : 0
      assert.equal(timesAnswered(await on.replica.document(), key), before + writes)
    }
    const after = await settled(world)
    const todays = [by, a, b, by].filter(({ replica }) => replica.edition === today)
    assert.equal(timesAnswered(after, key), timesAnswered(rest, key) + todays.length)
    for (const { chosen } of answersTo(after, key)) assert.ok(chosen === 0 || chosen === 1)
  }),
  claim('a name set last on one device arrives, also while another starts over', async ({ world, a, b }) => {
    await world.do(a, { kind: 'name', name: 'Dorothy' })
    await world.do(b, { kind: 'start-over' })
    assert.equal(displayNameOf(await settled(world)), 'Dorothy')
  }),
  claim('starting over is final, and what it replaces elsewhere is aside there', async ({ world, a, b, lesson }) => {
    await world.do(b, { kind: 'complete', lesson })
    const before = (await b.replica.document()).epoch
    await world.do(a, { kind: 'start-over' })
    const rest = await settled(world)
    assert.equal(rest.epoch, before + 1)
    assert.ok(!hasLearning(rest), 'something of a lower epoch returned')
    assert.ok((await b.replica.asides()).some((document) => isLessonComplete(document, lesson)))
  }),
  claim('the first exchange of a device replaces nothing, wherever it has been', async ({ world, rest, lesson }) => {
    for (const epoch of [0, 1, 4]) {
      const device = await world.addDevice()
      for (let index = 0; index < epoch; index += 1) await world.do(device, { kind: 'start-over' })
      await world.do(device, { kind: 'complete', lesson })
      const aside = (await device.replica.asides()).length
      await world.exchange(device)
      const document = await device.replica.document()
      assert.ok(isLessonComplete(document, lesson), 'the first lessons of a device are gone')
      assert.equal(document.epoch, rest.epoch)
      assert.equal((await device.replica.asides()).length, aside)
      for (const known of completedLessons(rest)) assert.ok(isLessonComplete(document, known), `${known} was erased`)
    }
    await settled(world)
  }),
  claim('what starting over replaces on a remote is aside, also if who wrote it never returns', async (it) => {
    const { world, a, b, lesson } = it
    await world.do(a, { kind: 'undo', lesson })
    await settled(world)
    await world.do(b, { kind: 'complete', lesson })
    await world.exchange(b)
    b.isGone = true
    await world.do(a, { kind: 'start-over' })
    await settled(world)
    await world.assertKept(lesson)
  }),
  claim('fields and entries of a newer app survive', async ({ world, a, more }) => {
    const { account } = world
    const fields = await account.fields()
    const sync = { ...(fields?.['sync'] as object), reflections: { taxes_1: ['first'] } }
    await account.put({ ...fields, sync })
    await world.exchange(a)
    await world.run(more.filter((next) => !JSON.stringify(next).includes('start-over')))
    const after = await settle(world)
    if (after !== undefined) assert.deepEqual(learningOf(after)['reflections'], { taxes_1: ['first'] })
  }),
  ...earlierSiteClaims,
]
