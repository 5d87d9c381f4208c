import type { LearnerId } from '../../core/progress/ids'
import type { Failure } from '../replication/Remote'
import type { TimedList } from './listByTime'

/**
 * Documents of Cloud Firestore for a room that knows no Firebase, such as the relay of a class. Paths have no slash at
 * their start: `classes/{place}/reports/{sender}`.
 */
export interface CloudDocuments {
  /** The learner whose session this device has. Undefined if it has none. */
  signedIn(): Promise<LearnerId | undefined>
  /**
   * Works in a learner's name, a second time when the service did not accept the token. An error that `work` throws is
   * returned as the failure it means. An aborted signal returns `cancelled` at once, because the SDK ignores signals.
   */
  as<T>(
    learner: LearnerId,
    signal: AbortSignal,
    work: (documents: Documents) => Promise<T>,
  ): Promise<T | DocumentsFailure>
}

export type DocumentsFailure = Failure | { readonly kind: 'cancelled' }

export interface Documents {
  /** Undefined where there is none. */
  read(path: string): Promise<StoredFields | undefined>
  /** Replaces the whole document. Rejects where the rules or the network don't allow it: see `isDenied`. */
  write(path: string, fields: WrittenFields): Promise<void>
  /** Also where there is none. */
  remove(path: string): Promise<void>
  /** The documents of a collection by their field `at`, oldest first. Bytes are those of the field named. */
  list(query: { readonly collection: string; readonly bytes: string; readonly since: number }): Promise<TimedList>
  /** Whether the rules denied the write. They give no reason. */
  isDenied(error: unknown): boolean
}

/** In place of a value: the time at which the service takes the document. */
export const SERVICE_TIME = Symbol('service time')

export type WrittenFields = Readonly<Record<string, string | boolean | Uint8Array<ArrayBuffer> | typeof SERVICE_TIME>>
/** Bytes are read as `Uint8Array`. Everything else is as the service has it, and is not trusted. */
export type StoredFields = Readonly<Record<string, unknown>>
