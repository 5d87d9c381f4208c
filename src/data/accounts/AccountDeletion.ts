/**
 * Role: deletes an account: its document, its sign-in, and then the data of the learner on this device.
 * Guarantee: each step is saved on the device before the next one starts, and each step can be repeated. Nothing is
 * removed from the device until the service confirms the deletion, or the learner chooses not to wait for the answer.
 * Deletions of different accounts don't wait for each other.
 * Must not: start unless the learner agreed, or continue when the learner has to prove their identity again.
 */
import { withDeadline } from '../../platform/withDeadline'
import type { LearnerId } from '../../core/progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'
import { saveFailureOf } from '../store/storeHealth'
import type { CloudAuth, ConfirmOutcome, IdentityProof } from './CloudAuth'
import {
  type DeletionNote,
  type DeletionStore,
  type DeletionUnderWay,
  deletionNote,
  deletionNotes,
  dropDeletionNote,
  laterStep,
  writeDeletionNote,
} from './deletionState'

/** `confirm`: the learner has not proved their identity in the last few minutes. */
export type StepOutcome = 'done' | 'offline' | 'confirm' | 'unavailable'

export interface AccountDeletionParts {
  readonly device: DeviceDatabase
  readonly state: DeletionStore
  /** Fetches the code for the account service. */
  readonly cloud: () => Promise<{
    readonly auth: Pick<CloudAuth, 'confirm' | 'waysToConfirm' | 'deleteAccount'>
    /** Replaces the account's document with a deletion mark. */
    erase(id: LearnerId): Promise<StepOutcome>
  }>
  /** Removes all of a learner's data from this device. Resolves to whether everything was removed. */
  readonly remove: (id: LearnerId) => Promise<boolean>
}

const ANSWER_MS = 20_000

/*
 *            erase             delete the sign-in        remove here
 *   begun ----------> erased --------------------> gone ------------> (no note)
 *     |  stop            |  finish here without an answer   ^
 *     v                  +----------------------------------+
 *   (no note)
 */
export class AccountDeletion {
  readonly #parts: AccountDeletionParts
  #running: Promise<void> | undefined

  constructor(parts: AccountDeletionParts) {
    this.#parts = parts
  }

  /**
   * Returns the ways in which the learner can prove their identity. Returns both ways if the service does not answer.
   */
  async waysToConfirm(id: LearnerId): Promise<readonly IdentityProof['kind'][]> {
    const ways = await this.#inTime(async () => (await this.#parts.cloud()).auth.waysToConfirm(id))
    return ways === undefined || ways.length === 0 ? ['password', 'google'] : ways
  }

