import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import type { ProgressDocument } from '../../src/core/progress/document'
import { learnerDatabase } from '../../src/data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { openLearnerStore } from '../../src/data/store/openLearnerStore'
import type { ReplicationStore } from '../../src/data/store/replicationStore'
import type { SaveOutcome } from '../../src/data/store/storeHealth'
import { answersFor } from '../core/progress/answersFor'
import { OWNER, SMALL_SYLLABUS } from '../core/progress/samples'
import type { Action } from '../data/replication/steps'
import { TurnableClock } from '../fakes/TurnableClock'

/** An action of a learner in the course. */
export type CourseAction = Exclude<Action, { readonly kind: 'start-over' }>

/** A device with the app's own store, on its own disk. */
export class StoredDevice {
  readonly #learner: OpenedLearnerStore
  readonly #clock: TurnableClock

  private constructor(learner: OpenedLearnerStore, clock: TurnableClock) {
    this.#learner = learner
    this.#clock = clock
  }

  static async open(): Promise<StoredDevice> {
    const dexie = { indexedDB: new IDBFactory(), IDBKeyRange: Dexie.dependencies.IDBKeyRange }
    const clock = new TurnableClock('2026-03-01T12:00:00')
    const learner = await openLearnerStore({
      learnerId: OWNER,
      clock,
      syllabus: () => SMALL_SYLLABUS,
      makeDatabase: (id) => learnerDatabase(id, dexie),
    })
    return new StoredDevice(learner, clock)
  }

  get store(): ReplicationStore {
    return this.#learner.replication
  }

  /** Resolves to whether the document has changed. `date` is the date of the device's clock, at noon. */
  async do(action: CourseAction, date: string): Promise<boolean> {
    this.#clock.turnTo(`${date}T12:00:00`)
    return (await this.#save(action)).kind === 'saved'
  }

  #save(action: CourseAction): Promise<SaveOutcome> {
    switch (action.kind) {
      case 'complete':
        return this.#learner.completeLesson(action.lesson)
      case 'undo':
        return this.#learner.undoLesson(action.lesson)
      case 'quiz':
        return this.#learner.finishQuiz({
          moduleId: action.module,
          score: action.score,
          passed: action.score >= 70,
          answers: answersFor(action.score).map((given) => ({ ...given, text: '', isRight: false })),
        })
      case 'unlock':
        return this.#learner.unlockModule(action.module)
      case 'name':
        return this.#learner.setDisplayName(action.name)
    }
  }

  document(): Promise<ProgressDocument> {
    return this.#learner.progress()
  }

  close(): void {
    this.#learner.close()
  }
}
