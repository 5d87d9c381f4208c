/**
 * Role: what a write may answer, and whether the last one reached the disk, for the banner.
 * Guarantee: the same object until it changes; listeners hear of changes only.
 * Must not: heal by itself what only a reload or a restore can.
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

/** What the action of a learner answers. */
export type SaveOutcome =
  /** `revision`: the one that this action made. */
  | { readonly kind: 'saved'; readonly document: ProgressDocument; readonly revision: number }
  | { readonly kind: 'unchanged'; readonly document: ProgressDocument }
  | { readonly kind: 'refused'; readonly reason: 'at-limit' | 'too-few-points' }
  | { readonly kind: 'failed'; readonly reason: SaveFailure }

export type StoreHealth =
  | { readonly kind: 'healthy' }
  | {
      readonly kind: 'failing'
      readonly reason: SaveFailure
      /** The database was deleted beneath the page: what this page still remembers can be brought back by `restore`. */
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

/** What to tell the learner about an error, or undefined for a bug, which the caller throws on. */
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
 * A read or a note of the device that nothing else depends on, never what a learner was told is saved. Answers `otherwise`
 * where the browser's storage fails; a bug stays an exception.
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
