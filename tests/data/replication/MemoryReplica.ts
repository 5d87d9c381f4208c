import { instantOf } from '../../../src/core/progress/calendar'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { type DeviceId, parseLocalDate } from '../../../src/core/progress/ids'
import { setDisplayName } from '../../../src/core/progress/profile'
import { startOver } from '../../../src/core/progress/epochs'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { unlockModule } from '../../../src/core/progress/moduleAccess'
import { MemoryReplicationStore } from '../../fakes/MemoryReplicationStore'
import { answersFor } from '../../core/progress/answersFor'
import { assertOnlyBetter } from '../../core/progress/onlyBetter'
import { device, fresh, LATER_SYLLABUS, SMALL_SYLLABUS } from '../../core/progress/samples'
import type { Action } from './steps'

/** Devices differ in the version of the app, so their lessons differ too. */
function syllabusOf(index: number): Syllabus {
  return index % 2 === 0 ? SMALL_SYLLABUS : LATER_SYLLABUS
}

/** A device without a disk. It checks every document that it receives for losses. */
export class MemoryReplica {
  readonly #device: DeviceId
  readonly store: MemoryReplicationStore
  readonly syllabus: Syllabus

  constructor(index: number) {
    this.#device = device(`device-${index}`)
    this.syllabus = syllabusOf(index)
    this.store = new MemoryReplicationStore(fresh(), this.#device, this.syllabus)
    this.store.onWrite = assertOnlyBetter
  }

  /** Returns whether the document has changed. `date` is the date of the device's clock, at noon. */
  do(action: Action, date: string): boolean {
    if (action.kind === 'start-over') this.store.keepSuperseded(this.store.document)
    return this.store.act((document) => this.#done(document, action, date))
  }

  #done(document: ProgressDocument, action: Action, date: string) {
    const today = parseLocalDate(date)
    switch (action.kind) {
      case 'complete':
        return completeLesson(document, { lessonId: action.lesson, device: this.#device, today })
      case 'undo':
        return undoLesson(document, { lessonId: action.lesson })
      case 'quiz':
        return finishQuizAttempt(document, {
          moduleId: action.module,
          score: action.score,
          passed: action.score >= 70,
          device: this.#device,
          today,
          answers: answersFor(action.score),
          at: instantOf(new Date(`${date}T12:00:00Z`)),
        })
      case 'unlock':
        return unlockModule(document, { moduleId: action.module, syllabus: this.syllabus })
      case 'name':
        return setDisplayName(document, action.name)
      case 'start-over':
        return startOver(document)
    }
  }
}
