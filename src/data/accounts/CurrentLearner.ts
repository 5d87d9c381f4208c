/**
 * Role: the current learner. Reads the device, updates the mirror, and calls the listeners.
 * Guarantee: a learner with a PIN is not current until they enter it. If the device can't be read, the current learner
 * doesn't change.
 * Must not: change a learner's data.
 */
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, writeLearners } from '../store/deviceDatabase'
import { currentLearner } from '../store/learnerTable'
import { liveSource } from '../store/liveSource'
import { unlessStorageFails } from '../store/storeHealth'
import type { Learner } from './accounts'
import { firstNameOf, nameOf } from './learnerName'
import { learnerOf } from './learnerRows'

/** The copy of the current learner's name, for pages that open no database. */
export interface LearnerMirror {
  write(learner: { readonly id: string; readonly firstName: string }): void
  clear(): void
}

/** The learner who unlocked this page with a PIN or in another way. Remembered while the tab is open. */
export interface LearnerGate {
  isOpen(id: LearnerId): boolean
  /** Undefined means no learner. */
  open(id: LearnerId | undefined): void
}

export class CurrentLearner {
  readonly #device: DeviceDatabase
  readonly #mirror: LearnerMirror
  readonly #gate: LearnerGate | undefined
  /** The last learner that was returned or announced, as text. Undefined before the first answer. */
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
      // The device can't be read right now, so the current learner doesn't change.
      if (read === undefined) return
      const learner = this.#letIn(read.learner)
      if (textOf(learner) === told) return
      told = textOf(learner)
      listener(learner)
    })
  }

  /** Called when a learner has proved their identity. */
  enter(learner: Learner): void {
    // Without a PIN or a password there is nothing to unlock, so the tab keeps no id. Setting a PIN unlocks this tab.
    this.#gate?.open(learner.isProtected ? learner.id : undefined)
    this.#note(learner)
  }

  async leave(): Promise<void> {
    // The mirror is cleared first, so that a public page never greets a learner who has left, even if the database
    // fails.
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

  /** Public pages and other tabs still greet a learner with a PIN. */
  #letIn(learner: Learner | undefined): Learner | undefined {
    const isShut = learner?.hasPin === true && this.#gate?.isOpen(learner.id) === false
    if (!isShut) return this.#note(learner)
    this.#known = textOf(undefined)
    return undefined
  }

  /** Updates the mirror and the record of the last announced learner. */
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
