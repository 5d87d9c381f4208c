import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import type { LearnerDatabase } from '../../../src/data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import type { ReplicationStore } from '../../../src/data/store/replicationStore'
import type { SaveOutcome } from '../../../src/data/store/storeHealth'
import * as today from '../../../tools/editions/editionEntry'
import type { Edition } from '../../editions/Edition'
import { TurnableClock } from '../../fakes/TurnableClock'
import { answersFor } from '../../core/progress/answersFor'
import { doneBy, OWNER } from '../../core/progress/samples'
import { syllabusOf } from './MemoryReplica'
import type { Replica } from './Replica'
import type { Deed } from './steps'

/** A device with the app's own store, on its own disk. Its edition is today's by default. */
export class StoredReplica implements Replica {
  readonly syllabus: Syllabus
  readonly edition: Edition
  readonly #learner: OpenedLearnerStore
  readonly #clock: TurnableClock
  readonly #database: LearnerDatabase

  private constructor(
    learner: OpenedLearnerStore,
    syllabus: Syllabus,
    clock: TurnableClock,
    database: LearnerDatabase,
    edition: Edition,
  ) {
    this.syllabus = syllabus
    this.#learner = learner
    this.#clock = clock
    this.#database = database
    this.edition = edition
  }

  static async open(index: number, edition: Edition = today): Promise<StoredReplica> {
    const disk = new IDBFactory()
    const syllabus = syllabusOf(index)
    const clock = new TurnableClock('2026-03-01T12:00:00')
    const makeDatabase = (): LearnerDatabase =>
      edition.learnerDatabase(OWNER, { indexedDB: disk, IDBKeyRange: Dexie.dependencies.IDBKeyRange })
    const learner = await edition.openLearnerStore({ learnerId: OWNER, clock, syllabus: () => syllabus, makeDatabase })
    const database = makeDatabase()
    await database.open()
    return new StoredReplica(learner, syllabus, clock, database, edition)
  }

  get store(): ReplicationStore {
    return this.#learner.replication
  }

  async do(deed: Deed, date: string): Promise<boolean> {
    this.#clock.turnTo(`${date}T12:00:00`)
    if (deed.kind === 'start-over') return await this.#startOver()
    return (await this.#save(deed)).kind === 'saved'
  }

  #save(deed: Exclude<Deed, { kind: 'start-over' }>): Promise<SaveOutcome> {
    switch (deed.kind) {
      case 'complete':
        return this.#learner.completeLesson(deed.lesson)
      case 'undo':
        return this.#learner.undoLesson(deed.lesson)
      case 'quiz':
        return this.#learner.finishQuiz({
          moduleId: deed.module,
          score: deed.score,
          passed: deed.score >= 70,
          answers: answersFor(deed.score).map((given) => ({ ...given, text: '', isRight: false })),
        })
      case 'unlock':
        return this.#learner.unlockModule(deed.module)
      case 'name':
        return this.#learner.setDisplayName(deed.name)
    }
  }

  async #startOver(): Promise<boolean> {
    const row = await this.#database.document.get('document')
    if (row === undefined) throw new Error('There is no document.')
    const before = await this.document()
    await this.#database.transaction('rw', this.#database.document, this.#database.aside, async () => {
      await this.#database.aside.add({ reason: 'replaced', document: before, detail: 'started over', at: '' })
      await this.#database.document.put({
        ...row,
        document: doneBy(this.edition.startOver(before)),
        revision: row.revision + 1,
      })
    })
    return true
  }

  document(): Promise<ProgressDocument> {
    return this.#learner.progress()
  }

  async asides(): Promise<readonly ProgressDocument[]> {
    const rows = await this.#database.aside.toArray()
    return rows.flatMap(({ document }) => {
      const parsed = this.edition.parseDocument(document, OWNER)
      return parsed.kind === 'parsed' ? [parsed.document] : []
    })
  }

  async isWaiting(): Promise<boolean> {
    const row = await this.#database.document.get('document')
    return ((await this.#database.remotes.get('firestore'))?.syncedRevision ?? 0) < (row?.revision ?? 0)
  }

  close(): void {
    this.#learner.close()
    this.#database.close()
  }
}
