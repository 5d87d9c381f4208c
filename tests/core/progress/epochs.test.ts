import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adoptEpoch, startOver } from '../../../src/core/progress/epochs'
import { importBackup } from '../../../src/core/progress/file/importBackup'
import { isCount } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { ownEntries, ownKeys } from '../../../src/core/progress/json'
import { completedLessons, completeLesson, isLessonComplete, undoLesson } from '../../../src/core/progress/lessons'
import { attemptsOf, bestResult } from '../../../src/core/progress/quizzes'
import { peerDocument } from './arbitraries'
import { original } from './implementation'
import { day, device, doneBy, fresh, lesson } from './samples'

const PHONE = device('phone')
const NEW_TABLET = device('new-tablet')
const L1 = lesson('saving_1')
const completes = (document: ReturnType<typeof fresh>, on = PHONE) =>
  doneBy(completeLesson(document, { lessonId: L1, device: on, today: day('2026-03-01') }))

/** The counters of every device before its last action. A lesson that was undone is still complete. */
const oneActionBefore = (lessons: ReturnType<typeof fresh>['lessons']): typeof lessons =>
  Object.fromEntries(
    ownEntries(lessons).map(([id, counters]) => [
      id,
      Object.fromEntries(
        ownEntries(counters).map(([by, count]) => [by, isCount(count) ? Math.max(count - 1, 0) : count]),
      ),
    ]),
  )

describe('adopting the epoch of an account', () => {
  it("keeps a completion safe from a file's undo before starting over", () => {
    const exported = doneBy(undoLesson(completes(fresh()), { lessonId: L1 }))
    const account = completes(doneBy(startOver(exported)))
    const tablet = doneBy(importBackup(fresh(), exported, NEW_TABLET))
    const met = join(account, adoptEpoch(tablet, account.epoch, NEW_TABLET))
    expect(isLessonComplete(met, L1)).toBe(true)
  })

  it('takes completions from an earlier file as actions of this device', () => {
    const exported = completes(fresh())
    const account = doneBy(undoLesson(completes(doneBy(startOver(exported))), { lessonId: L1 }))
    const tablet = doneBy(importBackup(fresh(), exported, NEW_TABLET))
    const adopted = adoptEpoch(tablet, account.epoch, NEW_TABLET)
    expect(adopted.lessons).toEqual({ [L1]: { [NEW_TABLET]: 1 } })
    expect(isLessonComplete(join(account, adopted), L1)).toBe(true)
  })

  it("keeps this device's counters, and documents of the same epoch", () => {
    const done = doneBy(undoLesson(completes(fresh(), NEW_TABLET), { lessonId: L1 }))
    expect(adoptEpoch(done, 3, NEW_TABLET)).toEqual({ ...done, epoch: 3 })
    const ofOthers = completes(fresh())
    expect(adoptEpoch(ofOthers, 0, NEW_TABLET)).toBe(ofOthers)
  })

  it('loses nothing of the account and nothing of the device', () => {
    fc.assert(
      fc.property(peerDocument(original), peerDocument(original), fc.boolean(), (peer, other, isBehind) => {
        const held = { ...peer, epoch: 0 }
        const account = isBehind ? { ...other, lessons: oneActionBefore(held.lessons) } : other
        const adopted = adoptEpoch(held, account.epoch, NEW_TABLET)
        const met = completedLessons(join(account, adopted))
        expect(adopted.epoch).toBe(account.epoch)
        expect(completedLessons(adopted)).toEqual(completedLessons(held))
        expect(met).toEqual(expect.arrayContaining([...completedLessons(account), ...completedLessons(held)]))
        for (const id of ownKeys(held.quizzes)) {
          expect(bestResult(adopted, id)).toEqual(bestResult(held, id))
          expect(attemptsOf(adopted, id)).toBeLessThanOrEqual(attemptsOf(held, id))
        }
      }),
    )
  })
})
