import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite'
import type { LearnerId } from '../../core/progress/ids'
import { type ReadUserFields, readUserFields } from '../../core/progress/readUserFields'
import type { Failure } from '../replication/Remote'
import type { UserFields } from './planWrite'

export type FoundDocument = Extract<ReadUserFields, { kind: 'read' }> & {
  /** The fields as stored, with timestamps as instants. */
  readonly fields: UserFields
}

export type UserDocument = { readonly kind: 'missing' } | FoundDocument | Failure

/** Reads and parses the document at `users/{uid}`. */
export function readUserDocument(snapshot: DocumentSnapshot, learnerId: LearnerId): UserDocument {
  const data: UserFields | undefined = snapshot.data()
  if (data === undefined) return { kind: 'missing' }
  const fields = Object.fromEntries(Object.entries(data).map(([field, value]) => [field, asInstant(value)]))
  const copy = readUserFields(fields, learnerId)
  switch (copy.kind) {
    case 'read':
      return { ...copy, fields }
    case 'deleted':
    case 'outdated':
      return copy
    case 'unreadable':
      return { kind: 'refused', reason: copy.reason }
  }
}

function asInstant(value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : value
}
