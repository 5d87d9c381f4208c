/**
 * Role: reads an account's user document, including the progress document in `sync` and additions from other clients.
 * Guarantee: every device reads the same result from the same fields, before considering its own data.
 * Must not: return a document for fields that it does not understand, because they would be overwritten.
 */
import { isOutdated, type ProgressDocument } from './document'
import { takeForeignName } from './foreignName'
import type { LearnerId } from './ids'
import { takeLegacyAdditions } from './legacyAdditions'
import { legacyDocument } from './legacyDocument'
import { legacyFields, legacyLists } from './legacyLists'
import { own } from './json'
import { type ParsedDocument, parseDocument } from './parseDocument'

export type ReadUserFields =
  | {
      readonly kind: 'read'
      /** The stored document in `sync`; undefined if there is none. */
      readonly stored: ProgressDocument | undefined
      /** `stored` with additions from other clients, or the document converted from the earlier site's fields. */
      readonly document: ProgressDocument
      /** Additions that must not be joined automatically. */
      readonly superseded: ProgressDocument | undefined
    }
  /** Left over from a deleted account. */
  | { readonly kind: 'deleted' }
  /** Written by a newer app. `minimum` is the format that the app must support to read this document. */
  | { readonly kind: 'outdated'; readonly minimum: number }
  | Extract<ParsedDocument, { kind: 'unreadable' }>

/** Reads the document at `users/{uid}`, whose timestamps must be instants (`toISOString`). */
export function readUserFields(value: unknown, owner: LearnerId): ReadUserFields {
  const fields = legacyFields(value)
  if (fields === undefined) return { kind: 'unreadable', reason: 'not-a-map' }
  if (isDeletion(fields)) return { kind: 'deleted' }
  const sync = own(fields, 'sync')
  if (sync === undefined || sync === null) {
    const earlier = legacyDocument(fields, owner)
    if (earlier.kind === 'unreadable') return earlier
    return { kind: 'read', stored: undefined, document: earlier.document, superseded: undefined }
  }
  const parsed = parseDocument(sync, owner)
  if (parsed.kind === 'unreadable') return parsed
  const stored = parsed.document
  // A newer format may derive the lists differently, so a difference doesn't show that anything was added.
  if (isOutdated(stored)) return { kind: 'outdated', minimum: stored.format }
  const { document, superseded } = takeLegacyAdditions(stored, legacyLists(fields))
  // A name is no learning, so it is taken in whatever the epoch is.
  return { kind: 'read', stored, document: takeForeignName(document, fields), superseded }
}

/**
 * Compares the same keys as the security rules. If a document has other fields next to `deletedAt`, our app did not
 * write `deletedAt`.
 */
function isDeletion(fields: object): boolean {
  return Object.keys(fields).sort().join() === 'deletedAt,updatedAt'
}
