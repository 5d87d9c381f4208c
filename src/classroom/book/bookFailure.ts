/**
 * Role: the errors of a class book, and the failure that each of them means to the teacher.
 * Guarantee: bugs are never shown as failures of the disk.
 * Must not: have text of its own.
 */
import { ConnectionEnded } from '../../data/store/connection'
import { saveFailureOf } from '../../data/store/storeHealth'
import type { BookFailure, ChangeFailure } from '../ports/TaughtClasses'

export class BookEnded extends Error {
  override readonly name = 'BookEnded'
  readonly reason: 'gone' | 'locked'
  constructor(reason: 'gone' | 'locked') {
    super(`The class book has ended: ${reason}`)
    this.reason = reason
  }
}

/** Something tried to change an archived class. The class has not changed. */
export class BookArchived extends Error {
  override readonly name = 'BookArchived'
  constructor() {
    super('The class is archived')
  }
}

/** Returns the failure to show to the teacher. Rethrows bugs. */
export function bookFailureOf(error: unknown): BookFailure {
  const failure = knownBookFailureOf(error)
  if (failure === undefined) throw error
  return failure
}

/** Returns undefined for a bug. */
export function knownBookFailureOf(error: unknown): BookFailure | undefined {
  if (error instanceof BookEnded) return error.reason
  if (error instanceof ConnectionEnded && error.reason === 'gone') return 'gone'
  if (error instanceof ConnectionEnded && error.reason === 'closed') return 'locked'
  return saveFailureOf(error)
}

/** Returns the result of `work`, or its failure, which is `archived` for an archived class. Rethrows bugs. */
export async function attemptChange<T>(work: () => Promise<T>): Promise<T | ChangeFailure> {
  try {
    return await work()
  } catch (error) {
    return error instanceof BookArchived ? 'archived' : bookFailureOf(error)
  }
}

/** Returns the result of `work`, or its failure. Rethrows bugs. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | BookFailure> {
  try {
    return await work()
  } catch (error) {
    return bookFailureOf(error)
  }
}
