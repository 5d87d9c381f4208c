import { isJsonArray, type Json, type JsonMap, own } from '../../../src/core/progress/json'
import { type Ancestry, isRevisionNumber, parseRevision, REVISIONS_KEPT, revisionOf } from '../revisions/revisionTree'
import { badRequest, refused, type Refusal } from './refusal'

/** A document that a client wants to write. */
export interface IncomingDocument {
  readonly kind: 'document'
  readonly id: string
  /** The revision that it replaces. For a copy, its own revision with those before it. */
  readonly ancestry: Ancestry | undefined
  readonly isDeleted: boolean
  /** Its fields, without those that begin with `_`. */
  readonly fields: JsonMap
}

/** Names of documents: the hash of a sender's key, or one of the two fixed ones. */
const DOCUMENT_ID = /^(?:[0-9a-f]{64}|plan|door)$/
const HASH = /^[0-9a-f]{32}$/
/** CouchDB stores the same number. A longer history is invalid. */
const LONGEST_ANCESTRY = 1000

export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && DOCUMENT_ID.test(id)
}

/** The kind of a document: an edit of the one here, or a copy of another server with the revision that it has there. */
export type WrittenAs = 'edit' | 'copy'

/** @param given the id and the revision in the address, which override those in the document */
export function incomingDocument(
  document: JsonMap,
  as: WrittenAs,
  given: { readonly id?: string; readonly rev?: string | undefined } = {},
): IncomingDocument | Refusal {
  const fields = Object.entries(document)
  const strange = fields.find(
    ([name]) => name.startsWith('_') && !KNOWN.has(name) && !(as === 'copy' && name === HISTORY),
  )
  if (strange !== undefined) return refused(400, 'doc_validation', `Bad special document member: ${strange[0]}`)
  const id = given.id ?? own(document, '_id')
  if (!isDocumentId(id)) return badRequest('A class holds no document of that name.')
  const ancestry = ancestryIn(given.rev ?? own(document, '_rev'), own(document, HISTORY))
  if (ancestry === 'unreadable') return badRequest('Invalid rev format')
  return {
    kind: 'document',
    id,
    ancestry,
    isDeleted: own(document, '_deleted') === true,
    fields: Object.fromEntries(fields.filter(([name]) => !name.startsWith('_'))),
  }
}

const KNOWN = new Set(['_id', '_rev', '_deleted'])
const HISTORY = '_revisions'

function ancestryIn(rev: Json | undefined, revisions: Json | undefined): Ancestry | 'unreadable' | undefined {
  const named = rev === undefined ? undefined : parseRevision(rev)
  if (rev !== undefined && named === undefined) return 'unreadable'
  if (revisions === undefined) return named
  const whole = ancestryOf(revisions)
  if (whole === undefined || (named !== undefined && revisionOf(whole) !== revisionOf(named))) return 'unreadable'
  return { start: whole.start, ids: whole.ids.slice(0, REVISIONS_KEPT) }
}

function ancestryOf(revisions: Json): Ancestry | undefined {
  if (typeof revisions !== 'object' || revisions === null || isJsonArray(revisions)) return undefined
  const [start, ids] = [own(revisions, 'start'), own(revisions, 'ids')]
  if (!isRevisionNumber(start) || ids === undefined || !isJsonArray(ids)) return undefined
  if (ids.length === 0 || ids.length > Math.min(start, LONGEST_ANCESTRY)) return undefined
  return ids.every((id) => typeof id === 'string' && HASH.test(id))
    ? { start, ids: ids as readonly string[] }
    : undefined
}
