/**
 * Role: the results of a write, and whether the last one reached the disk, for the banner.
 * Guarantee: the state stays the same object until it changes. Listeners are called on changes only.
 * Must not: hide a failure that only a reload or a restore can fix.
 */
import { createStore } from '../../platform/createStore'
import type { ProgressDocument } from '../../core/progress/document'
import { ConnectionEnded } from './connection'
import { failureOf } from './failureOf'

export type SaveFailure = 'quota' | 'connection' | 'outdated' | 'private-mode'

export type WriteOutcome<T> =
  | { readonly kind: 'written'; readonly value: T }
  | { readonly kind: 'failed'; readonly reason: SaveFailure }

export function saveFailureIn(written: WriteOutcome<unknown>): SaveFailure | undefined {
  return written.kind === 'failed' ? written.reason : undefined
}

/** The result of a learner's action. */
export type SaveOutcome =
  /** `revision` is the revision that this action created. */
  | { readonly kind: 'saved'; readonly document: ProgressDocument; readonly revision: number }
  | { readonly kind: 'unchanged'; readonly document: ProgressDocument }
  | { readonly kind: 'refused'; readonly reason: 'at-limit' | 'too-few-points' }
  | { readonly kind: 'failed'; readonly reason: SaveFailure }

export type StoreHealth =
  | { readonly kind: 'healthy' }
  | {
      readonly kind: 'failing'
      readonly reason: SaveFailure
      /** The database was deleted while the page was open. `restore` can write the data in this page's memory again. */
      readonly isGone?: true
    }

const HEALTHY: StoreHealth = { kind: 'healthy' }

export class HealthRecord {
  readonly #health = createStore<StoreHealth>(HEALTHY)
  readonly current = this.#health.getSnapshot
  readonly subscribe = this.#health.subscribe

  healthy(): void {
    this.#set(HEALTHY)
  }

  failing(reason: SaveFailure, isGone = false): void {
    this.#set(isGone ? { kind: 'failing', reason, isGone: true } : { kind: 'failing', reason })
  }

  #set(next: StoreHealth): void {
    if (!isSame(this.#health.getSnapshot(), next)) this.#health.set(next)
  }
}

function isSame(one: StoreHealth, other: StoreHealth): boolean {
  if (one.kind === 'healthy' || other.kind === 'healthy') return one.kind === other.kind
  return one.reason === other.reason && one.isGone === other.isGone
}

/** Returns the failure to show to the learner, or undefined for a bug, which the caller rethrows. */
export function saveFailureOf(error: unknown): SaveFailure | undefined {
  if (error instanceof ConnectionEnded) return error.reason === 'outdated' ? 'outdated' : 'connection'
  const failure = failureOf(error)
  switch (failure) {
    case 'bug':
      return undefined
    case 'dropped':
      return 'connection'
    case 'quota':
    case 'outdated':
    case 'private-mode':
      return failure
  }
}

/**
 * Use it for a read or a note on the device that nothing else depends on, never for data that the learner was told is
 * saved. Returns `otherwise` if the browser's storage fails. A bug stays an exception.
 */
export async function unlessStorageFails<T>(work: () => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (saveFailureOf(error) === undefined) throw error
    console.warn('Storage: something could not be read or noted, and is not known', error)
    return otherwise
  }
}
