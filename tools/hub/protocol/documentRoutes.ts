import type { Context, Hono } from 'hono'
import { own } from '../../../src/progress/json'
import type { Hub, HubRequests } from '../Hub'
import { answer } from './answer'
import { jsonBody, LARGEST_DOCUMENT } from './body'
import { isTexts, nameIn, parsed } from './asked'
import { incomingDocument, isDocumentId } from './incomingDocument'
import { keepDocument } from './keepDocuments'
import { multipartLeaves } from './multipartLeaves'
import { type Asked, readDocument, readLeaves } from './readDocument'
import { badRequest, isRefusal, MISSING } from './refusal'

/** One document of a class: `/class-<id>/<hash>`, `plan` or `door`. */
export function documentRoutes(app: Hono<HubRequests>, hub: Hub): void {
  app.get('/:id', (context) => {
    const id = context.req.param('id')
    if (!isDocumentId(id)) return answer(MISSING)
    const query = context.req.query()
    const leaves = query['open_revs']
    if (leaves !== undefined) return leavesAnswer(context, hub, id, leaves === 'all' ? 'all' : parsed(leaves))
    const document = readDocument(hub.store, nameIn(context), id, askedIn(query))
    return answer(document)
  })

  app.put('/:id', async (context) => {
    const body = await jsonBody(context, LARGEST_DOCUMENT)
    if (isRefusal(body)) return answer(body)
    const { rev, new_edits } = context.req.query()
    const id = context.req.param('id')
    const named = own(body, '_id')
    if (named !== undefined && named !== id) return answer(badRequest('Document ID must match the address.'))
    const document = incomingDocument(body, { id, rev })
    return await written(keepDocument(hub, nameIn(context), document, new_edits === 'false'), 201)
  })

  app.delete('/:id', async (context) => {
    const { rev } = context.req.query()
    const document = incomingDocument({ _deleted: true }, { id: context.req.param('id'), rev })
    return await written(keepDocument(hub, nameIn(context), document), 200)
  })
}

function leavesAnswer(context: Context, hub: Hub, id: string, revs: unknown): Response {
  if (revs !== 'all' && !isTexts(revs)) return answer(badRequest('Bad open_revs.'))
  const leaves = readLeaves(hub.store, nameIn(context), id, revs, askedIn(context.req.query()))
  if (isRefusal(leaves)) return answer(leaves)
  const accepted = context.req.header('accept') ?? ''
  const isInParts = accepted.includes('multipart/mixed') && !accepted.includes('application/json')
  return isInParts ? multipartLeaves(leaves) : answer(leaves)
}

function askedIn({ rev, revs, conflicts, latest }: Readonly<Record<string, string>>): Asked {
  return { rev, revs: revs === 'true', conflicts: conflicts === 'true', latest: latest === 'true' }
}

async function written(keeping: ReturnType<typeof keepDocument>, status: 200 | 201): Promise<Response> {
  const result = await keeping
  return answer(isRefusal(result) ? result : { ok: true, id: result.id, rev: result.rev }, status)
}
