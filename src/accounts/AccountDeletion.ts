/**
 * Role: deletes an account: its document, its sign-in, and then what this device has of it.
 * Guarantee: each step is noted on the device before the next begins, each may be repeated, and nothing here is removed
 * before the service said that the account is gone, or the learner that they go without that answer.
 * Must not: begin without a yes, or go on where the learner has to show again who they are.
 */
import { withDeadline } from '../platform/withDeadline'
import type { LearnerId } from '../progress/ids'
import type { DeviceDatabase, DeviceTables } from '../store/deviceDatabase'
import { saveFailureOf } from '../store/storeHealth'
import type { CloudAuth, ConfirmOutcome, IdentityProof } from './CloudAuth'
import {
  type DeletionNote,
  type DeletionState,
  type DeletionStore,
  deletionNote,
  dropDeletionNote,
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
  /** Removes everything of a learner from this device. */
  readonly remove: (id: LearnerId) => Promise<void>
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
    await this.#noted({ id, step: 'begun' })
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
    const note = await deletionNote(this.#parts.device)
    if (note?.id !== id || note.step !== 'begun') return
    await this.#write((database) => dropDeletionNote(database, id))
    this.#parts.state.set({ kind: 'none' })
  }

  /** The learner goes without the answer that the sign-in is deleted. */
  async finishHere(id: LearnerId): Promise<void> {
    const note = await deletionNote(this.#parts.device)
    if (note?.id !== id || note.step === 'begun') return
    await this.#noted({ id, step: 'gone' })
    await this.resume()
  }

  async #run(): Promise<void> {
    const { state } = this.#parts
    let note = await deletionNote(this.#parts.device)
    // Another tab may have ended it.
    if (note === undefined && state.getSnapshot().kind !== 'done') state.set({ kind: 'none' })
    while (note !== undefined) {
      state.set({ kind: 'working', ...note })
      let next: DeletionNote | DeletionState
      try {
        next = await this.#step(note)
      } catch (error) {
        if (saveFailureOf(error) === undefined) throw error
        next = { kind: 'storage-failed', ...note }
      }
      if ('kind' in next) return state.set(next)
      note = next
    }
  }

  /** What is noted next, or where it stops. */
  async #step(note: DeletionNote): Promise<DeletionNote | DeletionState> {
    const { id, step } = note
    switch (step) {
      case 'begun':
        return await this.#after(note, await this.#ask(({ erase }) => erase(id)), 'erased')
      case 'erased':
        return await this.#after(note, await this.#ask(({ auth }) => auth.deleteAccount(id)), 'gone')
      case 'gone':
        await this.#parts.remove(id)
        await this.#write((database) => dropDeletionNote(database, id))
        return { kind: 'done' }
    }
  }

  async #after(
    note: DeletionNote,
    outcome: StepOutcome,
    step: DeletionNote['step'],
  ): Promise<DeletionNote | DeletionState> {
    if (outcome === 'done') return await this.#noted({ id: note.id, step })
    return { kind: outcome === 'offline' ? 'waiting' : outcome, ...note }
  }

  async #noted(note: DeletionNote): Promise<DeletionNote> {
    await this.#write((database) => writeDeletionNote(database, note))
    return note
  }

  async #ask(
    ask: (cloud: Awaited<ReturnType<AccountDeletionParts['cloud']>>) => Promise<StepOutcome>,
  ): Promise<StepOutcome> {
    return (await this.#inTime(async () => await ask(await this.#parts.cloud()))) ?? 'offline'
  }

  #inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return withDeadline(this.#parts.deadlineMs ?? ANSWER_MS, ask)
  }

  #write(work: (database: DeviceTables) => Promise<void>): Promise<void> {
    return this.#parts.device.run((database) => database.transaction('rw', database.settings, () => work(database)))
  }
}
