/**
 * Role: the port to the rows of the classes that a learner has joined, which lie beside the ledger.
 * Guarantee: a row is on the disk when a change answers; a failure left it as it was.
 * Must not: know what is in a row, or let one into a backup: a key in it can't leave this device.
 */
import type { SaveFailure, WriteOutcome } from './storeHealth'

/** A row by the class that it is of. All else in it is the business of who keeps classes. */
export interface ClassRow {
  readonly key: string
}

export type ClassRowRead =
  /** `row` is undefined where there is none. */
  { readonly kind: 'read'; readonly row: unknown } | { readonly kind: 'failed'; readonly reason: SaveFailure }

/** What becomes of a row: another one, nothing (`deleted`), or what it was (`unchanged`). The change answers `answer`. */
export interface ClassRowEdit<T> {
  readonly becomes: ClassRow | 'deleted' | 'unchanged'
  readonly answer: T
}

export interface ClassRows {
  /** As this or another version wrote them: parse before use. Safe inside a live query. */
  all(): Promise<readonly unknown[]>
  /** How many there are. Safe inside a live query. */
  count(): Promise<number>
  find(key: string): Promise<ClassRowRead>
  /** Reads and writes one row in one transaction. `edit` may run more than once and must not wait. */
  change<T>(key: string, edit: (row: unknown) => ClassRowEdit<T>): Promise<WriteOutcome<T>>
}
