/**
 * Role: deletes an account: its document, its sign-in, and then what this device has of it.
 * Guarantee: each step is noted on the device before the next begins, each may be repeated, and nothing here is removed
 * before the service said that the account is gone, or the learner that they go without that answer. One account's deletion
 * waits for no other's.
 * Must not: begin without a yes, or go on where the learner has to show again who they are.
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

/** `confirm`: whoever asks has not shown for some minutes who they are. */
export type StepOutcome = 'done' | 'offline' | 'confirm' | 'unavailable'

export interface AccountDeletionParts {
  readonly device: DeviceDatabase
  readonly state: DeletionStore
  /** Fetches the service's code. */
  readonly cloud: () => Promise<{
    readonly auth: Pick<CloudAuth, 'confirm' | 'waysToConfirm' | 'deleteAccount'>
    /** Leaves the mark of a deleted account in the place of its document. */
    erase(id: LearnerId): Promise<StepOutcome>
  }>
  /** Removes everything of a learner from this device. Whether nothing is left. */
  readonly remove: (id: LearnerId) => Promise<boolean>
  /** Only tests wait for less. */
  readonly deadlineMs?: number
}

const ANSWER_MS = 20_000

/*
 *            erase             delete the sign-in        remove here
 *   begun ----------> erased --------------------> gone ------------> (no note)
 *     |  stop            |  finish here: without an answer  ^
 *     v                  +----------------------------------+
 *   (no note)
 */
export class AccountDeletion {
  readonly #parts: AccountDeletionParts
  #running: Promise<void> | undefined

  constructor(parts: AccountDeletionParts) {
    this.#parts = parts
  }

  /** In which ways the learner can show who they are. Both where nobody can say. */
  async waysToConfirm(id: LearnerId): Promise<readonly IdentityProof['kind'][]> {
    const ways = await this.#inTime(async () => (await this.#parts.cloud()).auth.waysToConfirm(id))
    return ways === undefined || ways.length === 0 ? ['password', 'google'] : ways
  }

  /** Google's window is waited for as long as it is open. */
  async confirm(
    account: { readonly id: LearnerId; readonly email: string },
    proof: IdentityProof,
  ): Promise<ConfirmOutcome> {
    const offline: ConfirmOutcome = { kind: 'refused', reason: 'offline' }
    const cloud = await this.#inTime(() => this.#parts.cloud())
    if (cloud === undefined) return offline
    const ask = () => cloud.auth.confirm(account, proof)
    return (proof.kind === 'google' ? await ask() : await this.#inTime(ask)) ?? offline
  }

  /** The learner has agreed to it. Resolves where it can't go on by itself. */
  async begin(id: LearnerId): Promise<void> {
    await this.#write(async (database) => {
      const standing = await deletionNote(database, id)
      await writeDeletionNote(database, standing ?? { id, step: 'begun' })
    })
    await this.resume()
  }

  /** Goes on with what was cut off, if anything was. Safe to call often. */
  async resume(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Only as long as nothing is known to be deleted. */
  async stop(id: LearnerId): Promise<void> {
    const isStopped = await this.#write(async (database) => {
      if ((await deletionNote(database, id))?.step !== 'begun') return false
      await dropDeletionNote(database, id)
      return true
    })
    if (isStopped) this.#parts.state.end(id, 'none')
  }

  /** The learner goes without the answer that the sign-in is deleted. */
  async finishHere(id: LearnerId): Promise<void> {
    const note = await this.#write((database) => deletionNote(database, id))
    if (note === undefined || note.step === 'begun') return
    await this.#advance(note, 'gone')
    await this.resume()
  }

  async #run(): Promise<void> {
    const { device, state } = this.#parts
    const notes = await deletionNotes(device)
    // Another tab may have ended it.
    for (const { id } of state.all()) if (notes.every((note) => note.id !== id)) state.end(id, 'none')
    const seen = new Set<LearnerId>()
    let done: LearnerId | undefined
    for (let next = notes[0]; next !== undefined; ) {
      seen.add(next.id)
      if ((await this.#follow(next)) === 'done') done = next.id
      // Somebody may have begun meanwhile.
      next = (await deletionNotes(device)).find(({ id }) => !seen.has(id))
    }
    // Said last, where another's is still under way too.
    if (done !== undefined) state.end(done, 'done')
  }

  /** Goes on with one account's as far as it goes. */
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

  /** What is noted next, or where it stops. */
  async #step(note: DeletionNote): Promise<DeletionNote | DeletionUnderWay | 'none' | 'done'> {
    const { id, step } = note
    switch (step) {
      case 'begun':
        return await this.#after(note, await this.#ask(({ erase }) => erase(id)), 'erased')
      case 'erased':
        // Whoever has signed out since is not to be removed by a session that is still to be ended.
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
    // Another tab may have ended it while this one waited for the answer.
    const standing = await this.#write((database) => deletionNote(database, note.id))
    if (standing === undefined) return 'none'
    return { kind: outcome === 'offline' ? 'waiting' : outcome, ...note }
  }

  /** Notes how far it has come, unless it was ended while the service was asked; another tab may be further. */
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
    return withDeadline(this.#parts.deadlineMs ?? ANSWER_MS, ask)
  }

  #write<T>(work: (database: DeviceTables) => Promise<T>): Promise<T> {
    return this.#parts.device.run((database) =>
      database.transaction('rw', database.settings, async () => await work(database)),
    )
  }
}
