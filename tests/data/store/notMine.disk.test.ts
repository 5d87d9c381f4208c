import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, it, describe } from 'vitest'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import { systemRandom } from '../../../src/platform/random'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { signedIn } from '../accounts/cloudDevice'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { lastHour } from '../../../src/data/store/lastHour'
import type { Activity } from '../../../src/data/store/learningRows'
import { TurnableClock } from '../../fakes/TurnableClock'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import { answersTo } from '../../../src/core/progress/practice'
import { lesson, moduleId, question } from '../../core/progress/samples'
import { newLearner, openTestStore } from './openTestStore'

const now = new Date('2026-03-02T09:00:00.000Z')
const row = (id: number, kind: Activity['kind'], at: string): Activity => ({
  id,
  kind,
  subject: 'saving_1',
  points: 50,
  at,
  day: '2026-03-02',
})
const idsOf = (rows: readonly Activity[]) => lastHour(rows, now).map(({ id }) => id)

describe('the last hour of a ledger', () => {
  it('has the actions of that hour with a valid time, oldest first', () => {
    expect(
      idsOf([
        row(7, 'lesson-completed', '2026-03-02T09:00:01.000Z'),
        row(6, 'quiz-passed', '2026-03-02T08:59:00.000Z'),
        row(5, 'certificate-earned', '2026-03-02T08:59:00.000Z'),
        row(4, 'lesson-completed', ''),
        row(3, 'lesson-undone', '2026-03-02T08:00:01.000Z'),
        row(2, 'lesson-completed', '2026-03-02T08:00:00.000Z'),
      ]),
    ).toEqual([3, 6])
  })

  it.each(['taken-out', 'started-over'] as const)('starts after the last entry of the kind %s', (kind) => {
    expect(
      idsOf([
        row(3, 'lesson-completed', '2026-03-02T08:59:00.000Z'),
        row(2, kind, '2026-03-02T08:58:00.000Z'),
        row(1, 'lesson-completed', '2026-03-02T08:57:00.000Z'),
      ]),
    ).toEqual([3])
  })
})

