import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type JsonMap, own } from '../../../src/core/progress/json'
import type { Hub, HubRequests } from '../Hub'
import { answer } from './answer'
import { isTexts, nameIn, parsed } from './asked'
import { jsonBody, LARGEST_DOCUMENT } from './body'
import { incomingDocument, isDocumentId } from './incomingDocument'
import { keepDocument } from './keepDocuments'
import { type Asked, readDocument, readLeaves, type FoundLeaf } from './readDocument'
import { badRequest, isRefusal, MISSING, NO_COPIES, type Refusal } from './refusal'

/** One document of a class: `/class-<id>/<hash>`, `plan` or `door`. */
export function documentRoutes(app: Hono<HubRequests>, hub: Hub): void {
  app.get('/:id', (context) => documentRead(hub, context))

  app.put('/:id', async (context) => {
    const body = await jsonBody(context, LARGEST_DOCUMENT)
    if (isRefusal(body)) return answer(body)
    if ((context.req.query('new_edits') ?? 'true') !== 'true') return answer(NO_COPIES)
    const named = own(body, '_id')
    if (named !== undefined && named !== idIn(context)) return answer(badRequest('Document ID must match the address.'))
    return answer(await written(hub, context, body), 201)
  })

  // A deletion without its signed message is rejected, like one in a body that has none.
  app.delete('/:id', async (context) => answer(await written(hub, context, { _deleted: true })))
}

function documentRead({ store }: Hub, context: Context): Response {
  const [className, id, query] = [nameIn(context), idIn(context), context.req.query()]
  if (!isDocumentId(id)) return answer(MISSING)
  const named = query['open_revs']
  if (named === undefined) return answer(readDocument(store, className, id, askedIn(query)))
  const revs = named === 'all' ? 'all' : parsed(named)
  if (revs !== 'all' && !isTexts(revs)) return answer(badRequest('Bad open_revs.'))
  const leaves = readLeaves(store, className, id, revs, askedIn(query))
  if (isRefusal(leaves)) return answer(leaves)
  const accept = context.req.header('accept') ?? ''
  const isInParts = accept.includes('multipart/mixed') && !accept.includes('application/json')
  return isInParts ? multipartLeaves(leaves) : answer(leaves)
}

async function written(hub: Hub, context: Context, body: JsonMap): Promise<object | Refusal> {
  const given = { id: idIn(context), rev: context.req.query('rev') }
  const result = await keepDocument(hub, nameIn(context), incomingDocument(body, 'edit', given))
  return isRefusal(result) ? result : { ok: true, id: result.id, rev: result.rev }
}

function idIn(context: Context): string {
  return context.req.param('id') ?? ''
}

function askedIn({ rev, revs, conflicts, latest }: Readonly<Record<string, string>>): Asked {
  return { rev, revs: revs === 'true', conflicts: conflicts === 'true', latest: latest === 'true' }
}

/** Leaves as CouchDB's replicator requests them, each as a separate part. */
function multipartLeaves(leaves: readonly FoundLeaf[]): Response {
  const boundary = randomBytes(16).toString('hex')
  const parts = leaves.map((leaf) => {
    const type = 'ok' in leaf ? 'application/json' : 'application/json; error="true"'
    return `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${JSON.stringify('ok' in leaf ? leaf.ok : leaf)}\r\n`
  })
  const headers = { 'content-type': `multipart/mixed; boundary="${boundary}"` }
  return new Response(`${parts.join('')}--${boundary}--`, { headers })
}