  /** There is no deadline while Google's window is open. */
  async confirm(
    account: { readonly id: LearnerId; readonly email: string },
    proof: IdentityProof,
  ): Promise<ConfirmOutcome> {
    const unreachable: ConfirmOutcome = { kind: 'refused', reason: 'unreachable' }
    const cloud = await this.#inTime(() => this.#parts.cloud())
    if (cloud === undefined) return unreachable
    const ask = () => cloud.auth.confirm(account, proof)
    return (proof.kind === 'google' ? await ask() : await this.#inTime(ask)) ?? unreachable
  }

  /**
   * Starts a deletion that the learner agreed to. Resolves when the deletion is done or can't continue automatically.
   */
  async begin(id: LearnerId): Promise<void> {
    await this.#write(async (database) => {
      const standing = await deletionNote(database, id)
      await writeDeletionNote(database, standing ?? { id, step: 'begun' })
    })
    await this.resume()
  }

  /** Resumes interrupted deletions, if there are any. Safe to call often. */
  async resume(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Stops a deletion if nothing has been deleted yet. */
  async stop(id: LearnerId): Promise<void> {
    const isStopped = await this.#write(async (database) => {
      if ((await deletionNote(database, id))?.step !== 'begun') return false
      await dropDeletionNote(database, id)
      return true
    })
    if (isStopped) this.#parts.state.end(id, 'none')
  }

  /**
   * Finishes the deletion on this device if the learner chooses not to wait for the service to confirm that the sign-in
   * is deleted.
   */
  async finishHere(id: LearnerId): Promise<void> {
    const note = await this.#write((database) => deletionNote(database, id))
    if (note === undefined || note.step === 'begun') return
    await this.#advance(note, 'gone')
    await this.resume()
  }

  async #run(): Promise<void> {
    const { device, state } = this.#parts
    const notes = await deletionNotes(device)
    // Another tab may have ended the deletion.
    for (const { id } of state.all()) if (notes.every((note) => note.id !== id)) state.end(id, 'none')
    const seen = new Set<LearnerId>()
    let done: LearnerId | undefined
    for (let next = notes[0]; next !== undefined; ) {
      seen.add(next.id)
      if ((await this.#follow(next)) === 'done') done = next.id
      // Another deletion may have started in the meantime.
      next = (await deletionNotes(device)).find(({ id }) => !seen.has(id))
    }
    // Reported last, because the deletion of another account may still be running.
    if (done !== undefined) state.end(done, 'done')
  }

  /** Continues the deletion of one account as far as possible. */
  async #follow(first: DeletionNote): Promise<'none' | 'done' | 'stopped'> {
    const { state } = this.#parts
    let note = first
    for (;;) {
      state.set({ kind: 'working', ...note })
      let next: DeletionNote | DeletionUnderWay | 'none' | 'done'
      try {
        next = await this.#step(note)
      } catch (error) {
        if (saveFailureOf(error) === undefined) throw error
        next = { kind: 'storage-failed', ...note }
      }
      if (typeof next === 'string') {
        state.end(note.id, next)
        return next
      }
      if ('kind' in next) {
        state.set(next)
        return 'stopped'
      }
      note = next
    }
  }

  /** Returns the next step to save, or the state in which the deletion stops. */
  async #step(note: DeletionNote): Promise<DeletionNote | DeletionUnderWay | 'none' | 'done'> {
    const { id, step } = note
    switch (step) {
      case 'begun':
        return await this.#after(note, await this.#ask(({ erase }) => erase(id)), 'erased')
      case 'erased':
        // The learner may have signed out since then. Their data is kept until that session has ended.
        if (await this.#hasLeft(id)) return { kind: 'confirm', ...note }
        return await this.#after(note, await this.#ask(({ auth }) => auth.deleteAccount(id)), 'gone')
      case 'gone':
        if (!(await this.#parts.remove(id))) return { kind: 'storage-failed', ...note }
        await this.#write((database) => dropDeletionNote(database, id))
        return 'done'
    }
  }

  async #after(
    note: DeletionNote,
    outcome: StepOutcome,
    step: DeletionNote['step'],
  ): Promise<DeletionNote | DeletionUnderWay | 'none'> {
    if (outcome === 'done') return (await this.#advance(note, step)) ?? 'none'
    // Another tab may have ended the deletion while this tab waited for the answer.
    const standing = await this.#write((database) => deletionNote(database, note.id))
    if (standing === undefined) return 'none'
    return { kind: outcome === 'offline' ? 'waiting' : outcome, ...note }
  }

  /**
   * Saves the step, unless the deletion ended while we asked the service. Another tab may already have saved a later
   * step.
   */
  #advance({ id }: DeletionNote, step: DeletionNote['step']): Promise<DeletionNote | undefined> {
    return this.#write(async (database) => {
      const standing = await deletionNote(database, id)
      if (standing === undefined) return undefined
      const note: DeletionNote = { id, step: laterStep(standing.step, step) }
      await writeDeletionNote(database, note)
      return note
    })
  }

  async #hasLeft(id: LearnerId): Promise<boolean> {
    const left = await this.#parts.device.run((database) => database.settings.get('left-session'))
    return left?.value === id
  }

  async #ask(
    ask: (cloud: Awaited<ReturnType<AccountDeletionParts['cloud']>>) => Promise<StepOutcome>,
  ): Promise<StepOutcome> {
    return (await this.#inTime(async () => await ask(await this.#parts.cloud()))) ?? 'offline'
  }

  #inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return withDeadline(ANSWER_MS, ask)
  }

  #write<T>(work: (database: DeviceTables) => Promise<T>): Promise<T> {
    return this.#parts.device.run((database) =>
      database.transaction('rw', database.settings, async () => await work(database)),
    )
  }
}
