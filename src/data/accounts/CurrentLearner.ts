/**
 * Role: who is learning here: what the device says, held in step with the mirror and told to who listens.
 * Guarantee: whoever has a PIN is nobody here until it was put in; while the device can't be read, whoever is learning goes on.
 * Must not: change anything of a learner.
 */
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, writeLearners } from '../store/deviceDatabase'
import { currentLearner } from '../store/learnerTable'
import { liveSource } from '../store/liveSource'
import { unlessStorageFails } from '../store/storeHealth'
import type { Learner } from './accounts'
import { firstNameOf, nameOf } from './learnerName'
import { learnerOf } from './learnerRows'

/** Where the name of the current learner is mirrored for pages that load no database. */
export interface LearnerMirror {
  write(learner: { readonly id: string; readonly firstName: string }): void
  clear(): void
}

/** Which learner was let into this page, by their PIN or otherwise: remembered as long as the page's tab. */
export interface LearnerGate {
  isOpen(id: LearnerId): boolean
  /** Undefined closes it. */
  open(id: LearnerId | undefined): void
}

export class CurrentLearner {
  readonly #device: DeviceDatabase
  readonly #mirror: LearnerMirror
  readonly #gate: LearnerGate | undefined
  /** What was last answered or told, as text; undefined before the first answer. */
  #known: string | undefined

  constructor(device: DeviceDatabase, mirror: LearnerMirror, gate: LearnerGate | undefined) {
    this.#device = device
    this.#mirror = mirror
    this.#gate = gate
  }

  async read(): Promise<Learner | undefined> {
    return this.#letIn(await unlessStorageFails(() => this.#readRow(), undefined))
  }

  onChange(listener: (learner: Learner | undefined) => void): () => void {
    let told = this.#known
    const source = liveSource(() => unlessStorageFails(async () => ({ learner: await this.#readRow() }), undefined))
    return source.subscribe(() => {
      const read = source.getSnapshot()
      // Unreadable just now: whoever is learning goes on.
      if (read === undefined) return
      const learner = this.#letIn(read.learner)
      if (textOf(learner) === told) return
      told = textOf(learner)
      listener(learner)
    })
  }

  /** Somebody has shown who they are. */
  enter(learner: Learner): void {
    this.#gate?.open(learner.id)
    this.#note(learner)
  }

  async leave(): Promise<void> {
    // First, so that a public page never greets somebody who has left, whatever the database says.
    this.#mirror.clear()
    this.#gate?.open(undefined)
    await writeLearners(this.#device, (database) => database.settings.delete('current-learner'))
    this.#note(undefined)
  }

  #readRow(): Promise<Learner | undefined> {
    return this.#device.run((database) =>
      database.transaction('r', database.settings, database.learners, async () => {
        const row = await currentLearner(database)
        return row && learnerOf(row)
      }),
    )
  }

  /** Public pages and other tabs go on greeting whoever has a PIN. */
  #letIn(learner: Learner | undefined): Learner | undefined {
    const isShut = learner?.hasPin === true && this.#gate?.isOpen(learner.id) === false
    if (!isShut) return this.#note(learner)
    this.#known = textOf(undefined)
    return undefined
  }

  /** Keeps the mirror and the memory of who was named last in step. */
  #note(learner: Learner | undefined): Learner | undefined {
    this.#known = textOf(learner)
    if (learner === undefined) this.#mirror.clear()
    else this.#mirror.write({ id: learner.id, firstName: firstNameOf(nameOf(learner)) })
    return learner
  }
}

function textOf(learner: Learner | undefined): string {
  return learner === undefined ? 'nobody' : JSON.stringify(learner)
}
