import type { Locks } from '../../../../src/platform/locks'
import type { ProgressDocument } from '../../../../src/core/progress/document'
import type { LessonId } from '../../../../src/core/progress/ids'
import { createEngine } from '../../../../src/data/replication/createEngine'
import type { Engine } from '../../../../src/data/replication/createRounds'
import { type ExchangeOutcome, exchangeOnce } from '../../../../src/data/replication/exchangeOnce'
import type { Remote } from '../../../../src/data/replication/Remote'
import type { BackupStatus } from '../../../../src/data/store/backup'
import type { OpenedLearnerStore } from '../../../../src/data/store/learnerStore'
import type { SaveOutcome } from '../../../../src/data/store/storeHealth'
import { systemRandom } from '../../../../src/platform/random'
import { Triggers } from '../../replication/Triggers'
import type { Account } from '../../../network/Account'
import type { ServiceCode } from './ServiceCode'

/** For a browser without locks, where two exchanges may run at once. */
export const NO_LOCKS: Locks = { request: (_name, _options, work) => work({}) }

export interface PageParts {
  readonly account: Account
  readonly store: OpenedLearnerStore
  readonly service: ServiceCode
  readonly locks: Locks
  /** Called for every lesson that this page has shown as saved. */
  readonly onSaved: (lesson: LessonId) => void
}

/** A tab or the worker: the app's store on its device's disk, and the real adapter on its network. */
export class Page {
  readonly remote: Remote
  readonly store: OpenedLearnerStore
  readonly service: ServiceCode
  readonly #parts: PageParts
  readonly #leaving = new AbortController()

  constructor(parts: PageParts) {
    this.#parts = parts
    this.store = parts.store
    this.service = parts.service
    this.remote = parts.service.remote(parts.account.id)
  }

  async signsIn(): Promise<void> {
    await this.service.signsIn(this.#parts.account)
  }

  async saves(lesson: LessonId): Promise<SaveOutcome> {
    const outcome = await this.store.completeLesson(lesson)
    if (outcome.kind === 'saved') this.#parts.onSaved(lesson)
    return outcome
  }

  exchanges(): Promise<ExchangeOutcome> {
    return exchangeOnce({
      ...this.#parts,
      remote: this.remote,
      store: this.store.replication,
      signal: this.#leaving.signal,
    })
  }

  /** Starts the engine as the app runs it. */
  startsEngine(report: (error: unknown) => void): Engine {
    return createEngine({
      store: this.store.replication,
      remote: this.remote,
      locks: this.#parts.locks,
      triggers: new Triggers(),
      random: systemRandom,
      report,
    })
  }

  document(): Promise<ProgressDocument> {
    return this.store.progress()
  }

  async status(): Promise<BackupStatus> {
    return (await this.store.backup.state()).status
  }

  /** The learner leaves, so a running exchange is told to stop. */
  leaves(): void {
    this.#leaving.abort()
  }

  async closes(): Promise<void> {
    this.leaves()
    this.store.close()
    await this.service.isUnloaded()
  }
}
