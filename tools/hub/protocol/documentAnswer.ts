import { type JsonMap, own } from '../../../src/progress/json'
import type { Hub } from '../Hub'
import { answered, type Answered } from './answer'
import { isTexts, parsed } from './asked'
import { incomingDocument, isDocumentId } from './incomingDocument'
import { keepDocument } from './keepDocuments'
import { multipartLeaves } from './multipartLeaves'
import { type Asked, readDocument, readLeaves } from './readDocument'
import { badRequest, isRefusal, MISSING, type Refusal } from './refusal'

/** A request for one document, by whatever way it came. */
export interface DocumentRequest {
  readonly className: string
  readonly id: string
  readonly query: Readonly<Record<string, string>>
}

export function documentRead(hub: Hub, asked: DocumentRequest, accept: string): Answered {
  const { className, id, query } = asked
  if (!isDocumentId(id)) return answered(MISSING)
  const named = query['open_revs']
  if (named === undefined) return answered(readDocument(hub.store, className, id, askedIn(query)))
  const revs = named === 'all' ? 'all' : parsed(named)
  if (revs !== 'all' && !isTexts(revs)) return answered(badRequest('Bad open_revs.'))
  const leaves = readLeaves(hub.store, className, id, revs, askedIn(query))
  if (isRefusal(leaves)) return answered(leaves)
  const isInParts = accept.includes('multipart/mixed') && !accept.includes('application/json')
  return isInParts ? multipartLeaves(leaves) : answered(leaves)
}

export async function documentWritten(
  hub: Hub,
  { className, id, query }: DocumentRequest,
  body: JsonMap | Refusal,
): Promise<Answered> {
  if (isRefusal(body)) return answered(body)
  const named = own(body, '_id')
  if (named !== undefined && named !== id) return answered(badRequest('Document ID must match the address.'))
  const document = incomingDocument(body, { id, rev: query['rev'] })
  return told(await keepDocument(hub, className, document, query['new_edits'] === 'false'), 201)
}

export async function documentDeleted(hub: Hub, { className, id, query }: DocumentRequest): Promise<Answered> {
  const document = incomingDocument({ _deleted: true }, { id, rev: query['rev'] })
  return told(await keepDocument(hub, className, document), 200)
}

function askedIn({ rev, revs, conflicts, latest }: DocumentRequest['query']): Asked {
  return { rev, revs: revs === 'true', conflicts: conflicts === 'true', latest: latest === 'true' }
}

function told(result: Awaited<ReturnType<typeof keepDocument>>, status: 200 | 201): Answered {
  return answered(isRefusal(result) ? result : { ok: true, id: result.id, rev: result.rev }, status)
}