describe('the work of another person in my ledger', () => {
  const one = lesson('foundations_1')
  const two = lesson('foundations_2')

  async function tablet() {
    const clock = new TurnableClock('2026-03-02T09:00:00')
    const [mayaId, benId] = [newLearner(), newLearner()]
    const maya = await openTestStore({ learnerId: mayaId, clock })
    await maya.completeLesson(one)
    clock.turnTo('2026-03-02T11:00:00')
    return { clock, maya, mayaId, benId }
  }
  const hourOf = async ({ maya, clock }: Pick<Awaited<ReturnType<typeof tablet>>, 'maya' | 'clock'>) =>
    lastHour(await maya.activity(50), clock.now()).map(({ id }) => id)

  it('moves to Ben when given, while my lesson and the result stay', async () => {
    const here = await tablet()
    const { maya, benId } = here
    await maya.completeLesson(two)
    await maya.finishQuiz({ moduleId: moduleId('saving'), score: 90, passed: true })
    expect((await maya.setAside.takeOut(await hourOf(here))).kind).toBe('saved')
    const mine = await maya.progress()
    expect([isLessonComplete(mine, one), isLessonComplete(mine, two)]).toEqual([true, false])
    expect(mine.quizzes[moduleId('saving')]?.best?.score).toBe(90)
    expect(await hourOf(here)).toEqual([])
    const [record] = await maya.setAside.records()
    expect(record).toMatchObject({ reason: 'not-mine', holds: { lessons: 1, quizzes: 1 } })

    expect((await maya.setAside.give(record?.id ?? 0, benId, 'Maya')).kind).toBe('saved')
    expect(await maya.setAside.records()).toEqual([])
    const ben = await openTestStore({ learnerId: benId })
    const his = await ben.progress()
    expect([isLessonComplete(his, one), isLessonComplete(his, two)]).toEqual([false, true])
    expect(his.quizzes[moduleId('saving')]?.best?.score).toBe(90)
    expect(await ben.activity(5)).toMatchObject([{ kind: 'given', subject: 'Maya' }])
  })

  it('is offered once when only a quiz was taken, and given once', async () => {
    const here = await tablet()
    const { maya, benId } = here
    await maya.finishQuiz({ moduleId: moduleId('saving'), score: 40, passed: false })
    expect((await maya.setAside.takeOut(await hourOf(here))).kind).toBe('unchanged')
    expect(await hourOf(here)).toEqual([])
    const [record] = await maya.setAside.records()
    expect(await maya.setAside.give(record?.id ?? 0, benId, 'Maya')).toMatchObject({ kind: 'saved' })
    expect(await maya.setAside.give(record?.id ?? 0, benId, 'Maya')).toEqual({ kind: 'failed', reason: 'missing' })
  })

  it('is one record when it is removed in two tabs', async () => {
    const here = await tablet()
    const { maya, mayaId, clock } = here
    await maya.completeLesson(two)
    const rows = await hourOf(here)
    const otherTab = await openTestStore({ learnerId: mayaId, clock })
    await maya.setAside.takeOut(rows)
    clock.turnTo('2026-03-02T11:00:05')
    await otherTab.setAside.takeOut(rows)
    expect(await maya.setAside.records()).toHaveLength(1)
  })

  it('stays here when its learner was removed in the meantime', async () => {
    const device = createDeviceDatabase()
    const clock = new TurnableClock('2026-03-02T09:00:00')
    const accounts = createDeviceAccounts({
      device,
      clock,
      mirror: new MemoryMirror(),
      random: systemRandom,
      rounds: 2,
    })
    const ben = signedIn(await accounts.learnOnThisDevice('Ben'))
    const maya = await openTestStore({ learnerId: newLearner(), device, clock })
    await maya.completeLesson(two)
    await maya.setAside.takeOut(await hourOf({ maya, clock }))
    const [record] = await maya.setAside.records()
    await accounts.remove(ben.id)
    expect(await maya.setAside.give(record?.id ?? 0, ben.id, 'Maya')).toEqual({ kind: 'failed', reason: 'missing' })
    expect(await maya.setAside.records()).toHaveLength(1)
    expect(await Dexie.exists(learnerDatabaseName(ben.id))).toBe(false)
  })

  it('takes his quiz answers along, once, and leaves mine', async () => {
    const here = await tablet()
    const { maya, benId, clock } = here
    const key = question('saving-q1')
    const tries = (chosen: number) =>
      maya.finishQuiz({
        moduleId: moduleId('saving'),
        score: 40,
        passed: false,
        answers: [{ question: 'q1', chosen, text: '', isRight: false }],
      })
    const chosenBy = async (store: typeof maya) => answersTo(await store.progress(), key).map(({ chosen }) => chosen)
    await tries(1)
    clock.turnTo('2026-03-02T12:30:00')
    await tries(2)
    const hour = await hourOf(here)
    await tries(3)
    expect((await maya.setAside.takeOut(hour)).kind).toBe('saved')
    expect(await chosenBy(maya)).toEqual([1, 3])
    await maya.setAside.takeOut(hour)
    expect(await chosenBy(maya)).toEqual([1, 3])
    const [, record] = await maya.setAside.records()
    expect((await maya.setAside.give(record?.id ?? 0, benId, 'Maya')).kind).toBe('saved')
    expect(await chosenBy(await openTestStore({ learnerId: benId }))).toEqual([2])
  })

  it('can be restored when it was mine after all', async () => {
    const here = await tablet()
    const { maya } = here
    await maya.completeLesson(two)
    await maya.setAside.takeOut(await hourOf(here))
    const [record] = await maya.setAside.records()
    await maya.setAside.bringBack(record?.id ?? 0)
    expect(isLessonComplete(await maya.progress(), two)).toBe(true)
  })
})
