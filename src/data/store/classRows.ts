/**
 * Role: reads and writes the rows of a learner's classes, which are stored outside the ledger.
 * Guarantee: a row is on the disk when a change resolves. After a failure, the row is unchanged.
 * Must not: interpret a row, or add one to a backup, because its keys must not leave this device.
 */
import type { SaveFailure, WriteOutcome } from './storeHealth'

/** A row, identified by its class. The code for classes defines the other fields. */
export interface ClassRow {
  readonly key: string
}

export type ClassRowRead =
  /** `row` is undefined if there is none. */
  { readonly kind: 'read'; readonly row: unknown } | { readonly kind: 'failed'; readonly reason: SaveFailure }

/**
 * The result of an edit: another row, nothing (`deleted`), or no change (`unchanged`). The change resolves to `answer`.
 */
export interface ClassRowEdit<T> {
  readonly becomes: ClassRow | 'deleted' | 'unchanged'
  readonly answer: T
}

export interface ClassRows {
  /** The rows as this or another version wrote them: parse before use. Safe inside a live query. */
  all(): Promise<readonly unknown[]>
  /** Returns the number of rows. Safe inside a live query. */
  count(): Promise<number>
  find(key: string): Promise<ClassRowRead>
  /** Reads and writes one row in one transaction. `edit` may run more than once and must not wait. */
  change<T>(key: string, edit: (row: unknown) => ClassRowEdit<T>): Promise<WriteOutcome<T>>
}
