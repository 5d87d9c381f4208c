import type { LearnerId } from '../../core/progress/ids'
import type { Failure } from '../replication/Remote'
import type { TimedList } from './listByTime'

/**
 * Gives Cloud Firestore documents to modules that don't use Firebase directly, such as a class relay. Paths have no
 * leading slash: `classes/{place}/reports/{sender}`.
 */
export interface CloudDocuments {
  /** Resolves to the learner whose session this device has; undefined if there is no session. */
  signedIn(): Promise<LearnerId | undefined>
  /**
   * Runs `work` as this learner. Runs it again if the service did not accept the token. An error that `work` throws is
   * returned as the matching failure. An aborted signal returns `cancelled` at once, because the SDK ignores signals.
   */
  as<T>(
    learner: LearnerId,
    signal: AbortSignal,
    work: (documents: Documents) => Promise<T>,
  ): Promise<T | DocumentsFailure>
}

export type DocumentsFailure = Failure | { readonly kind: 'cancelled' }

export interface Documents {
  /** Undefined if there is no document. */
  read(path: string): Promise<StoredFields | undefined>
  /** Replaces the entire document. Rejects if the rules or the network don't allow it. See `isDenied`. */
  write(path: string, fields: WrittenFields): Promise<void>
  /** Also succeeds if there is no document. */
  remove(path: string): Promise<void>
  /**
   * Lists the documents of a collection by their field `at`, oldest first. `bytes` is the name of the field to return.
   */
  list(query: { readonly collection: string; readonly bytes: string; readonly since: number }): Promise<TimedList>
  /** Returns whether the security rules denied the write. The rules give no reason. */
  isDenied(error: unknown): boolean
}

/** A value that stands for the time at which the service receives the document. */
export const SERVICE_TIME = Symbol('service time')

export type WrittenFields = Readonly<Record<string, string | boolean | Uint8Array<ArrayBuffer> | typeof SERVICE_TIME>>
/** Bytes are read as `Uint8Array`. All other values are returned as the service sent them and must be validated. */
export type StoredFields = Readonly<Record<string, unknown>>
