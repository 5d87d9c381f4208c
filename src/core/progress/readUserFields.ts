/**
 * Role: reads the user document of an account: the progress document in `sync`, and what other clients added beside it.
 * Guarantee: every device reads the same from the same fields, before it looks at anything of its own.
 * Must not: answer a document for fields that it does not understand: they would be overwritten.
 */
import { isOutdated, type ProgressDocument } from './document'
import type { LearnerId } from './ids'
import { takeLegacyAdditions } from './legacyAdditions'
import { legacyDocument } from './legacyDocument'
import { legacyFields, legacyLists } from './legacyLists'
import { own } from './json'
import { type ParsedDocument, parseDocument } from './parseDocument'

export type ReadUserFields =
  | {
      readonly kind: 'read'
      /** The document in `sync` as it is there; undefined without one. */
      readonly stored: ProgressDocument | undefined
      /** `stored` with what other clients added, or what the fields of the earlier site say. */
      readonly document: ProgressDocument
      /** Additions that may not join by themselves. */
      readonly aside: ProgressDocument | undefined
    }
  /** What a deleted account leaves. */
  | { readonly kind: 'deleted' }
  /** Written by a newer app; `minimum` is the format that an app must know. */
  | { readonly kind: 'outdated'; readonly minimum: number }
  | Extract<ParsedDocument, { kind: 'unreadable' }>

/** `value` is the document at `users/{uid}`, its timestamps as instants (`toISOString`). */
export function readUserFields(value: unknown, owner: LearnerId): ReadUserFields {
  const fields = legacyFields(value)
  if (fields === undefined) return { kind: 'unreadable', reason: 'not-a-map' }
  if (isDeletion(fields)) return { kind: 'deleted' }
  const sync = own(fields, 'sync')
  if (sync === undefined || sync === null) {
    const earlier = legacyDocument(fields, owner)
    if (earlier.kind === 'unreadable') return earlier
    return { kind: 'read', stored: undefined, document: earlier.document, aside: undefined }
  }
  const parsed = parseDocument(sync, owner)
  if (parsed.kind === 'unreadable') return parsed
  const stored = parsed.document
  // A newer format may derive the lists otherwise: nothing can be told from a difference.
  if (isOutdated(stored)) return { kind: 'outdated', minimum: stored.format }
  return { kind: 'read', stored, ...takeLegacyAdditions(stored, legacyLists(fields)) }
}

/** The same keys as in the security rules: a field of that name beside others is none of ours. */
function isDeletion(fields: object): boolean {
  return Object.keys(fields).sort().join() === 'deletedAt,updatedAt'
}
